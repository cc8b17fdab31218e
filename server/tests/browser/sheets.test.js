/** The Anarchy at its sheets: looking, asking, whole games by mouse and by keyboard, four people at once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { arrowTo, tabTo } from './keys.js';
import { LISTED, playAtOnce, pressListed } from './plain.js';
import { begin, byKeys, byMouse, gather, Player, warmUp } from './sheets.js';
import { isAsLoadedAnew, moment, resign, turnAfter } from './table.js';

before(warmUp);
after(closeAll);

/** What the frame shows, in the measure of the drawing. */
const viewBox = async (page) => (await page.locator('#board > svg').getAttribute('viewBox')).split(' ').map(Number);

test('the drawing is zoomed, moved and fitted by wheel, keys, pointer and buttons', scene(async (page) => {
  await begin(page);
  await page.getByRole('button', { name: 'Everything' }).click();
  const [, , whole] = await viewBox(page);
  await page.getByRole('button', { name: 'Left sheet' }).first().click();
  const [, , sheet] = await viewBox(page);
  assert.ok(sheet < whole / 2, `${sheet} of ${whole}`);
  const box = page.locator('#box-mercenaries-1');
  const { x, y, width, height } = await box.boundingBox();
  const at = [x + width / 2, y + height / 2];
  await page.mouse.move(...at);
  await page.mouse.wheel(0, -300);
  await until(async () => (await viewBox(page))[2] < sheet, 'a nearer look');
  // What is under the pointer stays there, and is larger.
  const there = await box.boundingBox();
  assert.ok(there.width > 30, `a box ${there.width} pixels wide cannot be read`);
  assert.ok(Math.hypot(there.x + there.width / 2 - at[0], there.y + there.height / 2 - at[1]) < 2);
  const before = await viewBox(page);
  const { seq } = await moment(page);
  await page.mouse.down();
  await page.mouse.move(at[0] - 80, at[1] - 40, { steps: 4 });
  await page.mouse.up();
  const after = await viewBox(page);
  assert.ok(after[0] > before[0] && after[1] > before[1], 'dragging moves the drawing');
  assert.equal((await moment(page)).seq, seq, 'and fills no box');
  await page.locator('#board').focus();
  await page.keyboard.press('-');
  assert.ok((await viewBox(page))[2] > after[2]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('0');
  assert.equal((await viewBox(page))[2], sheet);
  // A swap leaves what is looked at alone, wherever the focus goes from the box that was filled.
  const fitted = await viewBox(page);
  await page.mouse.click(...at);
  await turnAfter(page, { seq });
  assert.deepEqual(await viewBox(page), fitted);
  await page.locator('#story .line', { hasText: 'You' }).first().waitFor();
}));

test('a box says what it costs, sets off or lacks; a search lights what gives a thing', scene(async (page) => {
  await begin(page);
  await page.getByRole('button', { name: 'Left sheet' }).first().click();
  const panel = page.locator('#explain');
  await page.locator('#box-farms-1').hover();
  await panel.getByText('You gain 1 food.').waitFor();
  await page.locator('#box-farms-2').hover();
  await panel.locator('a[href$="#ANA-TRACK-01"]').first().waitFor();
  await arrowTo(page, ['box-farms-1']);
  await panel.getByText('Farms 1', { exact: true }).waitFor();
  // By keyboard also to boxes that are closed.
  await page.keyboard.press('Shift+ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'box-farms-2');
  await panel.getByText('Not now').waitFor();
  await page.getByRole('searchbox').fill('knights');
  await page.locator('#board .is-found').first().waitFor();
  assert.ok((await page.locator('#board .is-found').count()) > 10);
  assert.ok(await page.locator('#box-keep-1-1.is-found').count());
  await page.getByRole('searchbox').fill('');
  await until(async () => (await page.locator('#board .is-found').count()) === 0, 'nothing is lit any more');
  const near = (await page.locator('#nearly').getAttribute('data-parts')).split(' ').filter(Boolean);
  assert.deepEqual(await page.locator('#board .is-near').evaluateAll((all) => all.map(({ id }) => id).sort()), near.sort());
  assert.equal(await page.locator('#board .is-near.is-lit').count(), 0);
}));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 900 } };
const WALL = { viewport: { width: 1920, height: 1080 } };

