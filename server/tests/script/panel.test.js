import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, middle, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const EXPLAINED = { 'cell-b2': '<h3>B2</h3><p>A free square.</p>', 'stock-coins': '<h3>Coins</h3>', 'piece-dark-tower-0': '<h3>Tower</h3>' };
const panel = (page) => page.locator('#explain');
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const table = (use, options = {}) => visit('/matches/m1', use, {
  ...options,
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.explained = EXPLAINED;
    fixture.parts = [parts.turn('One'), parts.board(), options.choose ?? parts.waiting(), parts.frame()];
  },
});

async function rest(page, square) {
  const { x, y } = await middle(page, square);
  await page.mouse.move(x, y);
}

test('what the pointer rests on is explained, once for each position', () => table(async (page, fixture) => {
  await rest(page, 'B2');
  await panel(page).getByText('A free square.').waitFor();
  assert.deepEqual(fixture.abouts, ['?part=cell-b2&seat=0']);
  await rest(page, 'C3');
  await until(() => panel(page).isHidden(), 'it stays when the pointer has left');
  await rest(page, 'B2');
  await panel(page).getByText('A free square.').waitFor();
  assert.equal(fixture.abouts.filter((asked) => asked.includes('cell-b2')).length, 1);
  fixture.push(9, parts.turn('Nine') + parts.board());
  await page.getByText('Nine').waitFor();
  assert.ok(await panel(page).isHidden());
  await rest(page, 'C4');
  await rest(page, 'B2');
  await panel(page).getByText('A free square.').waitFor();
  assert.equal(fixture.abouts.filter((asked) => asked.includes('cell-b2')).length, 2);
}));

test('a pointer that passes by asks nothing', () => table(async (page, fixture) => {
  for (const square of ['B2', 'C2', 'D2', 'E2']) await rest(page, square);
  await page.locator('#turn').hover();
  await page.clock.runFor(1000);
  assert.deepEqual(fixture.abouts, []);
}, { before: (page) => page.clock.install({ time: 0 }).then(() => page.clock.pauseAt(1000)) }));

test('what comes to lie under a pointer at rest is explained when it moves', () => table(async (page, fixture) => {
  await rest(page, 'B2');
  await panel(page).getByText('A free square.').waitFor();
  fixture.push(9, parts.turn('Nine') + parts.board());
  await page.getByText('Nine').waitFor();
  const { x, y } = await middle(page, 'B2');
  await page.mouse.move(x + 2, y + 2);
  await page.clock.runFor(2000);
  assert.ok(await panel(page).isHidden(), 'a hand trembles');
  await page.mouse.move(x - 9, y - 3);
  await page.clock.runFor(2000);
  await panel(page).getByText('A free square.').waitFor();
}, { before: (page) => page.clock.install() }));

test('the pointer may go to the panel; Escape and a click elsewhere close it', () => table(async (page) => {
  await page.locator('#stock').hover();
  await panel(page).getByText('Coins').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('#turn').hover();
  await panel(page).hover();
  await page.clock.runFor(5000);
  assert.ok(await panel(page).isVisible());
  await page.clock.resume();
  await page.keyboard.press('Escape');
  assert.ok(await panel(page).isHidden());
  await page.locator('#turn').hover();
  await page.locator('#stock').hover();
  await panel(page).getByText('Coins').waitFor();
  await page.locator('#stock').click();
  assert.ok(await panel(page).isHidden());
}, { before: (page) => page.clock.install() }));

test('of what the server knows nothing nothing is shown', () => table(async (page) => {
  const answered = page.waitForResponse(/part=cell-c3/);
  await rest(page, 'C3');
  assert.equal((await answered).status(), 404);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await panel(page).isHidden());
}));

test('the focus of a key is explained and described', () => table(async (page) => {
  await page.locator('#cell-b2').evaluate((cell) => cell.setAttribute('tabindex', '0'));
  await page.locator('#menu summary').focus();
  await page.keyboard.press('Shift+Tab');
  await page.locator('#cell-b2').focus();
  await panel(page).getByText('A free square.').waitFor();
  await until(async () => (await page.locator('#cell-b2').getAttribute('aria-describedby')) === 'explain');
  await page.locator('#menu summary').focus();
  await until(() => panel(page).isHidden());
  assert.equal(await page.locator('#cell-b2').getAttribute('aria-describedby'), null);
}));

test('a finger that stays asks, and does not act; a tap acts', () => table(async (page, fixture) => {
  const finger = await page.context().newCDPSession(page);
  const at = await middle(page, 'B2');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await panel(page).getByText('A free square.').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => window.clicks === 1);
  assert.equal(await page.locator('#table').getAttribute('aria-busy'), null, 'it acted');
  assert.ok(await panel(page).isVisible());
  await page.getByRole('button', { name: 'Close' }).tap();
  assert.ok(await panel(page).isHidden());
  await page.locator('#cell-b2').tap();
  await until(() => fixture.posts.length === 1);
}, { ...PHONE, before: (page) => page.addInitScript(() => addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)), choose: parts.deciding(7).replace(/<button[^]*<\/button>/, '<button form="act" name="action" value="b2" data-part-id="cell-b2">B2</button>') }));
