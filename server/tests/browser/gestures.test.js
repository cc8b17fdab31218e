/** How buildings of Cathedral are moved by hand: with a finger that never moves the page, with every way to turn one, and ahead of time. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { dragByFinger, Hands, moveFinger } from './hands.js';
import { middle, moment, placeByWriting, playToTheEnd, setUp, turnAfter } from './table.js';

after(closeAll);

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A finger holds what it drags so far below it. */
const LIFT = 44;
const INN = '#hand-dark-inn';

/** Runs in the page: the squares under the ghost, as its outline has them, and whose it is. */
function ghost() {
  const fill = document.querySelector('.ghost-fill');
  const box = fill?.getBoundingClientRect();
  return { box: box && [box.x, box.y, box.width, box.height].map(Math.round), seat: fill?.closest('.ghost')?.getAttribute('class').match(/of-seat-(\d)/)?.[1] ?? null, shape: fill?.getAttribute('d') ?? null };
}

/** Runs in the page: how far anything has been scrolled. */
const scrolled = () => [scrollX, scrollY, visualViewport.offsetTop, visualViewport.pageTop, ...[...document.querySelectorAll('#table, #board, #board *')].map(({ scrollTop }) => scrollTop)].filter((way) => way !== 0);

test('a finger drags a building from the tray to the board, and the page stays where it is', scene(async (page) => {
  await setUp(page);
  const before = await turnAfter(page, { seq: -1 });
  const hands = new Hands(page, 'thumb');
  const [from, to] = [await hands.spot(INN), await middle(page, 'E5')];
  // The first touch of all: nothing has been tapped before.
  const seen = [];
  await moveFinger(page, from, [to[0], to[1] + LIFT], async () => {
    seen.push(await page.evaluate(ghost));
    assert.deepEqual(await page.evaluate(scrolled), [], 'while it is dragged');
  });
  const lying = await page.evaluate(ghost);
  assert.deepEqual(await page.evaluate(scrolled), []);
  assert.equal(lying.seat, '1', 'in the colour of the one who moves');
  const places = new Set(seen.flatMap(({ box }) => (box ? [box.join()] : [])));
  assert.ok(places.size > 1, `the ghost went along: ${[...places].join(' | ')}`);
  const [x, y, width, height] = lying.box;
  assert.ok(to[0] > x && to[0] < x + width && to[1] > y && to[1] < y + height, `it lies where the finger led it: ${lying.box} around ${to}`);
  assert.deepEqual(await moment(page), before, 'nothing is placed before Place is pressed');
  // Downwards as well, the way in which a page would scroll.
  const [left, top] = [x + width / 2, y + height / 2];
  await moveFinger(page, [left, top], [left, top + 90], async () => assert.deepEqual(await page.evaluate(scrolled), []));
  assert.notDeepEqual((await page.evaluate(ghost)).box, lying.box, 'a finger on the board moves the ghost');
  assert.deepEqual(await page.evaluate(scrolled), []);
  // Let go over the tray it is put back.
  await dragByFinger(page, await hands.spot(INN), await hands.spot('#hand-dark-tavern'));
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.deepEqual(await moment(page), before);
}, PHONE));

test('right click, wheel, key and the button at the ghost turn what a mouse has in hand', scene(async (page) => {
  await setUp(page);
  const before = await turnAfter(page, { seq: -1 });
  const hands = new Hands(page, 'mouse');
  await hands.press(INN);
  const [x, y] = await middle(page, 'E5');
  await page.mouse.move(x, y);
  const WAYS = {
    'right click': () => page.mouse.click(x, y, { button: 'right' }),
    wheel: () => page.mouse.wheel(0, 120),
    key: () => page.keyboard.press('r'),
    'button at the ghost': async () => {
      const box = await page.locator('.ghost-corner').boundingBox();
      // As a hand goes there: over the squares between, without taking the ghost along.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
      await page.mouse.down();
      await page.mouse.up();
      await page.mouse.move(x, y);
    },
    'button in the tray': () => page.locator('.ghost-tools [data-tool="turn"]').evaluate((button) => button.click()),
  };
  for (const [name, turn] of Object.entries(WAYS)) {
    const { shape } = await page.evaluate(ghost);
    await turn();
    await until(async () => (await page.evaluate(ghost)).shape !== shape, `a turn by ${name}`);
    assert.equal((await page.evaluate(ghost)).seat, '1');
  }
  // Turned five times, it stands as after one: back by the wheel.
  const five = (await page.evaluate(ghost)).shape;
  await until(async () => {
    await page.mouse.wheel(0, -120);
    return (await page.evaluate(ghost)).shape !== five;
  }, 'a turn back');
  assert.equal(await page.locator('dialog[open], .menu').count(), 0, 'no menu of the browser or the page');
  assert.deepEqual(await moment(page), before, 'nothing was placed by turning');
}, DESK));

