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
    fixture.parts = [options.turn ?? parts.turn('One'), options.board ?? parts.board(), parts.story(options.steps ?? [ONE], options.from), parts.frame()];
    fixture.longAgo = options.longAgo;
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

test('who was away for longer than the page goes back is offered all of it, and shown all of it', () => table(async (page) => {
  await until(async () => (await away(page).textContent()) === 'While you were away: 4', 'what is long ago is left out');
  await away(page).click();
  for (const id of ['cell-a1', 'cell-b2', 'cell-c3', 'cell-d4']) {
    await shows(page, id);
    await page.clock.runFor(1010);
  }
}, { steps: NEXT, from: 2, longAgo: [ONE], kept: { 'bastide-seen-m1': '0' } }));

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

const MOVING = { reducedMotion: 'no-preference' };
const WALL = '<rect id="wall" x="9" y="9" width="9" height="9"/>';
const TOWER = '<g id="piece-dark-tower-7" data-at="cell-c3"><path d="M0 0H9"/></g>';
const drawnWith = (...parts_) => parts.boardWith((svg) => svg.replace('</svg>', `${parts_.join('')}</svg>`));
const drawn = (page) => page.locator('#board').evaluate((board) => board.innerHTML);
const seen = (page, id) => page.locator(`#${id}`).evaluate((part) => Number(getComputedStyle(part).opacity));
const copies = (page) => page.locator('#board .was').count();
const BUILT = [step(2, 'place', 'cell-b2'), { ...step(2, 'coins', 'cell-c3'), elements: ['cell-c3', 'wall'] }, step(3, 'bell', 'cell-d4')];

/** A wall that changes and a tower that is built are told of by the second step. */
const built = (use, options = {}) => table(async (page, fixture) => {
  const board = drawnWith(WALL.replace('9"/>', '30"/>'), TOWER);
  fixture.push(8, parts.turn('Version 8') + board + parts.story([ONE, ...BUILT]));
  await page.getByText('Version 8').waitFor({ state: 'attached' });
  await use(page, fixture, board);
}, { ...MOVING, board: drawnWith(WALL), ...options });

test('what a step is about looks as it did until the step is shown', () => built(async (page) => {
  await shows(page, 'cell-b2');
  assert.deepEqual([await seen(page, 'wall'), await seen(page, 'piece-dark-tower-7')], [0, 0]);
  assert.equal(await page.locator('#board .was').getAttribute('height'), '9', 'the wall as it was');
  assert.equal(await page.locator('#wall').count(), 1, 'an id is there twice');
  await page.clock.runFor(810);
  await shows(page, 'cell-c3,wall');
  assert.deepEqual([await seen(page, 'wall'), await seen(page, 'piece-dark-tower-7'), await copies(page)], [1, 1, 0]);
}));

test('what is gone stays until it is told, and a swap finds the drawing as it was sent', () => table(async (page, fixture) => {
  const gone = { ...step(3, 'strike', 'cell-c3'), elements: ['cell-c3'] };
  fixture.push(8, parts.turn('Version 8') + parts.changed('1-a', '2-b', `<g data-gone="${await page.locator('#board > svg').evaluate((svg) => svg.children.length - 1)}"></g>`) + parts.story([ONE, NEXT[0], gone]));
  await page.getByText('Version 8').waitFor({ state: 'attached' });
  assert.equal(await copies(page), 1);
  const next = { ...step(4, 'coins', 'wall') };
  fixture.push(9, parts.turn('Version 9') + parts.changed('2-b', '3-c', '<g data-in="" data-before="0"><rect id="wall" width="3"/></g>') + parts.story([ONE, NEXT[0], gone, next]));
  await page.getByText('Version 9').waitFor({ state: 'attached' });
  assert.equal(await page.locator('#board > svg').evaluate((svg) => svg.firstElementChild.id), 'wall');
  assert.deepEqual([await copies(page), await seen(page, 'wall')], [1, 0]);
  await page.clock.runFor(810);
  assert.deepEqual([await copies(page), await seen(page, 'wall')], [0, 0]);
  await page.clock.runFor(1010);
  assert.equal(await seen(page, 'wall'), 1);
}, { ...MOVING, board: drawnWith(TOWER) }));

