/** What people do at a table of Cathedral, in the words of the English pages. */
import assert from 'node:assert/strict';

import { until } from './browser.js';

/** Sets a match up with the form; the words for the seed make the bots play the same every time. */
export async function setUp(page, { light = 'level-1', dark = 'me', seed = 'a walled city', visibility } = {}) {
  await page.goto('/new');
  await page.locator('#seat0').selectOption(light);
  await page.locator('#seat1').selectOption(dark);
  if (visibility) await page.locator(`[name="visibility"][value="${visibility}"]`).check();
  await page.getByText('Rules', { exact: true }).last().click();
  await page.getByLabel('Words for the seed').fill(seed);
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
}

/** Opens a panel of the table by its button, if it is not open: `choose`, `chat`, `more`, `story`. */
export async function openPanel(page, name) {
  const isOpen = await page.evaluate((wanted) => document.getElementById('table')?.dataset.drawer === wanted, name);
  if (!isOpen) await page.locator(`[data-opens="${name}"]:visible`).first().click();
}

/** Resigns: the way out is in the menu, and says what it does. */
export async function resign(page) {
  await page.locator('#menu > summary').click();
  await page.locator('#resigning summary').click();
  await page.locator('#resigning').getByRole('button').click();
}

/** What the page says of the moment: which action is next, and whether it is asked of this person. */
export async function moment(page) {
  const asked = page.evaluate(() => ({
    seq: Number(document.querySelector('#act [name="seq"]')?.value ?? -1),
    isOver: document.querySelector('#turn .over') !== null,
    mustDecide: document.querySelector('#choose button[name="action"]') !== null,
    // Before its scripts have run nothing of the drawing can be touched.
    isBusy: document.readyState !== 'complete' || document.querySelector('#table')?.getAttribute('aria-busy') === 'true',
  }));
  // A page that is being left, as when its browser adds a part to the shuffle, has nothing to say.
  return asked.catch(() => ({ seq: -1, isOver: false, mustDecide: false, isBusy: true }));
}

/** How everything is drawn, told and marked now, but for where the focus may go next. */
export function drawing(page) {
  return page.locator('#board [id]').evaluateAll((parts) => parts.map((part) => {
    const attributes = [...part.attributes].filter(({ name, value }) => value && !['tabindex', 'viewBox'].includes(name));
    return attributes.map(({ name, value }) => `${name}=${name === 'class' ? value.split(' ').sort().join(' ') : value}`).sort().join(' | ');
  }));
}

/** What came of many changes is what somebody sees who comes now. */
export async function isAsLoadedAnew(page) {
  await page.evaluate(() => document.activeElement?.blur());
  const changed = await drawing(page);
  await page.reload();
  await turnAfter(page, { seq: -1 });
  const fresh = await drawing(page);
  assert.ok(fresh.length > 20, `${fresh.length} parts`);
  assert.deepEqual(changed, fresh);
}

/** Waits until this person is to act again, or the game is over. */
export async function turnAfter(page, { seq }) {
  let now;
  await until(async () => {
    now = await moment(page);
    return !now.isBusy && (now.isOver || now.seq > seq);
  }, `a turn after action ${seq}`);
  return now;
}

/** Plays on until the game is over; `move` acts once. Returns how many times it did. */
export async function playToTheEnd(page, move) {
  let now = await turnAfter(page, { seq: -1 });
  let moves = 0;
  for (; !now.isOver; moves += 1) {
    await move(page, now);
    now = await turnAfter(page, now);
  }
  return moves;
}

/** The kind of the last button, the way it is turned first, and where it may stand, from the legal moves. */
export function legalPlacement(page) {
  return page.evaluate(() => {
    const { placements } = JSON.parse(document.querySelector('#legal').textContent);
    const kind = [...document.querySelectorAll('#choose [data-kind]:enabled')].at(-1).getAttribute('data-kind');
    const turns = Object.keys(placements).filter((form) => form.slice(0, 2) === kind);
    const form = turns.find((turn) => placements[turn]);
    const squares = placements[form].split(' ');
    return { kind, form, square: squares[Math.floor(squares.length / 2)] };
  });
}

/** Places the last kind where it may stand, by writing it: for tests that look at something else. */
export async function placeByWriting(page) {
  const { form, square } = await legalPlacement(page);
  await page.evaluate((action) => {
    const field = document.querySelector('#typed-action');
    field.value = action;
    field.form.requestSubmit();
  }, `${form}${square}`);
}

/** The squares that the page lists for the piece in hand, as it is turned. */
export function offered(page) {
  return page.locator('#squares-list option').evaluateAll((all) => all.map(({ value }) => value).filter(Boolean));
}

/** The middle of a square, in the window. */
export async function middle(page, square) {
  const cell = page.locator(`#cell-${square.toLowerCase()}`);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes a kind in hand; if it is there already, a press would put it back. */
export async function take(kind, press) {
  if ((await kind.getAttribute('aria-pressed')) !== 'true') await press(kind);
}

/** Chooses the last kind, turns it until it fits, and clicks a square. */
export async function moveByMouse(page, { mustDecide }) {
  if (mustDecide) return page.locator('#choose button[name="action"]').first().click();
  await take(page.locator('#choose [data-kind]:enabled').last(), (kind) => kind.click());
  const { square } = await turnUntilItFits(page, () => page.getByRole('button', { name: 'Turn', exact: true }).click());
  await page.mouse.click(...(await middle(page, square)));
}

/** Turns the piece in hand until the page offers a square for it that the legal moves know as well. */
export async function turnUntilItFits(page, turn) {
  for (let turns = 0; turns < 4; turns += 1) {
    const squares = await offered(page);
    if (squares.length > 0) return { square: squares[Math.floor(squares.length / 2)] };
    await turn();
  }
  throw new Error('the piece fits nowhere, though its button is not disabled');
}
