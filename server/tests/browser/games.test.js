/** Whole games against a bot, each with one way of using the page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { pressByKeyboard, tabTo } from './keys.js';
import {
  isAsLoadedAnew, legalPlacement, middle, moment, moveByMouse, offered, openPanel, placeByWriting, playToTheEnd, setUp, take, turnAfter, turnUntilItFits,
} from './table.js';

after(closeAll);

test('one click leads from the first page to a game against a bot', scene(async (page) => {
  await page.goto('/');
  await page.locator('[action="/play/cathedral"] select').selectOption({ label: 'Labourer, a bot, level 1 of 8' });
  await page.getByRole('button', { name: 'Play now: Cathedral' }).click();
  await page.waitForURL('**/matches/*');
  await turnAfter(page, { seq: -1 });
  await page.getByRole('button', { name: 'Castle' }).waitFor();
}));

test('a game by mouse, then its replay and its record', scene(async (page) => {
  await setUp(page);
  const { kind, form, square } = await firstTurn(page);
  await page.locator(`[data-kind="${kind}"]`).click();
  assert.ok((await offered(page)).includes(square), `${form}${square} is legal, but not offered`);
  await page.locator(`[data-kind="${kind}"]`).click();
  const moves = await playToTheEnd(page, moveByMouse);
  assert.ok(moves >= 8, `only ${moves} moves`);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await lookBack(page);
}));

async function firstTurn(page) {
  await turnAfter(page, { seq: -1 });
  return legalPlacement(page);
}

async function lookBack(page) {
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click();
  await page.waitForURL('**/replay*');
  const last = Number(await page.locator('#ply').getAttribute('max'));
  const shows = (ply) => page.getByText(`Position ${ply} of ${last}`).first().waitFor();
  await page.locator('#ply').fill('3');
  await shows(3);
  await page.getByRole('link', { name: 'Previous' }).click();
  await shows(2);
  await page.getByRole('link', { name: 'Last' }).click();
  await shows(last);
  await until(() => page.url().endsWith(`ply=${last}`), `the address of position ${last}`);
  await openPanel(page, 'take-along');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Record', exact: true }).click()]);
  const record = readFileSync(await download.path(), 'utf8');
  assert.match(record, /cathedral/i);
  assert.ok(record.split('\n').length > last / 2, record);
}

test('after some moves the drawing is what it is for somebody who comes now', scene(async (page) => {
  await setUp(page);
  let now = await turnAfter(page, { seq: -1 });
  for (let moves = 0; moves < 4; moves += 1) {
    await moveByMouse(page, now);
    now = await turnAfter(page, now);
  }
  await page.keyboard.press('Escape');
  await isAsLoadedAnew(page);
}));

test('a game by keyboard alone', scene(async (page) => {
  await page.goto('/');
  await pressByKeyboard(page.locator('[action="/play/cathedral"] button[value="now"]'));
  await page.waitForURL('**/matches/*');
  assert.ok((await playToTheEnd(page, moveByKeyboard)) >= 6);
  await tabTo(page, 'button[value="rematch"]');
}));

async function moveByKeyboard(page, { mustDecide }) {
  if (mustDecide) return pressByKeyboard(page.locator('#choose button[name="action"]').first());
  await tabTo(page, '[id^="cell-"]');
  await page.keyboard.press('1');
  const { square } = await turnUntilItFits(page, () => page.keyboard.press('r'));
  await walkTo(page, square);
  await page.keyboard.press('Enter');
}

async function walkTo(page, square) {
  const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
  const [column, row] = place(square.toLowerCase());
  for (let steps = 0; steps < 40; steps += 1) {
    const focused = await page.evaluate(() => document.activeElement.id.slice('cell-'.length));
    const [atColumn, atRow] = place(focused);
    if (atColumn !== column) await page.keyboard.press(atColumn < column ? 'ArrowRight' : 'ArrowLeft');
    else if (atRow !== row) await page.keyboard.press(await towards(page, row - atRow));
    else return;
  }
  throw new Error(`the arrow keys never reach ${square}`);
}

/** Which way the rows are numbered is up to the drawing. */
async function towards(page, rows) {
  const [first, second] = await Promise.all(['a1', 'a2'].map((name) => page.locator(`#cell-${name}`).boundingBox()));
  return (second.y > first.y) === rows > 0 ? 'ArrowDown' : 'ArrowUp';
}

test('a game by roles and names alone, as a screen reader has them', scene(async (page) => {
  await page.goto('/new');
  await page.getByRole('combobox', { name: 'Light' }).selectOption('level-1');
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  // The script makes the drawing a grid once it has arrived.
  await page.getByRole('gridcell').nth(99).waitFor();
  assert.equal(await page.getByRole('gridcell').count(), 100);
  assert.ok((await playToTheEnd(page, moveByNames)) >= 8);
  await page.getByRole('button', { name: 'Rematch, seats changed' }).waitFor();
}));

