/** No two cards of Tournay are so alike that somebody would take one for the other, whatever colours they tell apart. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { alikeness, NEAREST } from './alike.js';
import { closeAll, scene } from './browser.js';

after(closeAll);

for (const type of ['none', 'deuteranopia', 'achromatopsia']) {
  test(`any two cards and events can be told apart at 56 pixels (${type})`, scene(async (page) => {
    const pairs = await alikeness(page, { type });
    assert.equal(pairs.length, (110 * 109) / 2, 'every card and event with every other');
    const alike = pairs.filter(({ window, motif }) => window < NEAREST.window || motif < NEAREST.motif);
    assert.deepEqual(alike, []);
  }));
}