for (const options of [PHONE, DESK, WALL]) {
  const { width } = options.viewport;
  test(`every box of a section that is looked at can be read, in a window of ${width} pixels`, scene(async (page) => {
    await begin(page);
    const sections = await page.locator('#views .sections button').evaluateAll(sizesOf);
    assert.equal(sections.reduce((sum, { boxes }) => sum + boxes, 0), await page.locator('#board [id^="box-"]').count(), 'every box is in a section');
    for (const { name, boxes, least, scale, isAtItsBeginning } of sections) {
      if (boxes > 0) assert.ok(least >= 23.9, `${name}: a box of ${least} pixels`);
      assert.ok(scale >= LETTERING, `${name} is drawn at ${scale}`);
      assert.ok(isAtItsBeginning, `${name} is out of sight`);
    }
  }, options));
}

/** The least lettering is 8.5 high, as high as capitals of 11 pixels are at this scale. */
const LETTERING = 0.915;

/** Runs in the page: looks at one section after the other and measures it. */
function sizesOf(buttons) {
  return buttons.map((button) => {
    button.click();
    const svg = document.querySelector('#board > svg');
    const frame = svg.getBoundingClientRect();
    const parts = button.dataset.view.split(' ').map((id) => document.getElementById(id));
    const boxes = parts.flatMap((part) => [...part.querySelectorAll('[id^="box-"]')]).map((box) => box.getBoundingClientRect());
    const [first] = parts.map((part) => part.getBoundingClientRect());
    return {
      name: button.textContent,
      boxes: boxes.length,
      least: Math.min(...boxes.map(({ width, height }) => Math.min(width, height))),
      scale: svg.getScreenCTM().a,
      isAtItsBeginning: first.left >= frame.left - 1 && first.top >= frame.top - 1,
    };
  });
}

/** Runs in the page: of these parts of the drawing, how many there are, which are smaller than 24 pixels, and which are out of sight. */
function met(parts) {
  const frame = document.querySelector('#board > svg').getBoundingClientRect();
  const boxes = [...document.querySelectorAll(parts)].map((box) => ({ id: box.id, at: box.getBoundingClientRect() }));
  return {
    count: boxes.length,
    small: boxes.filter(({ at }) => Math.min(at.width, at.height) < 23.99).map(({ id }) => id),
    outside: boxes.filter(({ at }) => at.left < frame.left || at.right > frame.right || at.top < frame.top || at.bottom > frame.bottom).map(({ id }) => id),
  };
}

/** What is produced is read, not touched. */
const BOXES = '#board :is([id^="box-"]:not([id^="box-prod-"]), [id^="wall-"])';
const LIT = '#board .is-lit:is([id^="box-"], [id^="wall-"])';

test('both sheets are seen side by side from 1600 pixels on, and what can be filled is met by a mouse', scene(async (page) => {
  await begin(page);
  await page.getByRole('button', { name: 'Both sheets' }).click();
  const { small, outside, count } = await page.evaluate(met, BOXES);
  assert.ok(count > 300, `${count} boxes`);
  assert.deepEqual({ small, outside }, { small: [], outside: [] });
  // In a window that is less high all boxes are seen, and those that are lit are as large.
  for (const [width, height] of [[1920, 900], [1600, 900]]) {
    await page.setViewportSize({ width, height });
    await page.locator('#views [data-code="both"][aria-pressed="true"]').waitFor();
    const lit = await page.evaluate(met, LIT);
    assert.ok(lit.count > 10, `${lit.count} lit`);
    assert.deepEqual(lit, { count: lit.count, small: [], outside: [] });
    assert.deepEqual((await page.evaluate(met, BOXES)).outside, []);
  }
  // Also at its edge, where the next box of the track lies.
  const { x, y, width, height } = await page.locator('#box-farms-1.is-lit').boundingBox();
  const now = await moment(page);
  await page.mouse.click(x + width - 1, y + height / 2);
  await turnAfter(page, now);
  assert.equal(await page.locator('#box-farms-1.is-lit').count(), 0);
  await page.locator('#box-farms-2.is-lit').waitFor();
  assert.deepEqual((await page.evaluate(met, LIT)).small, []);
  // Where there is no room for both the view goes to the sheet that is asked about.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Both sheets' }).waitFor({ state: 'hidden' });
  await page.locator('#views [data-code="left"][aria-pressed="true"]').waitFor();
  assert.ok(await page.evaluate(() => document.querySelector('#box-farms-1').getBoundingClientRect().width > 24));
  // Who turns a tablet looks at a section that is asked about.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#views .sections [aria-pressed="true"]').waitFor();
  assert.ok(await page.evaluate(() => document.querySelector('#board .is-lit').ownerSVGElement.getScreenCTM().a > 0.8));
}, WALL));

