/** A whole game of The Anarchy of four people who have no mouse; `sheets-secrets.test.js` has one of four who have. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { byKeys, gather, Player, warmUp } from './sheets.js';

before(warmUp);
after(closeAll);

test('four people play a whole game by keyboard alone and read the same result', scene(async (one, two, three, four) => {
  const people = [one, two, three, four];
  await gather(one, [two, three, four]);
  await Promise.all(people.map((page, number) => new Player({ page, hands: byKeys, fills: 1, pick: spread(number + 5) }).playToTheEnd()));
  const results = await Promise.all(people.map((page) => page.locator('#turn .over').textContent()));
  // Everybody is spoken to, and the points are the same.
  assert.equal(results.filter((words) => words.startsWith('You win')).length, 1, results.join('\n'));
  assert.equal(new Set(results.map((words) => words.replace(/^.* wins? /, ''))).size, 1, results.join('\n'));
}));
