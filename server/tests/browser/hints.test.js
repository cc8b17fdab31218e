/** Somebody asks for a move and plays it; when the game is over they have it analysed and see how far that is. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { resign, setUp, turnAfter } from './table.js';

after(closeAll);

test('a hint is asked for, said, marked and played; the analysis runs to its end', scene(async (page) => {
  await setUp(page);
  const now = await turnAfter(page, { seq: -1 });
  await page.locator('#hint-ask button').press('Enter');
  await page.getByRole('heading', { name: 'A move to consider' }).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Play it');
  assert.match(await page.locator('#status').textContent(), /A move to consider/);
  assert.ok((await page.locator('#board .is-hinted').count()) > 0, 'nothing is marked on the board');

  await page.getByRole('button', { name: 'Close the hint' }).click();
  assert.equal(await page.locator('.is-hinted').count(), 0);
  assert.ok(await page.locator('#hint').isHidden());
  assert.ok(await page.evaluate(() => document.activeElement?.closest('#hint-ask') !== null), 'the focus is lost');
  await page.locator('#hint-ask button').click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await turnAfter(page, now);
  assert.equal(await page.locator('.is-hinted, #hint h2').count(), 0, 'a hint about a position that is gone');

  await page.locator('#hint-ask button').click();
  await page.getByRole('heading', { name: 'A move to consider' }).waitFor();
  await resign(page);
  await page.locator('#turn .over').waitFor();
  assert.equal(await page.locator('#hint h2').count(), 0, 'a hint lies over the end');
  await page.getByRole('link', { name: 'Analyse the game' }).first().click();
  await page.getByRole('button', { name: 'Begin the analysis' }).click();
  assert.equal(await page.locator('#scrubber').getByRole('link', { name: 'Analyse the game' }).count(), 0, 'what is here is offered once more');
  const points = page.getByRole('heading', { name: 'Turning points' });
  // A machine with nothing else to do may be through before anybody looks.
  await page.getByRole('progressbar').or(points).first().waitFor();
  await points.waitFor();
  await page.getByText('Show all').click();
  await page.getByRole('link', { name: 'Move 2 in the replay' }).last().click();
  // The position stands beside what is said of it.
  await page.getByText(/^Position 1 of/).first().waitFor();
  await page.waitForURL('**/analysis?ply=1');
}));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const options of [{ viewport: { width: 1366, height: 768 } }, PHONE]) {
  test(`however much a hint says, playing it is in sight at ${options.viewport.width}`, scene(async (page) => {
    await setUp(page);
    await turnAfter(page, { seq: -1 });
    await page.locator('#hint-ask button').click();
    const play = page.getByRole('button', { name: 'Play it' });
    await play.waitFor();
    const isSeen = await play.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [1, height - 1].every((down) => button.contains(document.elementFromPoint(x + width / 2, y + down)));
    });
    assert.ok(isSeen);
  }, options));
}

test('on a phone the hint comes from below and leaves the board in sight', scene(async (page) => {
  await setUp(page);
  await turnAfter(page, { seq: -1 });
  await page.locator('#hint-ask button').tap();
  const heading = page.getByRole('heading', { name: 'A move to consider' });
  await heading.waitFor();
  const [hint, board] = [await heading.boundingBox(), await page.locator('#cell-j10').boundingBox()];
  assert.ok(hint.y >= board.y + board.height, 'the hint lies over the board');
  const play = await page.getByRole('button', { name: 'Play it' }).boundingBox();
  assert.ok(play.y + play.height <= 844, 'what it is played with lies below the screen');
  const ways = [
    () => page.getByRole('button', { name: 'Close the hint' }).tap(),
    () => page.locator('.side > .closes').tap(),
    () => page.touchscreen.tap(195, 300),
  ];
  for (const way of ways) {
    await way();
    await heading.waitFor({ state: 'detached' });
    await page.locator('#hint-ask button').tap();
    await heading.waitFor();
  }
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));