for (const size of [{ width: 768, height: 1024 }, { width: 1024, height: 768 }, { width: 390, height: 844 }]) {
  test(`attacks, stock and the search are in sight in a window of ${size.width} pixels`, scene(async (page) => {
    await begin(page);
    if (size.width < 701) await page.keyboard.press('Escape');
    const seen = await page.evaluate(() => ['.threats li', '.stock li', '#find-words', '#turn .does button', '#turn .asked'].map((selector) => {
      const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
      return [selector, boxes.length > 0 && boxes.every(({ left, right, top, bottom, width }) => width > 12 && left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1)];
    }));
    assert.deepEqual(seen.filter(([, isSeen]) => !isSeen), []);
    await page.locator('#find-words').fill('knights');
    await page.locator('#board .is-found').first().waitFor({ state: 'attached' });
  }, { viewport: size }));
}

for (const options of [{ viewport: { width: 1366, height: 768 } }, { viewport: { width: 768, height: 1024 } }, { ...PHONE, viewport: { width: 768, height: 1024 } }, PHONE]) {
  const least = options.hasTouch ? 44 : 24;
  test(`trading and attacking can be met, ${least} pixels at least, in a window of ${options.viewport.width}`, scene(async (page) => {
    await begin(page);
    const looks = options.viewport.width > 1000 ? '[data-code="whole"]' : '.sections [data-view~="buttons"]';
    await page.evaluate((at) => document.querySelector(`#views ${at}`).click(), looks);
    const boxes = await page.evaluate(() => ['trade', 'attack'].map((id) => document.getElementById(id).getBoundingClientRect().toJSON()));
    for (const { width, height } of boxes) assert.ok(width >= least - 0.5 && height >= least - 0.5, `${width} × ${height}`);
    assert.ok(boxes[0].right < boxes[1].left, 'neither lies over the other');
  }, options));
}

for (const options of [PHONE, { ...PHONE, viewport: { width: 768, height: 1024 } }]) {
  test(`what is too broad is laid below each other and seen whole in a window of ${options.viewport.width} pixels`, scene(async (page) => {
    await begin(page);
    for (const view of ['supplies estate paths buttons', 'left-land']) {
      await page.evaluate((ids) => document.querySelector(`#views .sections [data-view="${ids}"]`).click(), view);
      const { small, outside, covered, filled } = await page.evaluate((ids) => {
        const frame = document.querySelector('#board > svg').getBoundingClientRect();
        const parts = ids.split(' ').map((id) => document.getElementById(id));
        const boxes = parts.flatMap((part) => [...part.querySelectorAll('[id^="box-"], [id^="hold-"], [id^="path-"], #trade, #attack')]);
        const seen = boxes.map((box) => ({ id: box.id, at: box.getBoundingClientRect() }));
        return {
          small: seen.filter(({ at }) => Math.min(at.width, at.height) < 29.9).map(({ id }) => id),
          outside: seen.filter(({ at }) => at.left < frame.left || at.right > frame.right || at.top < frame.top || at.bottom > frame.bottom).map(({ id }) => id),
          covered: boxes.filter((box) => {
            const { x, y, width, height } = box.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return !parts.some((part) => part.contains(hit)) || boxes.some((other) => other !== box && other === hit);
          }).map(({ id }) => id),
          filled: (Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) - frame.top) / frame.height,
        };
      }, view);
      assert.deepEqual({ small, outside, covered }, { small: [], outside: [], covered: [] }, view);
      assert.ok(filled > 0.85, `${view} takes ${filled} of the height`);
    }
  }, options));
}

