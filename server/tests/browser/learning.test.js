/** Lessons, and the reference of all cards. What a newcomer to Tournay does is in `newcomer.test.js`. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { pressByKeyboard } from './keys.js';
import { ANARCHY, arrive, byMouse, goOn, step, walk } from './lesson.js';
import { moment } from './table.js';

after(closeAll);

for (const [how, press] of [['mouse', byMouse], ['keyboard', pressByKeyboard]]) {
  test(`the first lesson of The Anarchy by ${how}, and on to the next`, scene(async (page) => {
    await arrive(page, 'The Anarchy', press);
    await walk(page, ANARCHY, press);
    await goOn(page, press);
  }));
}

test('another action that is allowed is not carried out, and a hint says so', scene(async (page) => {
  await arrive(page, 'Tournay', byMouse);
  const { seq } = await moment(page);
  await pressByKeyboard(page.locator('#choose button[value="gather"]'));
  await page.locator('#notice').getByText('asks for something else').waitFor();
  assert.deepEqual([await step(page), (await moment(page)).seq], [0, seq]);
}, { tolerate: /422/ }));

test('whoever does not find it is shown where it is', scene(async (page) => {
  await arrive(page, 'The Anarchy', byMouse);
  await page.getByText('Show me').click();
  await page.locator('#lesson li').getByText('Take the Engineer').waitFor();
  await until(async () => (await page.locator('#path-engineer.is-shown').count()) === 1, 'the marked card');
  await page.locator('#choose button[value="path engineer"]').click();
  await until(async () => (await step(page)) === 1, 'the next step');
  assert.equal(await page.locator('.is-shown').count(), 0);
}));

test('cards are found by words and by their properties', scene(async (page) => {
  await page.goto('/cards/tournay');
  const shown = () => page.locator('[data-entry]:visible').count();
  const all = await shown();
  await page.getByLabel('Colour').selectOption('red');
  const red = await shown();
  assert.ok(red > 10 && red < all, `${red} of ${all}`);
  await page.getByLabel('Search').fill('ballista');
  await until(async () => (await shown()) === 2, 'two Ballistas');
  await page.getByLabel('Search').fill('no such card');
  await page.getByText('Nothing has all these words.').waitFor();
}));
