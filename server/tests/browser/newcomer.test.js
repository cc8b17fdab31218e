/** A newcomer's way to Tournay: the first page, the first lesson, a game against a bot, and what came of it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { arrive, byKeyboard, byMouse, goOn, TOURNAY, walk } from './lesson.js';
import { turnAfter } from './table.js';
import { chooseByMouse, choices, decided, spread } from './tournay.js';

after(closeAll);

/** So many choices are tried out; then the newcomer leaves the building to the bot, which brings the end nearer. */
const TRIED = 25;
const MOST = 600;
const IDLE = ['skip', 'gather', 'decline', 'endure', 'pass'];

/** Plays to the end; `choose` sends a choice of those offered. */
async function playOut(page, choose) {
  const pick = spread(5);
  let now = await turnAfter(page, { seq: -1 });
  let played = 0;
  for (; !now.isOver && played < MOST; played += 1) {
    const offered = await choices(page);
    const idle = offered.find(({ action }) => IDLE.includes(action));
    await choose(page, played >= TRIED && idle ? idle : decided(offered, pick));
    now = await turnAfter(page, now);
  }
  assert.ok(now.isOver, `no end after ${played} choices`);
  assert.ok(played > TRIED, `only ${played} choices`);
}

/** Tab to what is lit, arrows to a part of it, Enter; then its place or the menu. What is not in the picture is in the list. */
async function chooseByKeys(page, { action, parts }) {
  const lit = await page.locator('#board .is-lit').evaluateAll((all) => all.map(({ id }) => id));
  const card = parts.find((id) => id.startsWith('hand-') && lit.includes(id));
  const slot = parts.find((id) => id.startsWith('slot-') && lit.includes(id));
  const first = card ?? parts.find((id) => lit.includes(id));
  if (!first) return listed(page, action);
  await tabTo(page, () => document.activeElement?.matches('#board .is-lit'), 'the lit parts');
  await arrowTo(page, first, lit.length);
  await page.keyboard.press('Enter');
  if (card && slot && (await page.locator(`#${slot}.is-place`).count())) {
    const places = await page.locator('#board .is-place').count();
    await arrowTo(page, slot, places);
    await page.keyboard.press('Enter');
  }
  if (await page.locator('dialog.menu').count()) await byKeyboard(page.locator(`dialog.menu button[value="${action}"]`));
}

async function listed(page, action) {
  const button = page.locator(`#choose button[value="${action}"]`);
  const group = page.locator('#choose details:not([open])', { has: button });
  if (await group.count()) await byKeyboard(group.locator('summary'));
  await byKeyboard(button);
}

async function tabTo(page, isThere, what) {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches: ${what}`);
}

/** Arrows go round the parts in at most as many steps as there are. */
async function arrowTo(page, id, most) {
  for (let steps = 0; steps <= most; steps += 1) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no arrow leads to ${id}`);
}

for (const [how, press, choose] of [['mouse', byMouse, chooseByMouse], ['keyboard', byKeyboard, chooseByKeys]]) {
  test(`from the first page through a lesson and a game to its count, by ${how}`, scene(async (page) => {
    await arrive(page, 'Tournay', press);
    await walk(page, TOURNAY, press);
    await goOn(page, press);
    await press(page.getByRole('link', { name: 'Bastide' }).first());
    await press(page.getByRole('button', { name: 'Play now: Tournay' }));
    await page.waitForURL('**/matches/*');
    await playOut(page, choose);
    await press(page.locator('#turn').getByRole('link', { name: 'See what the points came from' }));
    await page.waitForURL('**/score');
    await assertCounted(page);
  }));
}

/** For each player the lines add up to the total, and there is a chart of the game. */
async function assertCounted(page) {
  const lines = await page.locator('table.count').first().locator('tbody tr').evaluateAll((rows) => rows.map((row) => ({
    isTotal: row.matches('.total'),
    points: [...row.querySelectorAll('td .points')].map(({ textContent }) => Number(textContent.replace('−', '-')) || 0),
  })));
  const [total] = lines.filter(({ isTotal }) => isTotal);
  const sums = [0, 1].map((player) => lines.filter(({ isTotal }) => !isTotal).reduce((sum, { points }) => sum + points[player], 0));
  assert.deepEqual(sums, total.points, JSON.stringify(lines));
  await page.locator('main svg').first().waitFor();
}