/** Presses the first listed action that begins so, and waits for what it leads to. */
async function act(page, words) {
  const now = await moment(page);
  const action = await page.locator(LISTED).evaluateAll((all, begin) => all.map(({ value }) => value).find((value) => value.startsWith(begin)), words);
  assert.ok(action, `nothing begins with ${words}`);
  await pressListed(page, action);
  return turnAfter(page, now);
}

test('two numbers turn beside their section, the one to write is at the pointer, and only boxes that take it are lit', scene(async (page) => {
  await begin(page);
  await act(page, 'fill entertainment-1');
  await act(page, 'fill michaelmas-1');
  const says = (selector) => page.locator(selector).evaluateAll((all) => all.map(({ dataset }) => dataset.says));
  assert.equal((await says('.open-card')).length, 2);
  const [number] = await says('.open-card[aria-pressed="true"]');
  const wanted = await page.locator(`#choose button[value^="write ${number} "]`).evaluateAll((all) => all.flatMap((button) => button.dataset.partId.split(' ')));
  const lit = await page.locator('#board .is-lit').evaluateAll((all) => all.map(({ id }) => id));
  assert.deepEqual(new Set(lit), new Set(wanted));
  const faint = await page.evaluate(() => ['left-land', 'right-war', 'section-tournaments'].map((id) => getComputedStyle(document.getElementById(id)).opacity));
  assert.ok(faint.every((opacity) => Number(opacity) < 0.5), `the rest steps back: ${faint}`);
  const [tray, section] = await Promise.all([page.locator('.open-cards').boundingBox(), page.locator('#section-michaelmas').boundingBox()]);
  assert.ok(tray.x + tray.width <= section.x && tray.x > section.x - tray.width - 30, 'the cards stand beside it');
  // Of an addition the slot that comes next.
  assert.ok(lit.includes('box-addition-2-1') && !lit.some((id) => /^box-addition-\d+(-2)?$/.test(id)), `${lit}`);
  const { x, y, width, height } = await page.locator('#box-addition-2-1').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  const carried = page.locator('.carried-number');
  assert.equal(await carried.textContent(), number);
  const at = await carried.boundingBox();
  assert.ok(Math.hypot(at.x - x - width / 2, at.y - y - height / 2) < 40, 'the number is at the pointer');
  const now = await moment(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/actions'));
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.match((await sent).postData(), new RegExp(`action=write\\+${number}\\+addition-2(&|$)`));
  await turnAfter(page, now);
  // A resource of choice for the number may be asked for first; then the other card.
  while ((await page.locator('#choose button[value^="take "]').count()) > 0) await act(page, 'take');
  await page.locator('.open-card[aria-pressed="true"]').waitFor();
  const [first, second] = await says('.open-card');
  if (first !== second) assert.deepEqual(await says('.open-card.is-over'), [number], 'what is written steps back');
}, DESK));

test('on a phone a finger turns to the section beside the one that is looked at', scene(async (page) => {
  await begin(page);
  await page.keyboard.press('Escape');
  const looked = () => page.locator('#views .sections [aria-pressed="true"]').first().textContent();
  const all = await page.locator('#views .sections button').allTextContents();
  const first = await looked();
  const before = all.indexOf(first);
  const devtools = await page.context().newCDPSession(page);
  const swipe = async (from, to) => {
    const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x: from, y: 500 }]);
    for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: from + (to - from) * step, y: 502 }]);
    await touch('touchEnd', []);
  };
  // A broad section is moved to its end first.
  for (let swipes = 0; swipes < 8 && (await looked()) === first; swipes += 1) await swipe(330, 60);
  assert.equal(await looked(), all[(before + 1) % all.length]);
  for (let swipes = 0; swipes < 8 && (await looked()) !== first; swipes += 1) await swipe(60, 330);
  assert.equal(await looked(), first);
  const left = await page.evaluate(() => document.querySelector('#board > svg').getBoundingClientRect().left);
  assert.equal(left, 0, 'the page itself has not moved');
}, PHONE));

