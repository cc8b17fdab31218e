/** A newcomer's way to Tournay: the first page, the first lesson, a game against a bot, and what came of it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { pressByKeyboard } from './keys.js';
import { arrive, byMouse, goOn, TOURNAY, walk } from './lesson.js';
import { turnAfter } from './table.js';
import { chooseByKeyboard, chooseByMouse, choices, decided } from './tournay.js';

after(closeAll);

/** So many choices are tried out; then the newcomer leaves the building to the bot, which brings the end nearer. */
const TRIED = 25;
const MOST = 600;
/** A district has nine places and takes one card a turn, so nobody is done sooner; how much later is up to the shuffle. */
const FEWEST = 8;
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
  assert.ok(played >= FEWEST, `only ${played} choices`);
}

for (const [how, press, choose] of [['mouse', byMouse, chooseByMouse], ['keyboard', pressByKeyboard, chooseByKeyboard]]) {
  test(`from the first page through a lesson and a game to its count, by ${how}`, scene(async (page) => {
    await arrive(page, 'Tournay', press);
    await walk(page, TOURNAY, press);
    await goOn(page, press);
    await press(page.getByRole('link', { name: 'Bastide' }).first());
    await press(page.getByRole('button', { name: 'Play now: Tournay' }));
    await page.waitForURL('**/matches/*');
    await playOut(page, choose);
    await press(page.locator('#moment').getByRole('link', { name: 'See what the points came from' }));
    await page.waitForURL('**/score');
    await assertCounted(page);
    // A machine that is too busy to glide from one page to the next says so, and shows the page all the same.
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
