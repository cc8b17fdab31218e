import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const BOXES = ['far', 'first', 'near'].map((id, index) => `<rect id="box-${id}" x="${[300, 0, 40][index]}" y="0" width="30" height="30"/>`).join('');
const board = parts.boardWith((svg) => svg.replace('</svg>', `${BOXES}</svg>`));
const listed = (...ids) => `<section id="choose" data-part><form id="act" method="post" action="/matches/m1/actions"></form>
  ${ids.map((id) => `<button form="act" name="action" value="${id}" data-part-id="box-${id}">${id}</button>`).join('')}</section>`;
const focused = (page) => page.evaluate(() => document.activeElement.id);

const table = (use) => visit('/matches/m1', use, {
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.parts = [parts.turn('One'), board, listed('far', 'first', 'near'), parts.frame()];
  },
});

test('whoever plays by keys goes on at what is next to what they did', () => table(async (page, fixture) => {
  await page.locator('#box-first').focus();
  fixture.push(8, parts.turn('Two') + board + listed('far', 'near'));
  await page.getByText('Two').waitFor({ state: 'attached' });
  assert.equal(await focused(page), 'box-near');
  fixture.push(9, parts.turn('Three') + board + parts.waiting());
  await page.getByText('Three').waitFor({ state: 'attached' });
  assert.equal(await focused(page), 'board', 'there is nothing to go on at');
}));

test('a key that is held acts once', () => table(async (page, fixture) => {
  const press = (repeat) => page.locator('#box-first').dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat });
  await press(true);
  await press(false);
  await until(() => fixture.posts.length > 0);
  assert.equal(fixture.posts.length, 1);
}));
