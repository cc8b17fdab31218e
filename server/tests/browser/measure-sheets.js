/**
 * How the sheets of The Anarchy feel while other games are played on the same server: the time from a click on a box
 * to the frame that shows it filled, and the bytes of the answer. `node measure-sheets.js [GAMES [CLICKS [PAUSE]]]`; no test, a timing
 * is not one. Build the program with `--release` and name it by `BASTIDE`.
 */
import { bastide, closeAll, launched } from './browser.js';
import { deploy, LISTED, playAtOnce } from './plain.js';
import { moment, turnAfter } from './table.js';

/** Each of the other games has a person who acts so often. */
const EVERY = Number(process.argv[4] ?? 2000);
/** How long a hand is over a box before it presses. */
const HOVER = 150;
const CLICKS = Number(process.argv[3] ?? 200);

async function main(games) {
  const { origin } = await bastide();
  const browser = await launched();
  const crowd = await Promise.all(Array.from({ length: games }, () => Neighbour.at(browser, origin)));
  let isMeasuring = true;
  const noise = crowd.map((neighbour, number) => neighbour.play(number, () => isMeasuring));
  const { times, bytes } = await clicks(browser, origin).finally(() => (isMeasuring = false));
  const acted = (await Promise.all(noise)).reduce((sum, count) => sum + count, 0);
  console.log(`${games} other games, which took ${acted} actions meanwhile`);
  for (const step of Object.keys(times[0])) console.log(`  ${step}: ${spread(times.map((time) => time[step]), 'ms')}`);
  console.log(`  over the wire: ${spread(bytes, 'bytes')}`);
}

/** Somebody who plays by the same requests as a page. */
class Neighbour {
  static async at(browser, origin) {
    const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    const neighbour = new Neighbour();
    neighbour.request = context.request;
    await neighbour.begin();
    return neighbour;
  }

  async begin() {
    const answer = await this.request.post('/play/anarchy', { form: { level: 'alone' } });
    this.path = new URL(answer.url()).pathname;
    this.page = await answer.text();
  }

  /** Takes one action after the other at its own pace. Returns how many. */
  async play(number, goesOn) {
    await pause((number / 200) * EVERY);
    let acted = 0;
    for (; goesOn(); acted += 1) {
      const started = Date.now();
      await this.act(number + acted);
      await pause(Math.max(0, EVERY - (Date.now() - started)));
    }
    return acted;
  }

  async act(step) {
    const actions = [...this.page.matchAll(/name="action" value="([^"]+)"/g)].map(([, action]) => action.replaceAll('&gt;', '>'));
    const seq = /name="seq" value="(\d+)"/.exec(this.page)?.[1];
    if (actions.length === 0 || !seq) return this.begin();
    const drawn = /data-drawn="([^"]+)"/.exec(this.page)?.[1] ?? '';
    const answer = await this.request.post(`${this.path}/actions`, {
      form: { seq, key: `step-${step}`, action: actions[(step * 7) % actions.length], seat: '0' },
      headers: { accept: 'text/vnd.bastide.fragments', 'bastide-drawn': drawn },
    });
    this.page = await answer.text();
  }
}

/** Fills boxes on the drawing; what is asked in between is answered and not measured. */
async function clicks(browser, origin) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(timeClicks);
  const times = [];
  const sizes = [];
  page.on('requestfinished', (request) => request.url().endsWith('/actions') && sizes.push(request.sizes()));
  let now = { isOver: true };
  while (times.length < CLICKS) {
    if (now.isOver) {
      await playAtOnce(page, 'The Anarchy');
      now = await turnAfter(page, { seq: -1 });
    }
    const place = await litBox(page);
    if (place) {
      // A hand is over the box for a moment before it presses.
      await page.mouse.move(...place);
      await page.waitForTimeout(HOVER);
      await page.mouse.click(...place);
      if ((await page.getByRole('dialog').count()) > 0) await page.getByRole('dialog').locator('button').first().click();
      times.push(await page.evaluate(() => globalThis.filled));
      await page.waitForTimeout(200);
      now = await moment(page);
      continue;
    }
    if (await page.locator('#muster').count()) await deploy(page, () => 0);
    await page.locator(LISTED).last().click();
    if ((await page.getByRole('dialog').count()) > 0) await page.getByRole('dialog').locator('button').first().click();
    now = await turnAfter(page, now);
  }
  await context.close();
  return { times, bytes: (await Promise.all(sizes)).map(({ responseBodySize }) => responseBodySize) };
}

/** The middle of a box that can be filled, in the window. */
function litBox(page) {
  return page.evaluate(() => {
    document.querySelector('#views [data-code="whole"]').click();
    const box = document.querySelector('#board .is-lit[id^="box-"]');
    if (!box) return null;
    const { x, y, width, height } = box.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}

/** Runs in the page: from the last press before a swap to the frame that shows it. */
function timeClicks() {
  // More than the browser keeps by itself, or the last requests would not be there.
  performance.setResourceTimingBufferSize(100000);
  let pressed = 0;
  let tell = () => {};
  addEventListener('pointerup', ({ timeStamp }) => {
    pressed = timeStamp;
    globalThis.filled = new Promise((resolve) => (tell = resolve));
  }, true);
  document.addEventListener('swapped', () => {
    const swapped = performance.now();
    const [sent] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/actions')).slice(-1);
    if (!sent) return;
    requestAnimationFrame(() => setTimeout(() => {
      const shown = performance.now();
      tell({ 'the answer': sent.responseEnd - sent.startTime, 'the swap': swapped - sent.responseEnd, 'the frame': shown - swapped, 'click to updated sheet': shown - pressed });
    }));
  });
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

function spread(numbers, unit) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share) => `${sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)} ${unit}`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} (${sorted.length})`;
}

try {
  await main(Number(process.argv[2] ?? 200));
} finally {
  await closeAll();
}
