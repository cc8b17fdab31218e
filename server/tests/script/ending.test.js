import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { durationOf } from '../../../web/assets/table/player.js';
import { closeBrowser, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const step = (ply, kind, element) => ({ ply, seat: 1, kind, words: `${kind} of ${ply}`, elements: element ? [element] : [] });
const LAST = [step(2, 'place', 'cell-b2'), step(2, 'end')];
const SQUARES = '<g data-count="1"><path d="M0 0H9"/></g><g data-count="2"><path d="M9 0H9"/></g>';
const moment = `<section id="moment" class="moment is-end" data-part><h2>You win</h2><table class="counted"><tbody>
  <tr><th>Left</th><td>2</td><td>6</td></tr><tr class="total"><th>Total</th><td>40</td><td>–</td></tr></tbody></table></section>`;
const over = '<section id="turn" data-part><p class="asked over">You win</p></section>';
const board = parts.boardWith((svg) => svg.replace('</svg>', `${SQUARES}</svg>`));
const opacities = (page, at) => page.locator(at).evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).opacity)));
const isSeen = (page, at) => page.locator(at).evaluate((one) => getComputedStyle(one).visibility === 'visible');
const result = '#moment .counted tbody tr';

/** A game that ends, of which the last steps are shown. */
const ended = (use, { kept = {}, ...options } = {}) => visit('/matches/m1', async (page, fixture) => {
  await until(() => fixture.streams.size === 1, 'nobody listens');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  fixture.push(8, over + board + moment + parts.story([step(1, 'place', 'cell-a1'), ...LAST]));
  await page.locator('#turn .over').waitFor({ state: 'attached' });
  await use(page, fixture);
}, {
  reducedMotion: 'no-preference',
  ...options,
  before: async (page) => {
    await page.clock.install();
    await page.addInitScript((all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(name, value)), kept);
  },
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.parts = [parts.turn('One'), parts.board(), '<section id="moment" class="moment" data-part hidden></section>', parts.story([step(1, 'place', 'cell-a1')]), parts.frame()];
  },
});

test('whoever looks at the table goes on looking when something else happens', () => ended(async (page, fixture) => {
  const button = moment.replace('</table>', '</table><button data-look data-back="Back" hidden>Look</button>');
  fixture.push(9, over + board + button + parts.story([step(1, 'place', 'cell-a1'), ...LAST]));
  const isAside = () => page.locator('#moment.is-aside').count();
  await page.getByRole('button', { name: 'Look' }).click();
  assert.equal(await isAside(), 1);
  fixture.push(10, over.replace('</p>', ' again</p>') + board + button + parts.story([step(1, 'place', 'cell-a1'), ...LAST]));
  await page.getByText('You win again').waitFor({ state: 'attached' });
  assert.equal(await isAside(), 1);
  await page.getByRole('button', { name: 'Back' }).click();
  assert.equal(await isAside(), 0);
}, { kept: { 'bastide-pace': 'off' } }));

async function isAllThere(page) {
  assert.ok((await isSeen(page, '#moment')) && (await isSeen(page, '#turn .over')), 'the result waits');
  assert.deepEqual([await opacities(page, '#board [data-count]'), await opacities(page, result)], [[1, 1], [1, 1]]);
  assert.deepEqual(await page.locator('#moment td').allTextContents(), ['2', '6', '40', '–']);
  assert.equal(await page.locator('.is-counted').count(), 0);
}

test('squares are counted quickly, lines less so', () => {
  assert.deepEqual(['count', 'line', 'feat'].map((kind) => durationOf(kind, 'normal')), [160, 400, 1400]);
});

test('the result waits for what led to it, and its lines come one by one', () => ended(async (page) => {
  const squares = () => opacities(page, '#board [data-count]');
  await until(async () => (await page.locator('.is-step').count()) === 1);
  assert.ok(!(await isSeen(page, '#moment')) && !(await isSeen(page, '#turn .over')), 'the result is there at once');
  assert.deepEqual(await squares(), [0, 0]);
  await page.clock.runFor(810);
  assert.deepEqual(await page.locator('#board [data-count]').evaluateAll((all) => all.map((one) => one.classList.contains('is-counted'))), [true, false]);
  await page.clock.runFor(160);
  assert.equal(await page.locator('#board .is-counted').count(), 2);
  assert.ok(!(await isSeen(page, '#moment')), 'the result is there before the squares are counted');
  await page.clock.runFor(160);
  assert.equal(await page.locator('.step-caption').textContent(), 'end of 2');
  await page.clock.runFor(1000);
  assert.ok(await isSeen(page, '#moment'));
  assert.equal(await page.locator('#moment .is-counted').count(), 1);
  await page.clock.runFor(410);
  assert.equal(await page.locator('#moment .is-counted').count(), 2);
  const running = Number(await page.locator('#moment .total td').first().textContent());
  assert.ok(running < 40, `${running} at once`);
  await page.clock.runFor(1000);
  await isAllThere(page);
}));

test('whoever clicks sees the whole result', () => ended(async (page) => {
  assert.ok(!(await isSeen(page, '#moment')));
  await page.locator('#stock').click();
  await isAllThere(page);
}));

for (const [how, options] of [['the pace off', { kept: { 'bastide-pace': 'off' } }]]) {
  test(`with ${how} the result is there at once`, () => ended(isAllThere, options));
}

test('where things stand still the result waits as well, and is there as a whole', () => ended(async (page) => {
  assert.ok(!(await isSeen(page, '#moment')));
  await page.clock.runFor(1900);
  await isAllThere(page);
}, { reducedMotion: 'reduce' }));