async function moveByNames(page) {
  const choices = page.getByRole('region', { name: 'What you can do' });
  if (await choices.getByRole('heading', { name: 'To be decided' }).isVisible()) {
    return choices.getByRole('button').first().click();
  }
  await take(choices.getByRole('listitem').last().getByRole('button'), (kind) => kind.click());
  const squares = choices.getByRole('combobox', { name: 'Square' });
  for (let turns = 0; turns < 4 && (await squares.getByRole('option').count()) < 2; turns += 1) {
    await choices.getByRole('button', { name: 'Turn' }).click();
  }
  await squares.selectOption({ index: 1 });
  await choices.getByRole('button', { name: 'Place' }).click();
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a game on a phone: tap a piece of the tray, tap to see it, tap to place it', scene(async (page) => {
  await setUp(page);
  await turnAfter(page, { seq: -1 });
  await isPutBack(page);
  const confirms = [tapAgain, tapPlace];
  const moves = await playToTheEnd(page, async (_, { mustDecide, seq }) => {
    if (mustDecide) await page.locator('.board-ask button').first().tap();
    else await tapPiece(page, confirms[(seq >> 1) % 2]);
  });
  assert.ok(moves >= 8, `only ${moves} moves`);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 390, `the page is ${width} pixels wide`);
}, PHONE));

/** Runs in the page: what a finger meets of each building in the own tray, and whether it lies in the tray. */
function trayTargets() {
  const tray = document.querySelector('.tray-own').getBoundingClientRect();
  return [...document.querySelectorAll('.tray-own .tray-kind')].map((kind) => {
    const { x, y, width, height } = kind.getBoundingClientRect();
    const isMet = (across, down) => document.elementFromPoint(across, down)?.closest('.tray-kind') === kind;
    const [across, down] = [x + width / 2, y + height / 2];
    const end = (dx, dy) => { let way = 0; while (isMet(across + dx * (way + 1), down + dy * (way + 1))) way += 1; return way; };
    const [left, right, up, low] = [end(-1, 0), end(1, 0), end(0, -1), end(0, 1)];
    const isInside = across - left >= tray.left && across + right <= tray.right && down - up >= tray.top && down + low <= tray.bottom;
    return { id: kind.id, isInside, size: [left + right + 1, up + low + 1] };
  });
}

for (const viewport of [PHONE.viewport, { width: 360, height: 740 }]) {
  test(`a finger meets every building in the tray of a phone of ${viewport.width}×${viewport.height}`, scene(async (page) => {
    for (const seats of [{}, { light: 'me', dark: 'level-1' }]) {
      await setUp(page, seats);
      let now = await turnAfter(page, { seq: -1 });
      for (let decisions = 0; decisions < 6 && !now.isOver && !now.mustDecide; decisions += 1) {
        for (const { id, isInside, size } of await page.evaluate(trayTargets)) {
          const at = `decision ${decisions}: ${id}, ${size.join('×')}`;
          assert.ok(isInside, `${at} is not in its tray`);
          // A pixel at each edge is shared with what lies beside it.
          assert.ok(Math.min(...size) >= 43, `${at} is too small`);
        }
        await placeByWriting(page);
        now = await turnAfter(page, now);
      }
    }
  }, { ...PHONE, viewport }));
}

/** What was taken from the tray goes back, and nothing has happened. */
async function isPutBack(page) {
  const before = await moment(page);
  await page.locator('#hand-dark-tavern').tap();
  await show(page, 'E5');
  await page.locator('.ghost').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Put back' }).tap();
  await page.locator('.ghost').waitFor({ state: 'detached' });
  assert.equal(await page.locator('#board .is-taken').count(), 0);
  assert.deepEqual(await moment(page), before);
}

async function tapPiece(page, confirm) {
  await page.locator(`#${await lastDrawn(page)}`).tap();
  // The button to turn it stands beside the ghost, so that there must be one.
  if ((await offered(page)).length === 0) await show(page, 'E5');
  const { square } = await turnUntilItFits(page, () => page.getByRole('button', { name: 'Turn', exact: true }).tap());
  await show(page, square);
  await page.locator('.ghost.is-legal').waitFor({ state: 'attached' });
  const before = await moment(page);
  await page.waitForTimeout(150);
  assert.deepEqual(await moment(page), before, 'the first tap shows, it does not place');
  await confirm(page, square);
}

/** The piece of the tray that is the last of those which fit somewhere. */
function lastDrawn(page) {
  return page.evaluate(() => {
    const fits = [...document.querySelectorAll('#choose [data-kind]:enabled')].map((kind) => kind.textContent.toLowerCase());
    const drawn = [...document.querySelectorAll('.tray-own .tray-kind')].map(({ id }) => id);
    return drawn.filter((id) => fits.some((name) => name.includes(id.split('-').at(-1)))).at(-1);
  });
}

/** Has the ghost shown on a square by a tap. Where the ghost or its tools lie over it, they are sent away first. */
async function show(page, square) {
  for (const corner of ['A1', 'J10', 'A10', 'J1']) {
    if (await isBare(page, square)) return tap(page, square);
    if (await isBare(page, corner)) await tap(page, corner);
  }
  throw new Error(`${square} stays covered`);
}

async function isBare(page, square) {
  const [x, y] = await middle(page, square);
  return page.evaluate(([x, y, id]) => {
    const ghost = document.querySelector('.ghost-fill')?.getBoundingClientRect();
    const isUnder = ghost && x > ghost.left && x < ghost.right && y > ghost.top && y < ghost.bottom;
    return !isUnder && document.elementFromPoint(x, y)?.id === id;
  }, [x, y, `cell-${square.toLowerCase()}`]);
}

async function tap(page, square) {
  await page.touchscreen.tap(...(await middle(page, square)));
}

const tapAgain = tap;
const tapPlace = (page) => page.getByRole('button', { name: 'Place' }).tap();
