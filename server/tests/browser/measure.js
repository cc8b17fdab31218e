/**
 * How the table page feels, in figures: the first load over a throttled line, and the time from a click to the
 * board that is lit for the next move. `node measure.js`; no test, a timing is not one.
 */
import { bastide, closeAll, launched } from './browser.js';
import { legalPlacement, middle, moment, setUp, take, turnAfter, turnUntilItFits } from './table.js';

/** What Chromium's developer tools call these lines: bytes a second, and milliseconds before each answer. */
const LINES = {
  'fast 4G': { throughput: (9 * 1000 * 1000 * 0.9) / 8, latency: 60 * 2.75 },
  'slow 4G': { throughput: (1.6 * 1000 * 1000 * 0.9) / 8, latency: 150 * 3.75 },
};
const LOADS = 5;
const GAMES = 6;

async function main() {
  const { origin } = await bastide();
  const browser = await launched();
  const player = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  const page = await player.newPage();
  await setUp(page, { light: 'here', dark: 'me' });
  const storageState = await player.storageState();
  for (const [name, line] of Object.entries(LINES)) await load(browser, name, line, { page, storageState, origin });
  for (const reducedMotion of ['no-preference', 'reduce']) await clicks(browser, origin, reducedMotion);
}

/** Nothing kept from before: what a person meets who follows a link to a table. */
async function load(browser, name, { throughput, latency }, { page, storageState, origin }) {
  const times = [];
  let bytes = 0;
  for (let loads = 0; loads < LOADS; loads += 1) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', storageState });
    const visitor = await context.newPage();
    const devtools = await context.newCDPSession(visitor);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput,
    });
    bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
    await visitor.goto(page.url(), { waitUntil: 'commit' });
    await visitor.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    times.push(await visitor.evaluate(() => performance.getEntriesByName('interactive')[0].startTime));
    await context.close();
  }
  console.log(`first load, ${name}: interactive after ${spread(times)} (${LOADS} loads), ${(bytes / 1000).toFixed(1)} kB over the wire`);
}

/** Two at one screen, so that the board is lit again after every click. */
async function clicks(browser, origin, reducedMotion) {
  const times = [];
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion, viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  // What is measured is the click, not what is shown step by step; the list of kinds is open to be pressed.
  await page.addInitScript(() => {
    localStorage.setItem('bastide-drawer', 'choose');
    localStorage.setItem('bastide-pace', 'off');
  });
  await page.addInitScript(timeClicks);
  for (let games = 0; games < GAMES; games += 1) {
    await setUp(page, { light: 'here', dark: 'me', seed: `city ${games}` });
    let now = await turnAfter(page, { seq: -1 });
    while (!now.isOver) {
      if (now.mustDecide) await page.locator('#choose button[name="action"]').first().click();
      else await place(page);
      // Looking again and again would take time from what is measured.
      times.push(await page.evaluate(() => globalThis.lit));
      // A person looks at the move before the next one.
      await page.waitForTimeout(300);
      now = await moment(page);
    }
  }
  const motion = reducedMotion === 'reduce' ? 'without motion' : 'with motion';
  console.log(`click to lit board, ${motion}: ${spread(times.map(({ all }) => all))} (${times.length} moves)`);
  for (const step of Object.keys(times[0])) console.log(`  ${step}: ${spread(times.map((time) => time[step]))}`);
  await context.close();
}

async function place(page) {
  const { kind } = await legalPlacement(page);
  await take(page.locator(`#choose [data-kind="${kind}"]`), (button) => button.click());
  const { square } = await turnUntilItFits(page, () => page.getByRole('button', { name: 'Turn', exact: true }).click());
  const [x, y] = await middle(page, square);
  await page.mouse.move(x, y);
  // The pointer rests on the square, and what it would bring about is drawn, before a person presses.
  await page.waitForTimeout(150);
  await page.mouse.click(x, y);
}

/** Runs in the page: from the last press before a swap to the frame that shows it, step by step. */
function timeClicks() {
  let pressed = 0;
  let tell = () => {};
  addEventListener('pointerup', ({ timeStamp }) => {
    pressed = timeStamp;
    globalThis.lit = new Promise((resolve) => (tell = resolve));
  }, true);
  document.addEventListener('swapped', () => {
    const swapped = performance.now();
    const [sent] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/actions')).slice(-1);
    requestAnimationFrame(() => {
      const frame = performance.now();
      // After the next frame has been made, everything is lit and can be pressed.
      setTimeout(() => {
        const lit = performance.now();
        tell({
          'before the request': sent.startTime - pressed,
          'the answer': sent.responseEnd - sent.startTime,
          'the swap': swapped - sent.responseEnd,
          'up to the frame': frame - swapped,
          'the frame': lit - frame,
          all: lit - pressed,
        });
      });
    });
  });
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => `${sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`;
}

try {
  await main();
} finally {
  await closeAll();
}