test('the button at the ghost is reached at every square of the board', scene(async (page) => {
  await setUp(page);
  await turnAfter(page, { seq: -1 });
  const hands = new Hands(page, 'mouse');
  await hands.press('#hand-dark-academy');
  for (const square of ['A1', 'J1', 'A10', 'J10', 'E5', 'C7']) {
    await page.mouse.move(...(await middle(page, square)));
    const { box } = await page.evaluate(ghost);
    const at = await page.locator('.ghost-corner').boundingBox();
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 8 });
    assert.deepEqual((await page.evaluate(ghost)).box, box, `${square}: the ghost stays on the way to the button`);
    const met = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.className, [at.x + at.width / 2, at.y + at.height / 2]);
    assert.equal(met, 'ghost-corner', square);
  }
}, DESK));

for (const [name, seats] of [['light', { light: 'me', dark: 'level-1' }], ['dark', {}]]) {
  test(`a ghost has the colour of ${name}, who moves`, scene(async (page) => {
    await setUp(page, seats);
    // Light begins with the Cathedral, which is nobody's.
    const now = await turnAfter(page, { seq: -1 });
    await placeByWriting(page);
    await turnAfter(page, now);
    const hands = new Hands(page, 'mouse');
    const seat = name === 'light' ? '0' : '1';
    await hands.press(`#hand-${name}-tavern`);
    await page.mouse.move(...(await middle(page, 'E5')));
    const seen = await page.evaluate(ghost);
    assert.equal(seen.seat, seat);
    const colour = await page.locator('.ghost-fill').evaluate((fill) => getComputedStyle(fill).fill);
    assert.equal(colour, seat === '0' ? 'rgb(241, 216, 165)' : 'rgb(106, 65, 39)');
  }, DESK));
}

test('with a finger a building is planned while the other is to move, and stands as soon as it may', scene(async (host, friend) => {
  await sitTogether(host, friend);
  // What can be planned is what could be placed last: each has moved twice.
  let last = { seq: -1 };
  for (let moved = 0; moved < 4; moved += 1) {
    const page = moved % 2 === 0 ? host : friend;
    last = await turnAfter(page, last);
    await placeByWriting(page);
  }
  await turnAfter(host, last);
  const hands = new Hands(friend, 'thumb');
  const free = await friend.evaluate(() => ['E5', 'E6', 'D5', 'F5', 'G7', 'C4', 'H3', 'B8'].find((square) => !(document.querySelector('#labels')?.textContent ?? '').includes(`"cell-${square.toLowerCase()}"`)));
  const [x, y] = await middle(friend, free);
  await dragByFinger(friend, await hands.spot('#hand-dark-tavern'), [x, y + LIFT]);
  await friend.locator('.ghost').first().waitFor({ state: 'attached' });
  await hands.press('.ghost-tools [data-tool="place"]');
  await friend.locator('.ghost.is-planned.of-seat-1').waitFor({ state: 'attached' });
  await placeByWriting(host);
  // It is placed without another touch.
  await friend.locator('#story li.line', { hasText: 'Tavern' }).first().waitFor({ state: 'attached' });
  await friend.locator('.ghost.is-planned').waitFor({ state: 'detached' });
}, PHONE));

