import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { durationOf } from '../../../web/assets/table/player.js';
import { closeBrowser, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const TABLE = '/matches/m1';
const step = (ply, kind, element, seat = 1) => ({ ply, seat, kind, words: `${kind} at ${element}`, elements: [element] });
const ONE = step(1, 'place', 'cell-a1');
const NEXT = [step(2, 'place', 'cell-b2'), step(2, 'coins', 'cell-c3'), step(3, 'bell', 'cell-d4')];
const whole = (text, steps) => parts.turn(text) + parts.board() + parts.story(steps);
const marked = (page) => page.locator('.is-step').evaluateAll((all) => all.map(({ id }) => id));
const shows = (page, id) => until(async () => String(await marked(page)) === id, `${id || 'nothing'} was not shown`);
const away = (page) => page.locator('#story .away');

/** A table whose time passes when the test says so. */
const table = (use, options = {}) => visit(TABLE, async (page, fixture) => {
  await until(() => fixture.streams.size === 1, 'nobody listens');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await use(page, fixture);
}, {
  ...options,
  before: async (page) => {
    await page.clock.install();
    await page.addInitScript((kept) => Object.entries(kept).forEach(([name, value]) => localStorage.getItem(name) ?? localStorage.setItem(name, value)), options.kept ?? {});
  },
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.parts = [parts.turn('One'), parts.board(), parts.story(options.steps ?? [ONE]), parts.frame()];
  },
});

async function push(page, fixture, version, steps) {
  fixture.push(version, whole(`Version ${version}`, steps));
  await page.getByText(`Version ${version}`).waitFor({ state: 'attached' });
}

test('a step stays as long as the pace says, and what is revealed a little longer', () => {
  assert.deepEqual(['quick', 'normal', 'slow', 'off', null].map((pace) => durationOf('coins', pace)), [300, 800, 1500, 0, 800]);
  assert.deepEqual(['bell', 'strike', 'card', 'end'].map((kind) => durationOf(kind, 'normal')), [1000, 1000, 1000, 1000]);
});

test('the steps of a swap are shown one after the other, with their words beside them', () => table(async (page, fixture) => {
  assert.deepEqual(await marked(page), [], 'nothing is played when the page is opened');
  await push(page, fixture, 8, [ONE, ...NEXT]);
  await shows(page, 'cell-b2');
  const caption = page.locator('.step-caption');
  assert.equal(await caption.textContent(), 'place at cell-b2');
  assert.equal(await caption.getAttribute('aria-hidden'), 'true');
  const [box, cell] = [await caption.boundingBox(), await page.locator('#cell-b2').boundingBox()];
  assert.ok(box.y + box.height <= cell.y || box.y >= cell.y + cell.height, 'the words lie over what they are about');
  await page.clock.runFor(790);
  await shows(page, 'cell-b2');
  await page.clock.runFor(20);
  await shows(page, 'cell-c3');
  await page.clock.runFor(800);
  await shows(page, 'cell-d4');
  await page.clock.runFor(980);
  await shows(page, 'cell-d4');
  await page.clock.runFor(30);
  await shows(page, '');
  assert.equal(await caption.count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem('bastide-seen-m1')), '3');
}));

test('what a swap brings meanwhile comes after, and a mark outlives the exchange of the drawing', () => table(async (page, fixture) => {
  await push(page, fixture, 8, [ONE, NEXT[0]]);
  await shows(page, 'cell-b2');
  await push(page, fixture, 9, [ONE, NEXT[0], step(3, 'coins', 'cell-e5')]);
  await shows(page, 'cell-b2');
  assert.equal(await page.locator('.step-caption').count(), 1);
  await page.clock.runFor(810);
  await shows(page, 'cell-e5');
}));

for (const [how, skip] of [['click', (page) => page.locator('#stock').click()], ['key', (page) => page.keyboard.press('x')]]) {
  test(`any ${how} skips what is left and still means what it means`, () => table(async (page, fixture) => {
    await page.evaluate(() => ['click', 'keydown'].forEach((name) => document.addEventListener(name, () => (window.heard = name))));
    await push(page, fixture, 8, [ONE, ...NEXT]);
    await shows(page, 'cell-b2');
    await skip(page);
    await shows(page, '');
    assert.equal(await page.evaluate(() => window.heard), how === 'click' ? 'click' : 'keydown');
    await page.clock.runFor(5000);
    assert.deepEqual(await marked(page), []);
  }));
}

test('one’s own piece is not shown to oneself, and with the pace off nothing is', () => table(async (page, fixture) => {
  await push(page, fixture, 8, [ONE, step(2, 'place', 'cell-b2', 0), step(2, 'strike', 'cell-c3', 0)]);
  await shows(page, 'cell-c3');
  await page.clock.runFor(1010);
  await page.evaluate(() => localStorage.setItem('bastide-pace', 'off'));
  await push(page, fixture, 9, [step(4, 'bell', 'cell-d4')]);
  assert.deepEqual(await marked(page), []);
}));

test('a line of the story marks what it is about, and plays it again even with the pace off', () => table(async (page) => {
  const line = page.getByText('bell at cell-d4');
  await line.hover();
  assert.deepEqual(await page.locator('.is-told').evaluateAll((all) => all.map(({ id }) => id)), ['cell-d4']);
  await page.locator('#stock').hover();
  assert.equal(await page.locator('.is-told').count(), 0);
  await line.focus();
  assert.equal(await page.locator('#cell-d4.is-told').count(), 1);
  await page.keyboard.press('Enter');
  await shows(page, 'cell-d4');
  await page.clock.runFor(1010);
  await shows(page, '');
  await page.getByText('coins at cell-c3').click();
  // Two steps belong to this ply.
  await shows(page, 'cell-b2');
  await page.clock.runFor(810);
  await shows(page, 'cell-c3');
  await page.evaluate(() => window.replayLine(3, 3));
  await shows(page, 'cell-d4');
}, { steps: [ONE, ...NEXT], kept: { 'bastide-pace': 'off' } }));

test('of a turn long ago it is known where it happened', () => table(async (page) => {
  await page.locator('#steps').evaluate((steps) => (steps.textContent = '[]'));
  await page.getByText('bell at cell-d4').click();
  await shows(page, 'cell-d4');
  assert.equal(await page.locator('.step-caption').count(), 0);
}, { steps: [ONE, ...NEXT] }));

test('who comes back is offered what they missed', () => table(async (page) => {
  assert.deepEqual(await marked(page), []);
  assert.equal(await away(page).textContent(), 'While you were away: 3');
  await away(page).click();
  await shows(page, 'cell-b2');
  assert.ok(await away(page).isHidden());
  await page.clock.runFor(810);
  await shows(page, 'cell-c3');
  assert.equal(await page.evaluate(() => localStorage.getItem('bastide-seen-m1')), '3');
}, { steps: [ONE, ...NEXT], kept: { 'bastide-seen-m1': '1' } }));

test('who sees a match for the first time has missed nothing', () => table(async (page) => {
  assert.ok(await away(page).isHidden());
}, { steps: [ONE, ...NEXT] }));

test('what happens while nobody looks waits to be asked for', () => table(async (page, fixture) => {
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await push(page, fixture, 8, [ONE, NEXT[0]]);
  await push(page, fixture, 9, [ONE, ...NEXT]);
  assert.deepEqual(await marked(page), []);
  assert.equal(await away(page).textContent(), 'While you were away: 3');
}));
