import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const TABLE = '/matches/m1';
const face = (left, more = '', grace = 0) => `<span class="clock-face ${more}" data-clock="fischer" data-left="${left}"
  data-grace="${grace}" data-at="0" data-until="until {date}" data-soon="{count} seconds left"></span>`;
const plates = (clock, toMove = 0) => parts.turn('') + `<section id="plates" data-part><ul>
  ${[0, 1].map((side) => `<li class="plate ${side === toMove ? 'to-move' : ''}" data-side="${side}">${side === toMove ? clock : ''}</li>`).join('')}</ul></section>`;
const shown = (page) => page.locator('.clock-face').textContent();
const seconds = (text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const listening = (fixture) => until(() => fixture.streams.size === 1, 'nobody listens');

test('a running clock counts down, one that stands still does not', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(8, plates(face(65000, 'running')));
  await until(async () => (await shown(page)) === '1:04');
  await until(async () => seconds(await shown(page)) <= 63);
  fixture.push(9, plates(face(40000)));
  await until(async () => (await page.locator('.running').count()) === 0);
  assert.equal(await shown(page), '');
}));

test('what the server says counts, whatever was counted before', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(8, plates(face(65000, 'running')));
  await until(async () => seconds(await shown(page)) < 65);
  fixture.push(9, plates(face(3600000, 'running')));
  await until(async () => /^59:5|^1:00:00/.test(await shown(page)));
}));

test('time that presses looks like it and is said once', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(8, plates(face(30900, 'running')));
  await until(async () => (await page.locator('.clock-face.low').count()) === 1);
  assert.equal(await page.locator('#status').textContent(), '30 seconds left');
}));

test('a clock that waits for a connection stands still first', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(8, plates(face(50000, 'running', 1000)));
  await until(async () => (await shown(page)) === '0:50' && (await page.locator('.waiting').count()) === 1);
  await until(async () => (await page.locator('.waiting').count()) === 0 && (await shown(page)) === '0:49');
}));

test('title and icon say that it is one’s turn for as long as it is', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  const title = await page.title();
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  assert.equal(await icon(), 'data:,plain');
  fixture.push(8, plates(face(50000, 'running')));
  await until(async () => (await page.title()) === `● Your turn – ${title}`);
  // The gate with a dot at its corner.
  assert.match(await icon(), /^data:image\/svg\+xml,.*circle/);
  fixture.push(9, plates(face(50000, 'running'), 1));
  await until(async () => (await page.title()) === title);
  assert.equal(await icon(), 'data:,plain');
}));
