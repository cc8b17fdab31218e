/** The page of a round of The Anarchy: it comes up by itself once a siege has been shown, goes at a touch, and the story opens it again. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { choosePlain } from './plain.js';
import { warmUp } from './sheets.js';
import { turnAfter } from './table.js';

before(warmUp);
after(closeAll);

const isOpen = (page) => page.evaluate(() => document.querySelector('#round-page')?.matches(':popover-open') ?? false);
const pageOf = (page) => page.evaluate(() => Number(document.querySelector('#round-page')?.dataset.ply ?? 0));

/** Sits down alone or with a bot, and plays until a round is over. */
async function playARound(page, players, options = {}) {
  await page.addInitScript((pace) => localStorage.setItem('bastide-pace', pace), options.pace ?? 'quick');
  await page.goto(`/new?game=anarchy&players=${players}`);
  for (let seat = 1; seat < players; seat += 1) await page.locator(`#seat${seat}`).selectOption('level-1');
  await page.locator('#seat0').selectOption('me');
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
  const pick = spread(players);
  let now = await turnAfter(page, { seq: -1 });
  for (let decisions = 0; decisions < 80 && (await pageOf(page)) === 0; decisions += 1) {
    const done = page.locator('#choose button[name="action"][value="done"]');
    const isDone = decisions > 8 && (await done.count()) > 0;
    if (isDone) await done.first().evaluate((button) => button.click());
    else await choosePlain(page, pick);
    await until(async () => (await turnAfter(page, { seq: -1 })).seq > now.seq || (await pageOf(page)) > 0, 'an answer');
    now = await turnAfter(page, { seq: -1 });
  }
  assert.ok((await pageOf(page)) > 0, 'a round is over');
}

/** Runs in the page: whether it fits the window, and what of it is cut off. */
function fit() {
  const sheet = document.querySelector('#round-page');
  const cut = [...sheet.querySelectorAll('.blow p, td, tbody th, .upcoming li')].filter((one) => one.scrollWidth > one.clientWidth + 1);
  return {
    scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    isCut: [sheet, ...sheet.querySelectorAll('.counted-round, .upcoming')].some((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1),
    cut: cut.map(({ textContent }) => textContent),
    struck: sheet.querySelectorAll('.blow').length,
    columns: sheet.querySelectorAll('thead th').length,
    next: sheet.querySelectorAll('.upcoming li').length,
  };
}

for (const [name, players, viewport] of [['desk', 2, { width: 1366, height: 768 }], ['phone', 4, { width: 390, height: 844 }]]) {
  test(`on a ${name} the page of a round comes up, goes, and is opened again from the story`, scene(async (page) => {
    await playARound(page, players);
    // On a phone the choices lie in a sheet that every answer closes: the round is played at a desk.
    await page.setViewportSize(viewport);
    await until(() => isOpen(page), 'the page of the round');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/round-${name}.png` });
    const seen = await page.evaluate(fit);
    assert.ok(!seen.scrolls && !seen.isCut, JSON.stringify(seen));
    assert.deepEqual(seen.cut, []);
    assert.ok(seen.struck >= 2, `${seen.struck} attacks`);
    assert.equal(seen.columns, players);
    assert.ok(seen.next > seen.struck, 'the next attacks, and the food');
    await page.keyboard.press('Escape');
    await until(async () => !(await isOpen(page)), 'Escape puts it aside');
    const recall = page.locator('#story .recall button');
    if (viewport.width < 701) await page.locator('#last [data-opens="story"]:not(.said)').click();
    await recall.click();
    assert.ok(await isOpen(page), 'the story opens it again');
    await page.locator('#round-page .grand').click();
    assert.ok(!(await isOpen(page)), 'and its button puts it aside');
    // What has been seen does not come up again.
    await page.reload();
    await turnAfter(page, { seq: -1 });
    assert.ok(!(await isOpen(page)), 'it comes up once');
  }, { hasTouch: viewport.width < 701 }));
}

test('whoever acts puts the page of a round aside, and without a pace it does not come up', scene(async (player, other) => {
  await playARound(player, 1);
  await until(() => isOpen(player), 'the page of the round');
  const now = await turnAfter(player, { seq: -1 });
  await player.locator('#choose button[name="action"]').first().evaluate((button) => button.click());
  await turnAfter(player, now);
  assert.ok(!(await isOpen(player)), 'the next action put it aside');
  await playARound(other, 1, { pace: 'off' });
  assert.ok(!(await isOpen(other)), 'nothing is shown unasked');
}, { viewport: { width: 1366, height: 768 } }));
