/** Whole games of Tournay and The Anarchy, as a person plays them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { playAtOnce, playPlain } from './plain.js';
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
  await turnAfter(page, { seq: -1 });
  const deck = page.locator('#board .is-lit[id^="deck-"]').first();
  await deck.click();
  const menu = page.getByRole('dialog');
  assert.ok((await menu.getByRole('button').count()) >= 2);
  await page.keyboard.press('Escape');
  assert.equal(await menu.count(), 0);
  const { seq } = await moment(page);
  await deck.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('button').first().click();
  await turnAfter(page, { seq });
}));