test('after the last step the drawing is what a visitor who comes now is sent', () => built(async (page, fixture, board) => {
  await page.clock.runFor(4000);
  await shows(page, '');
  const played = await drawn(page);
  fixture.push(9, parts.turn('Version 9') + board + parts.story([ONE, ...BUILT]));
  await page.getByText('Version 9').waitFor({ state: 'attached' });
  assert.equal(played.replaceAll(' class=""', ''), await drawn(page));
}));

for (const [how, skip] of [['click', (page) => page.locator('#stock').click()], ['key', (page) => page.keyboard.press('x')]]) {
  test(`a ${how} shows everything as it is`, () => built(async (page) => {
    assert.equal(await seen(page, 'wall'), 0);
    await skip(page);
    assert.deepEqual([await seen(page, 'wall'), await seen(page, 'piece-dark-tower-7'), await copies(page)], [1, 1, 0]);
  }));
}

for (const [how, options] of [['the pace off', { kept: { 'bastide-pace': 'off' } }], ['things standing still', { reducedMotion: 'reduce' }]]) {
  test(`with ${how} everything is seen at once`, () => built(async (page) => {
    assert.deepEqual([await seen(page, 'wall'), await seen(page, 'piece-dark-tower-7'), await copies(page)], [1, 1, 0]);
  }, options));
}

test('what can be acted on is seen as it is', () => table(async (page, fixture) => {
  const choose = '<section id="choose" data-part><form id="act" method="post"></form><button form="act" name="action" value="w" data-part-id="wall">Wall</button></section>';
  fixture.push(8, parts.turn('Version 8') + drawnWith(WALL.replace('9"/>', '30"/>'), TOWER) + choose + parts.story([ONE, ...BUILT]));
  await page.getByText('Version 8').waitFor({ state: 'attached' });
  assert.deepEqual([await seen(page, 'wall'), await seen(page, 'piece-dark-tower-7')], [1, 0]);
}, { ...MOVING, board: drawnWith(WALL) + parts.waiting() }));

const STOCK = (coins) => `<section id="turn" data-part><p>Version</p><ul class="stock"><li data-explain="purse-0"><svg width="9" height="9"></svg><span aria-hidden="true">${coins}</span></li></ul></section>`;
const PLATES = '<section id="plates" data-part><ul><li class="plate" data-side="1">Dark</li></ul></section>';
const gains = (seat, element) => ({ ...step(2, 'coins', element, seat), words: '+4' });

/** Runs in the page: what flies stops where it begins. */
function holdFlights() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how);
    if (this.classList.contains('is-leaving')) flight.pause();
    return flight;
  };
}

/** Runs in the page: how far from something it would land. */
function missedBy(at) {
  const middleOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const flying = document.querySelector('.is-leaving');
  const [, x, y] = /translate\((.*)px, (.*)px\)/.exec(flying.getAnimations()[0].effect.getKeyframes()[1].transform);
  const [from, to] = [flying, document.querySelector(at)].map(middleOf);
  return Math.hypot(from[0] + Number(x) - to[0], from[1] + Number(y) - to[1]);
}

for (const [whose, seat, element, counter] of [['one’s own gain', 0, 'purse-0', '#turn .stock li'], ['another’s gain', 1, 'cell-b2', '#plates .plate']]) {
  test(`${whose} flies to where it is counted`, () => table(async (page, fixture) => {
    await page.evaluate(holdFlights);
    fixture.push(8, STOCK(7) + PLATES + parts.board() + parts.story([ONE, step(2, 'place', 'cell-a1'), gains(seat, element)]));
    await shows(page, 'cell-a1');
    const count = page.locator('#turn .stock span:visible');
    const first = seat === 0 ? '3' : '7';
    assert.equal(await count.textContent(), first);
    await page.clock.runFor(810);
    await page.clock.runFor(810);
    assert.equal(await count.textContent(), first, 'the number is there before what it counts');
    assert.ok((await page.evaluate(missedBy, counter)) < 3, 'it flies elsewhere');
    await page.locator('.is-leaving').evaluate((flying) => flying.getAnimations()[0].finish());
    await until(async () => (await page.locator('.is-leaving, .was').count()) === 0);
    assert.equal(await count.textContent(), '7');
  }, { ...MOVING, turn: STOCK(3) + PLATES }));
}