for (const options of [PHONE, DESK]) {
  test(`a replay has the views of the table, and goes where something happened, in a window of ${options.viewport.width} pixels`, scene(async (page) => {
    await begin(page);
    await act(page, 'fill farms-1');
    await act(page, 'fill governance-1');
    const names = (at) => page.locator(`#views ${at} button:visible`).allTextContents();
    const isPhone = options === PHONE;
    const at = isPhone ? '.sections' : '.views:not(.sections)';
    const ofTable = await names(at);
    await resign(page);
    const path = new URL(page.url()).pathname;
    for (const place of ['analysis', 'replay']) {
      await page.goto(`${path}/${place}?ply=2`);
      await page.locator('#views [aria-pressed="true"]:visible').waitFor();
      assert.deepEqual(await names(at), ofTable, `the views of the ${place}`);
    }
    const looked = () => page.locator(`#views ${at} [aria-pressed="true"]`).first().textContent();
    const [left, right] = isPhone ? ['Fortifications and land', 'Governance'] : ['Left sheet', 'Right sheet'];
    assert.equal(await looked(), left);
    const size = await page.locator('#box-farms-1').boundingBox();
    assert.ok(size.width >= 24 && size.height >= 24, `a box of ${size.width} × ${size.height}`);
    await page.locator('#scrubber [rel="next"]').click();
    await page.getByText('Position 3 of').first().waitFor();
    assert.equal(await looked(), right, 'the view follows what is shown');
  }, options));
}

test('on a phone what is asked first is in sight', scene(async (page) => {
  await playAtOnce(page, 'The Anarchy');
  await turnAfter(page, { seq: -1 });
  const inSight = await page.evaluate(() => {
    const { right, top, bottom } = document.querySelector('#board > svg').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('#board .is-lit')].map((part) => part.getBoundingClientRect());
    return boxes.map((box) => box.left >= 0 && box.right <= right && box.top >= top && box.bottom <= Math.min(bottom, innerHeight));
  });
  assert.deepEqual(inSight, [true, true]);
  // Of all sheets it is one section that is seen, also when the actions begin.
  assert.equal(await page.locator('#views .sections [aria-pressed="true"]').count(), 1);
  const now = await turnAfter(page, { seq: -1 });
  await pressListed(page, await page.locator(LISTED).first().getAttribute('value'));
  await turnAfter(page, now);
  await page.locator('#views .sections[data-of="left"] [aria-pressed="true"]').waitFor();
}, PHONE));

test('on a phone the actions are one tap away from the drawing', scene(async (page) => {
  await begin(page);
  const choose = page.locator('#choose');
  assert.equal(await choose.isVisible(), false, 'the drawing comes first');
  await page.locator('#turn').getByRole('button', { name: 'All actions' }).tap();
  await choose.waitFor();
  // It comes up from below, and what is chosen is seen on the drawing.
  assert.ok(await choose.evaluate((list) => list.getBoundingClientRect().top > innerHeight / 5));
  const before = await moment(page);
  await choose.locator('summary').first().tap();
  await page.locator(`${LISTED}:visible`).first().tap();
  await turnAfter(page, before);
  assert.equal(await choose.isVisible(), false, 'and again after it');
}, PHONE));

test('a whole game by mouse, on the drawing', scene(async (page) => {
  const sizes = [];
  page.on('requestfinished', (request) => request.url().endsWith('/actions') && sizes.push(request.sizes()));
  await begin(page);
  await new Player({ page, hands: byMouse, fills: 4, pick: spread() }).playToTheEnd();
  const bytes = (await Promise.all(sizes)).map(({ responseBodySize }) => responseBodySize);
  assert.ok(Math.max(...bytes) < 60_000, `${Math.max(...bytes)} bytes over the wire`);
  await page.getByRole('button', { name: 'Play the same cards' }).click();
  await page.waitForURL('**/matches/*');
  assert.equal((await turnAfter(page, { seq: -1 })).isOver, false);
}));

test('a whole game by keyboard alone', scene(async (page) => {
  await playAtOnce(page, 'The Anarchy');
  await new Player({ page, hands: byKeys, fills: 2, pick: spread(3) }).playToTheEnd();
  await tabTo(page, 'button[name="same"]');
}));

