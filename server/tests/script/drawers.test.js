import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const opened = (page) => page.locator('#table').getAttribute('data-drawer');
const button = (page, name) => page.getByRole('button', { name });
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.dataset.opens);
const whole = (text, lines) => parts.turn(text) + parts.board() + parts.deciding(7) + parts.story([]) + parts.chat(lines);

const table = (use, options = {}) => visit('/matches/m1', use, {
  isListOpen: false,
  ...options,
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.parts = [whole('One', ['hello']), parts.frame()];
  },
});

test('one drawer is open at a time, and the focus goes in and back', () => table(async (page) => {
  assert.equal(await opened(page), '');
  await button(page, 'Chat').click();
  assert.equal(await opened(page), 'chat');
  assert.equal(await focused(page), 'chat-words');
  assert.equal(await button(page, 'Chat').getAttribute('aria-expanded'), 'true');
  await button(page, 'All actions').click();
  assert.equal(await opened(page), 'choose');
  assert.equal(await button(page, 'Chat').getAttribute('aria-expanded'), 'false');
  await page.keyboard.press('Escape');
  assert.equal(await opened(page), '');
  assert.equal(await focused(page), 'choose');
}));

test('keys open them, unless somebody writes', () => table(async (page) => {
  await page.keyboard.press('c');
  assert.equal(await opened(page), 'chat');
  await page.keyboard.type('a cat');
  assert.equal(await opened(page), 'chat');
  assert.equal(await page.locator('#chat-words').inputValue(), 'a cat');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  assert.equal(await opened(page), '', 'the story is in sight anyway');
  await page.keyboard.press('a');
  assert.equal(await opened(page), 'choose');
  await page.keyboard.press('a');
  assert.equal(await opened(page), '');
}));

test('a phone opens the story, and a sheet goes when something is done with it', () => table(async (page, fixture) => {
  await page.keyboard.press('s');
  assert.equal(await opened(page), 'story');
  await page.keyboard.press('a');
  await button(page, 'Leave the Tower').click();
  assert.equal(await opened(page), '');
  await until(() => fixture.posts.length === 1);
}, { viewport: { width: 390, height: 844 } }));

test('remarks that came while the drawer was closed are counted', () => table(async (page, fixture) => {
  const badge = page.locator('[data-opens="chat"] .badge');
  assert.ok(await badge.isHidden(), 'what was there at first is no news');
  await until(() => fixture.streams.size === 1);
  fixture.push(8, whole('Eight', ['hello', 'good', 'move']));
  await page.getByText('Eight').waitFor();
  assert.equal(await badge.textContent(), '2');
  await page.reload();
  fixture.parts = [whole('Nine', ['hello', 'good', 'move']), parts.frame()];
  await page.reload();
  assert.equal(await badge.textContent(), '2', 'a reload has read nothing');
  await button(page, 'Chat').click();
  assert.ok(await badge.isHidden());
  await until(() => fixture.streams.size === 1);
  fixture.push(10, whole('Ten', ['hello', 'good', 'move', 'thanks']));
  await page.getByText('Ten').waitFor();
  assert.ok(await badge.isHidden());
}));

test('on a phone the lines of others that have begun since the story was read are counted on its button', () => visit('/matches/m1', async (page, fixture) => {
  const badge = page.locator('[data-opens="story"] .badge');
  assert.ok(await badge.isHidden(), 'what was there at first is no news');
  await until(() => fixture.streams.size === 1);
  fixture.push(8, parts.turn('Eight') + story(2, 3, 4, 5));
  await page.getByText('Eight').waitFor();
  assert.equal(await badge.textContent(), '2', 'one’s own line is none');
  fixture.parts = [parts.turn('Eight') + parts.board() + story(2, 3, 4, 5), parts.frame()];
  await page.reload();
  assert.equal(await badge.textContent(), '2', 'a reload has read nothing');
  await page.getByRole('button', { name: 'Story' }).click();
  assert.equal(await opened(page), 'story');
  assert.ok(await badge.isHidden());
}, {
  viewport: { width: 390, height: 844 },
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.parts = [parts.turn('One') + parts.board() + story(2), parts.frame()];
  },
}));

/** A story with a line for each of these plies; the fourth is one's own. */
function story(...plies) {
  const line = (ply) => ({ ply, seat: ply === 4 ? 0 : 1, kind: 'place', words: `Line ${ply}`, elements: [] });
  return parts.story(plies.map(line));
}
