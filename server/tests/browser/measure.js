/**
 * How the table pages feel, in figures: what a first visit sends, the first load over a throttled line, and the time from a
 * click to the board that is lit for the next move. `node measure.js`; no test, a timing is not one.
 */
import { bastide, closeAll, launched } from './browser.js';
import { choosePlain } from './plain.js';
import { legalPlacement, middle, setUp, take, turnAfter, turnUntilItFits } from './table.js';
import { setUp as setUpTournay } from './tournay.js';

/** What Chromium's developer tools call these lines: bytes a second, and milliseconds before each answer. */
const LINES = {
  'fast 4G': { throughput: (9 * 1000 * 1000 * 0.9) / 8, latency: 60 * 2.75 },
  'slow 4G': { throughput: (1.6 * 1000 * 1000 * 0.9) / 8, latency: 150 * 3.75 },
};
const LOADS = 5;
const GAMES = 6;
/** How each game is begun, and how a move is made: where nothing is hidden by two at one screen, else against a bot. */
const TABLES = {
  cathedral: { begin: (page, seed) => setUp(page, { light: 'here', dark: 'me', seed }), move: (page, now) => (now.mustDecide ? choosePlain(page) : place(page)) },
  tournay: { begin: (page, seed) => setUpTournay(page, { seats: ['level-1'], seed }), move: (page) => choosePlain(page) },
  anarchy: { begin: beginAnarchy, move: (page) => choosePlain(page) },
};
/** The other games take longer than Cathedral. */
const MOST_MOVES = 60;

async function main() {
  const { origin } = await bastide();
  const browser = await launched();
  for (const [game, { begin }] of Object.entries(TABLES)) {
    const player = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
    const page = await player.newPage();
    await begin(page, 'a walled city');
    const storageState = await player.storageState();
    for (const [name, line] of Object.entries(LINES)) await load(browser, `${game}, ${name}`, line, { page, storageState, origin });
    await player.close();
  }
  for (const game of Object.keys(TABLES)) {
    for (const reducedMotion of ['no-preference', 'reduce']) await clicks(browser, origin, game, reducedMotion);
  }
}

async function beginAnarchy(page, seed) {
  await page.goto('/new?game=anarchy&players=2');
  await page.locator('#seat0').selectOption('me');
  await page.locator('#seat1').selectOption('level-1');
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  await page.getByLabel('Words for the seed').fill(seed);
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
}

/** Nothing kept from before: what a person meets who follows a link to a table. */
async function load(browser, name, { throughput, latency }, { page, storageState, origin }) {
  const times = [];
  let sent = {};
  for (let loads = 0; loads < LOADS; loads += 1) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', storageState });
    const visitor = await context.newPage();
    const devtools = await context.newCDPSession(visitor);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput,
    });
    sent = weigh(devtools);
    await visitor.goto(page.url(), { waitUntil: 'commit' });
    await visitor.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    times.push(await visitor.evaluate(() => performance.getEntriesByName('interactive')[0].startTime));
    await context.close();
  }
  const bytes = Object.values(sent).reduce((sum, size) => sum + size, 0);
  const parts = Object.entries(sent).map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(', ');
  console.log(`first load, ${name}: interactive after ${spread(times)} (${LOADS} loads), ${kilobytes(bytes)} over the wire: ${parts}`);
}

/** How many bytes come over the wire from now on, by what they are for. */
function weigh(devtools) {
  const sent = {};
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const packed = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1] ?? 'plain';
    kinds.set(requestId, `${type.toLowerCase()} (${packed})`);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    sent[kind] = (sent[kind] ?? 0) + encodedDataLength;
  });
  return sent;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** From click to lit board, at pace off: what is measured is the move, not what is shown of it step by step. */
async function clicks(browser, origin, game, reducedMotion) {
  const { begin, move } = TABLES[game];
  const times = [];
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion, viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  // The list of kinds is open to be pressed.
  await page.addInitScript(() => {
    localStorage.setItem('bastide-drawer', 'choose');
    localStorage.setItem('bastide-pace', 'off');
  });
  await page.addInitScript(timeMoves);
  for (let games = 0; games < GAMES; games += 1) {
    await begin(page, `city ${games}`);
    let now = await turnAfter(page, { seq: -1 });
    for (let moves = 0; moves < MOST_MOVES && !now.isOver; moves += 1) {
      await move(page, now);
      // Looking again and again would take time from what is measured.
      times.push(await page.evaluate(() => globalThis.lit));
      // A person looks at the move before the next one.
      await page.waitForTimeout(300);
      now = await turnAfter(page, now);
    }
  }
  const motion = reducedMotion === 'reduce' ? 'without motion' : 'with motion';
  console.log(`click to lit board, ${game}, ${motion}: ${spread(times.map(({ all }) => all))} (${times.length} moves)`);
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
function timeMoves() {
  // More than the browser keeps by itself, or the last requests would not be there.
  performance.setResourceTimingBufferSize(100000);
  let pressed = 0;
  let tell = () => {};
  // Not `pointerup`: a button that is pressed by a script has no pointer.
  addEventListener('click', ({ timeStamp }) => {
    pressed = timeStamp;
    globalThis.lit = new Promise((resolve) => (tell = resolve));
  }, true);
  document.addEventListener('swapped', () => {
    const swapped = performance.now();
    const [sent] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/actions')).slice(-1);
    // What somebody else changed is no answer to the press.
    if (!sent || sent.startTime < pressed) return;
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
