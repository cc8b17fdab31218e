/** Steps that are told one after the other, at a table with several bots: none is lost, and nobody has to wait for them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { choosePlain, playAtOnce, sitAmongBots } from './plain.js';
import { isAsLoadedAnew, placeByWriting, turnAfter } from './table.js';

after(closeAll);

const DECISIONS = process.env.BASTIDE_PROOF ? 40 : 4;

/** Runs in the page: notes the words of every step that is shown, and what is hidden though it can be acted on. */
function watch() {
  localStorage.setItem('bastide-pace', 'quick');
  window.told = [];
  window.hidden = new Set();
  // Not every step has words: what is counted at the end has none.
  document.addEventListener('step', ({ detail }) => (window.isTelling = detail !== null));
  const look = () => {
    const words = document.querySelector('.step-caption')?.textContent;
    if (words && words !== window.told.at(-1)) window.told.push(words);
    for (const lit of document.querySelectorAll('#board .is-lit')) if (lit.closest('.is-untold')) window.hidden.add(lit.id);
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }));
}

/** Runs in the page: the words of the steps after a ply that are for the visitor, each once where it follows itself. */
function toBeTold(ply) {
  const { seat } = document.getElementById('table').dataset;
  const steps = JSON.parse(document.getElementById('steps').textContent);
  const own = (step) => step.kind === 'place' && String(step.seat) === seat;
  const words = steps.filter((step) => step.ply > ply && step.words && !own(step)).map((step) => step.words);
  return words.filter((one, index) => one !== words[index - 1]);
}

/** Runs in the page: the other seats that do something in the steps after a ply; in these they come one after the other. */
function seatsOfSteps(ply) {
  const { seat } = document.getElementById('table').dataset;
  const steps = JSON.parse(document.getElementById('steps').textContent).filter((step) => step.ply > ply);
  if (steps.some((step, index) => step.ply < (steps[index - 1]?.ply ?? 0))) throw new Error('steps are out of order');
  return steps.flatMap((step) => (step.seat === null || String(step.seat) === seat ? [] : [step.seat]));
}

const lastPly = (page) => page.evaluate(() => JSON.parse(document.getElementById('steps').textContent).at(-1)?.ply ?? 0);
const isStill = (page) => page.evaluate(() => !window.isTelling && document.querySelector('.step-caption, .was, .is-untold') === null);

/** By a plain choice, or by writing where a piece goes. */
async function decide(page, pick) {
  const isPlain = (await page.locator('#choose button[name="action"]:not(noscript *)').count()) > 0;
  return isPlain ? choosePlain(page, pick) : placeByWriting(page);
}

for (const { game, players, seats } of [{ game: 'tournay', players: 4, seats: 3 }, { game: 'cathedral', players: 2, seats: 1 }]) {
  test(`${game}: what ${seats === 1 ? 'a bot does' : 'bots do one after the other'} is told without a gap, and the table is then as it would be loaded`, scene(async (page) => {
    await page.addInitScript(watch);
    await sitAmongBots(page, game, players);
    let now = await turnAfter(page, { seq: -1 });
    await until(() => isStill(page), 'the end of the first steps');
    const [pick, actors] = [spread(11), new Set()];
    for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
      const ply = await lastPly(page);
      await page.evaluate(() => (window.told = []));
      await decide(page, pick);
      now = await turnAfter(page, now);
      await until(() => isStill(page), 'the end of the steps');
      assert.deepEqual(await page.evaluate(() => window.told), await page.evaluate(toBeTold, ply), `decision ${decisions}`);
      for (const seat of await page.evaluate(seatsOfSteps, ply)) actors.add(seat);
    }
    assert.ok(actors.size >= seats, `steps of ${actors.size} other seats`);
    assert.deepEqual(await page.evaluate(() => [...window.hidden]), []);
    await isAsLoadedAnew(page);
  }, { reducedMotion: 'no-preference' }));
}

test('one’s own turn can be used while steps are told', scene(async (page) => {
  await page.addInitScript(watch);
  await page.addInitScript(() => localStorage.setItem('bastide-pace', 'slow'));
  await playAtOnce(page, 'Tournay');
  let now = await turnAfter(page, { seq: -1 });
  const pick = spread(7);
  let used = 0;
  for (let decisions = 0; decisions < 3 * DECISIONS && used < DECISIONS; decisions += 1) {
    const isTelling = !(await isStill(page));
    await choosePlain(page, pick);
    now = await turnAfter(page, now);
    used += Number(isTelling);
  }
  assert.ok(used > 0, 'nothing was told when it was one’s own turn');
  assert.deepEqual(await page.evaluate(() => [...window.hidden]), []);
}, { reducedMotion: 'no-preference' }));