test('after some actions the drawing is what it is for somebody who comes now', scene(async (page) => {
  await begin(page);
  const player = new Player({ page, hands: byMouse, fills: 4, pick: spread() });
  for (let actions = 0; actions < 4; actions += 1) {
    const now = await moment(page);
    await player.decide();
    await turnAfter(page, now);
  }
  await isAsLoadedAnew(page);
}));

const DOWN = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;
const ACTIONS = 5;

test('four people act at random times and come and go; nothing is lost or doubled', scene(async (one, two, three, four) => {
  const people = [one, two, three, four];
  const path = await gather(one, [two, three, four]);
  await draft(people);
  // Whoever is left with one path card takes it without being asked.
  const drafted = await Promise.all(people.map((page) => page.locator('#ledger li').count()));
  const wanted = await Promise.all(people.map((page, number) => actAtRandom(page, spread(number + 1))));
  // The record is told when the match is over.
  await resign(one);
  await one.locator('#turn .over').waitFor();
  const record = await (await one.request.get(`${path}/record`)).text();
  for (const [number, seat] of ['Red', 'Blue', 'Green', 'Yellow'].entries()) {
    const own = record.split('\n').filter((line) => line.startsWith(`${seat} `)).map((line) => line.slice(seat.length + 1));
    assert.deepEqual(own.slice(drafted[number]), wanted[number], `the actions of ${seat}:\n${record}`);
  }
  await isWhatTheRecordSays(one, path, record);
}, { tolerate: DOWN }));

/** Everybody takes a path card when it is their turn; then all may act. */
async function draft(people) {
  await Promise.all(people.map(async (page) => {
    const path = page.locator('#choose button[value^="path "]');
    await until(async () => (await path.count()) + (await page.locator('#choose button[value="done"]').count()) > 0, 'a turn in the draft');
    if ((await path.count()) > 0) await path.first().click();
    await page.locator('#choose button[value="done"]').waitFor();
  }));
}

/** Fills boxes and trades, now and then with the line cut or the page loaded anew. Returns what was wanted. */
async function actAtRandom(page, pick) {
  const all = [];
  for (let done = 0; done < ACTIONS; done += 1) {
    await page.waitForTimeout(pick(120));
    const chance = pick(5);
    if (chance === 0) await page.reload();
    const choices = page.locator(`${LISTED}:not([data-grave])`);
    await choices.first().waitFor({ state: 'attached' });
    const before = await page.locator('#ledger li').count();
    const offered = await choices.evaluateAll((buttons) => buttons.map(({ value }) => value));
    const wanted = offered[pick(offered.length)];
    all.push(wanted);
    // Cut in the very moment in which it is sent.
    if (chance === 1) void page.context().setOffline(true);
    await pressListed(page, wanted);
    if (chance === 1) {
      await page.waitForTimeout(150);
      await page.context().setOffline(false);
    }
    await until(async () => (await page.locator('#ledger li').count()) === before + 1, `${all.at(-1)} in the ledger`).catch((error) => found(page, error));
    await until(async () => !(await moment(page)).isBusy, 'the page is at rest');
  }
  return all;
}

/** What a page shows where something never came. */
async function found(page, error) {
  const shown = await page.evaluate(() => ['#status', '#notice', '#turn', '#ledger'].map((at) => `${at}: ${document.querySelector(at)?.textContent ?? ''}`));
  const { isBusy, seq } = await moment(page);
  throw new Error(`${error.message}; the page is ${isBusy ? 'busy' : 'at rest'} at ${seq} and shows ${shown.join(' | ')}`);
}

/** Played again one action after the other, the record leads to the same sheets. */
async function isWhatTheRecordSays(page, path, record) {
  const answer = await page.request.post('/records', { multipart: { text: record }, headers: { origin: new URL(page.url()).origin } });
  const [again] = /^\/matches\/[^/]+/.exec(new URL(answer.url()).pathname) ?? assert.fail(await answer.text());
  for (const seat of [0, 1, 2, 3]) {
    const [played, replayed] = await Promise.all([path, again].map(async (match) => (await page.request.get(`${match}/sheets/${seat}`)).text()));
    assert.match(played, /^<svg/);
    assert.ok(played === replayed, `the sheets of seat ${seat} are not what the record says`);
  }
}
