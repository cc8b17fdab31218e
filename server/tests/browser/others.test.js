/** Whole games of Tournay and The Anarchy, as a person plays them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { choosePlain, playAtOnce, playPlain } from './plain.js';
import { moment, turnAfter } from './table.js';

after(closeAll);

test('a whole game of Tournay against a quick bot', scene(async (page) => {
  await page.goto('/new?game=tournay');
  await page.locator('#seat1').selectOption('level-3');
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
  const { isOver } = await playPlain(page, 2000, spread());
  assert.ok(isOver);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.waitForURL('**/replay*');
}));

test('a lit part with several choices opens a menu that Escape closes', scene(async (page) => {
  await playAtOnce(page, 'Tournay');
  const part = page.locator(`#${await withSeveralChoices(page)}`);
  await part.click({ position: { x: 6, y: 6 } });
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  assert.ok((await menu.getByRole('button').count()) >= 2);
  await page.keyboard.press('Escape');
  assert.equal(await menu.count(), 0);
  const { seq } = await moment(page);
  await part.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('button').first().click();
  await turnAfter(page, { seq });
}));

/** Plays until a part of the picture has several choices, other than a card that goes to one of several places, and says which. */
async function withSeveralChoices(page) {
  const pick = spread();
  for (let now = await turnAfter(page, { seq: -1 }); !now.isOver; now = await turnAfter(page, now)) {
    const part = await page.evaluate(() => {
      const all = [...document.querySelectorAll('#choose button[data-part-id]:not(noscript *)')].map(({ dataset }) => dataset.partId.split(' '));
      const lit = [...document.querySelectorAll('#board .is-lit:not([id^="hand-"])')].map(({ id }) => id);
      return lit.find((id) => all.filter((parts) => parts.includes(id) && !parts.some((other) => other.startsWith('hand-'))).length > 1);
    });
    if (part) return part;
    await choosePlain(page, pick);
  }
  throw new Error('no part has several choices in a whole game');
}
