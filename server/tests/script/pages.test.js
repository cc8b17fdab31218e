import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, until, visit } from './browser.js';

after(closeBrowser);

const shown = (page, ply) => until(async () => (await page.locator('#shown').textContent()) === String(ply), `not at ply ${ply}`);

test('replay steps by links, keys and slider, and the address follows', () => visit('/matches/m1/replay?ply=3', async (page) => {
  await page.getByRole('link', { name: 'Next' }).click();
  await shown(page, 4);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shown(page, 2);
  await page.getByRole('link', { name: '5' }).click();
  await shown(page, 5);
  await page.locator('#ply').focus();
  await page.keyboard.press('End');
  await shown(page, 27);
  await until(() => page.url().endsWith('/matches/m1/replay?ply=27'), page.url());
  assert.equal(await page.evaluate(() => document.activeElement.id), 'ply');
}));

test('the slider is not replaced while it is being dragged', () => visit('/matches/m1/replay?ply=0', async (page) => {
  const box = await page.locator('#ply').boundingBox();
  await page.locator('#ply').evaluate((slider) => (slider.dataset.first = 'yes'));
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await until(async () => Number(await page.locator('#shown').textContent()) > 10, 'the board did not follow');
  assert.equal(await page.locator('#ply').getAttribute('data-first'), 'yes');
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await shown(page, 27);
  await until(async () => (await page.locator('#ply').getAttribute('data-first')) === null, 'the parts did not follow');
}));

test('replay plays by itself and stops at the end', () => visit('/matches/m1/replay?ply=25', async (page) => {
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Play by itself' }).click();
  assert.equal(await page.locator('#autoplay').textContent(), 'Stop');
  await page.clock.runFor(1300);
  await shown(page, 26);
  assert.equal(await page.locator('#autoplay').getAttribute('aria-pressed'), 'true');
  await page.clock.runFor(1300);
  await shown(page, 27);
  await until(async () => (await page.locator('#autoplay').textContent()) === 'Play by itself', 'it plays on');
}));

test('rules are filtered by words, and a link shows its clause again', () => visit('/rules/cathedral', async (page) => {
  await page.locator('#find').fill('FREE squares');
  assert.deepEqual(await page.locator('[data-clause]:visible').evaluateAll((all) => all.map(({ id }) => id)), ['CAT-PLACE-03']);
  assert.equal(await page.getByRole('heading', { name: 'Set-up' }).isVisible(), false);
  await page.locator('#find').fill('nothing like it');
  assert.equal(await page.locator('#found').textContent(), 'No clause has these words.');
  await page.evaluate(() => (location.hash = 'CAT-SETUP-01'));
  await page.locator('#CAT-SETUP-01').waitFor();
}));
