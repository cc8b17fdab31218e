import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, middle, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const status = (page) => page.locator('#status').textContent();
const notice = (page) => page.locator('#notice');

/** A table at which a click on B2 is refused, and whose time passes when the test says so. */
const table = (use) => visit('/matches/m1', async (page, fixture) => {
  await until(() => fixture.streams.size === 1, 'nobody listens');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await use(page, fixture);
}, {
  before: (page) => page.clock.install(),
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.plain;
    fixture.parts[2] = parts.deciding(7).replace(/<button[^]*<\/button>/, '<button form="act" name="action" value="b2" data-part-id="cell-b2">B2</button>');
    fixture.answer = () => fixture.refusal('CAT-PLACE-04', 'Dark owns B2. [CAT-PLACE-04]');
  },
});

async function refused(page) {
  await page.locator('#cell-b2').click();
  await notice(page).waitFor();
}

test('a refusal stands beside the pointer and off what is lit, with the clause behind a sign', () => table(async (page) => {
  await refused(page);
  assert.equal(await notice(page).textContent(), 'Dark owns B2. §');
  const link = notice(page).getByRole('link', { name: 'Rule CAT-PLACE-04' });
  assert.equal(await link.getAttribute('href'), '/rules/cathedral#CAT-PLACE-04');
  assert.equal(await status(page), 'Dark owns B2.');
  const [box, cell, board] = await Promise.all(['#notice', '#cell-b2', '#board'].map((part) => page.locator(part).boundingBox()));
  const pointer = await middle(page, 'B2');
  assert.ok(Math.hypot(box.x + box.width / 2 - pointer.x, box.y + box.height / 2 - pointer.y) < 250, 'it is far away');
  assert.ok(box.y + box.height <= cell.y || box.y >= cell.y + cell.height || box.x >= cell.x + cell.width || box.x + box.width <= cell.x);
  assert.ok(box.x >= board.x && box.y >= board.y, 'it leaves the drawing');
}));

test('a refusal goes with the next movement, but not on the way to its link', () => table(async (page) => {
  await refused(page);
  const { x, y } = await middle(page, 'B2');
  await page.mouse.move(x + 5, y + 5);
  assert.ok(await notice(page).isVisible(), 'a hand trembles');
  await notice(page).locator('a').hover();
  assert.ok(await notice(page).isVisible());
  await page.clock.runFor(5000);
  assert.ok(await notice(page).isVisible(), 'somebody points at it');
  await page.locator('#turn').hover();
  assert.ok(await notice(page).isHidden());
}));

test('what is said goes after four seconds', () => table(async (page) => {
  await refused(page);
  await page.clock.runFor(3900);
  assert.ok(await notice(page).isVisible());
  await page.clock.runFor(200);
  assert.ok(await notice(page).isHidden());
  assert.equal(await status(page), '');
}));

test('what is said goes at the next action, and with the position it was about', () => table(async (page, fixture) => {
  await refused(page);
  let release;
  fixture.answer = () => new Promise((resolve) => (release = () => resolve(fixture.fragments(8, parts.turn('Eight')))));
  await page.locator('#cell-b2').click();
  await until(() => release);
  assert.deepEqual([await status(page), await notice(page).isHidden()], ['', true]);
  release();
  await page.getByText('Eight').waitFor();
  fixture.answer = () => fixture.refusal('CAT-PLACE-04', 'Dark owns B2.');
  await refused(page);
  fixture.push(9, parts.turn('Nine'));
  await page.getByText('Nine').waitFor();
  assert.deepEqual([await status(page), await notice(page).isHidden()], ['', true]);
}));

test('that the line is lost is not settled by a swap', () => table(async (page, fixture) => {
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  fixture.push(9, parts.turn('Nine'));
  await page.getByText('Nine').waitFor();
  assert.match(await status(page), /connection is lost/);
}));