/** Places a kind of building on just these squares, by writing it. */
async function placeOn(page, kind, squares) {
  const action = await page.evaluate(([wanted, on]) => {
    const { placements, shapes } = JSON.parse(document.querySelector('#legal').textContent);
    const at = (square, [dx, dy]) => `${String.fromCharCode(square.charCodeAt(0) + dx)}${Number(square.slice(1)) + dy}`;
    const covers = (form, square) => shapes[form].map((offset) => at(square, offset)).sort().join() === on;
    const forms = Object.keys(shapes).filter((form) => form.startsWith(wanted));
    return forms.flatMap((form) => (placements[form] ?? '').split(' ').filter((square) => square && covers(form, square)).map((square) => form + square))[0];
  }, [kind, squares.toSorted().join()]);
  assert.ok(action, `${kind} may stand on ${squares}`);
  await page.evaluate((written) => {
    const field = document.querySelector('#typed-action');
    field.value = written;
    field.form.requestSubmit();
  }, action);
}

/** Light's Tavern stands in the corner, and Dark's Inn walls it in. */
async function untilCaptureIsAsked(light, dark) {
  let now = await turnAfter(light, { seq: -1 });
  await placeByWriting(light);
  for (const [page, kind, squares] of [[dark, 'TA', ['J10']], [light, 'TA', ['A1']], [dark, 'IN', ['A2', 'B1', 'B2']]]) {
    now = await turnAfter(page, now);
    await placeOn(page, kind, squares);
  }
  await turnAfter(dark, now);
}

for (const [name, options] of [['mouse', DESK], ['thumb', PHONE]]) {
  test(`a capture is asked on the board beside the building, and one press by ${name} decides it`, scene(async (light, dark) => {
    await sitTogether(light, dark);
    await untilCaptureIsAsked(light, dark);
    const card = dark.locator('.board-ask');
    await card.waitFor();
    const [ask, board] = [await card.boundingBox(), await dark.locator('#board').boundingBox()];
    assert.ok(ask.x >= board.x && ask.x + ask.width <= board.x + board.width && ask.y >= board.y && ask.y + ask.height <= board.y + board.height, 'it is on the board');
    const covered = await dark.locator('#cell-a1').evaluate((cell, { x, y, width, height }) => {
      const box = cell.getBoundingClientRect();
      return box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
    }, ask);
    assert.ok(!covered, 'it does not lie over the building that it is about');
    for (const button of await card.getByRole('button').all()) assert.ok((await button.boundingBox()).height >= 44);
    assert.equal(await card.getByRole('button').count(), 2);
    const now = await moment(dark);
    await new Hands(dark, name).press('.board-ask button');
    await light.locator('#story li.line', { hasText: 'captured' }).first().waitFor({ state: 'attached' });
    await until(async () => (await moment(dark)).seq !== now.seq, 'the answer');
    assert.ok(await card.isHidden());
    // It goes back to its owner.
    await light.locator('.tray-own #hand-light-tavern, #hand-light-tavern').first().waitFor();
  }, options));
}

/** Both sit down at one table: the host is Light. */
async function sitTogether(host, friend) {
  await setUp(host, { light: 'me', dark: 'friend' });
  const link = await host.locator('.invitation input').first().inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take this seat' }).first().click();
  await friend.waitForURL('**/matches/*');
}

test('at the end the squares that are left are counted one by one', scene(async (page) => {
  await page.addInitScript(() => {
    localStorage.setItem('bastide-pace', 'quick');
    window.counted = [];
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
      const count = document.querySelectorAll('#board [data-count].is-counted').length;
      if (count > 0 && window.counted.at(-1) !== count) window.counted.push(count);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] }));
  });
  await setUp(page);
  await playToTheEnd(page, () => placeByWriting(page));
  const left = await page.locator('#board [data-count]').count();
  assert.ok(left > 2, `${left} squares`);
  await until(async () => (await page.evaluate(() => window.counted.at(-1))) === left, 'every square counted');
  const counted = await page.evaluate(() => window.counted);
  assert.deepEqual(counted.filter((count, at) => count !== at + 1), [], `one after the other: ${counted}`);
}, { ...DESK, reducedMotion: 'no-preference' }));
