import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { SOUNDS } from '../../../web/assets/table/sound.js';
import { closeBrowser, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const table = (use, before = () => {}) => visit('/matches/m1', use, {
  before,
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.moments;
    fixture.parts = [parts.turn('One'), parts.board(), parts.story([]), parts.frame()];
  },
});
const heard = (page) => page.evaluate(() => window.started ?? 0);

/** Counts what is begun. What a test runs in a page counts as the visitor's own doing, so a click is noted here. */
const listening = (page) => page.addInitScript(() => {
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation });
  addEventListener('pointerdown', () => (activation.hasBeenActive = true), true);
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      window.started = (window.started ?? 0) + 1;
      return start.apply(this, when);
    };
  }
  const Context = AudioContext;
  window.AudioContext = class extends Context {
    constructor() {
      super();
      window.contexts = (window.contexts ?? 0) + 1;
    }
  };
});

test('every sound is short and quiet', () => {
  for (const notes of Object.values(SOUNDS)) {
    for (const { at = 0, lasts, loud } of notes) assert.ok(at + lasts < 2 && loud <= 0.2);
  }
});

test('sounds are off until they are asked for, and wait for a touch', () => table(async (page) => {
  await page.evaluate(() => window.sound('bell'));
  await page.evaluate(() => localStorage.setItem('bastide-sound', 'on'));
  await page.evaluate(() => window.sound('bell'));
  assert.equal(await page.evaluate(() => window.contexts), undefined, 'nobody has touched the page');
  await page.locator('#turn').click();
  await page.evaluate(() => window.sound('bell'));
  assert.equal(await heard(page), SOUNDS.bell.length);
  await page.evaluate(() => [...'place card coins strike feat end count turn'.split(' '), 'unheard'].forEach(window.sound));
  assert.equal(await heard(page), Object.values(SOUNDS).flat().length);
  assert.equal(await page.evaluate(() => window.contexts), 1);
}, listening));

test('a browser without audio is silent', () => table(async (page) => {
  await page.evaluate(() => localStorage.setItem('bastide-sound', 'on'));
  await page.locator('#turn').click();
  await page.evaluate(() => window.sound('bell'));
}, (page) => page.addInitScript(() => delete window.AudioContext)));

test('the settings say what is kept and keep what is chosen', () => table(async (page) => {
  const settings = page.locator('#table-settings');
  await settings.locator('summary').click();
  assert.ok(await page.getByLabel('normal').isChecked());
  assert.ok(!(await page.getByLabel('Sound').isChecked()));
  await page.getByLabel('slow').check();
  await page.getByLabel('Sound').check();
  assert.deepEqual(await page.evaluate(() => [localStorage.getItem('bastide-pace'), localStorage.getItem('bastide-sound')]), ['slow', 'on']);
  assert.equal(await heard(page), SOUNDS.turn.length, 'what is switched on is heard');
  await page.keyboard.press('Escape');
  assert.equal(await settings.getAttribute('open'), null);
  await page.reload();
  await settings.locator('summary').click();
  assert.ok(await page.getByLabel('slow').isChecked());
  await page.locator('#menu summary').click();
  assert.equal(await settings.getAttribute('open'), null, 'two menus are open');
  await page.locator('#turn').click();
  assert.equal(await page.locator('details[open]').count(), 0);
}, listening));

test('the switch of the notices and the one of the table say the same', () => visit('/matches/m1', async (page) => {
  const [button, box] = [page.locator('#notices button'), page.locator('#table-settings [name="sound"]')];
  const both = async () => [await button.getAttribute('aria-pressed'), await box.isChecked()];
  await page.locator('#table-settings summary').click();
  assert.deepEqual(await both(), ['false', false]);
  await box.check();
  assert.deepEqual(await both(), ['true', true]);
  await button.evaluate((one) => one.click());
  assert.deepEqual(await both(), ['false', false]);
}, {
  prepare: (fixture) => {
    const notices = '<div id="notices" hidden data-stream="/notices"><button type="button" name="sound" aria-pressed="false">Sound</button></div>';
    fixture.parts = [parts.turn('One'), parts.board(), parts.waiting(), parts.story([]), parts.frame() + notices];
  },
}));
