/** The first page: every game on the first screen, what waits before them, and the menu of a phone. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';

after(closeAll);

const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

/** The lowest edge of the buttons that begin a game. */
async function lowest(page) {
  const edges = await page.locator('.game button[value="now"]').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
  assert.equal(edges.length, 3);
  return Math.max(...edges);
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`three games are on the first screen of a ${name}, whatever waits`, scene(async (page) => {
    await page.setViewportSize(size);
    await page.goto('/');
    assert.ok((await lowest(page)) <= size.height, 'for somebody new');
    for (const game of ['Cathedral', 'Tournay', 'The Anarchy']) {
      await page.goto('/');
      await page.getByRole('button', { name: `Play now: ${game}` }).click();
      await page.waitForURL('**/matches/*');
    }
    await page.goto('/');
    assert.equal(await page.locator('#waiting .tick').count(), 3);
    assert.ok((await lowest(page)) <= size.height, 'with three matches');
  }));
}

test('what goes on elsewhere appears by itself', scene(async (page) => {
  await page.clock.install();
  await page.goto('/');
  assert.equal(await page.locator('#waiting .tick').count(), 0);
  await page.request.post('/play/cathedral', { form: { level: 'level-1' }, headers: { origin: new URL(page.url()).origin } });
  await page.clock.runFor(16_000);
  await page.locator('#waiting .tick').waitFor();
}));

test('the pages of the site are behind a button on a phone', scene(async (page) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Watch' });
  assert.equal(await link.isVisible(), false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await page.waitForURL('**/watch');
}));
