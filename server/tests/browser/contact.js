/**
 * All cards and events of Tournay on one picture, as small as a table shows them, and as somebody sees it who tells red from green
 * badly. `node contact.js FOLDER` draws both, names the pairs that are most alike, and fails if two could be confused.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { alikeness, NEAREST } from './alike.js';
import { bastide, closeAll, launched } from './browser.js';

/** So many of the pairs that are most alike are named. */
const NAMED = 6;

/** Says how alike the pictures are; whether all can be told apart. @param {string} name @param {import('./alike.js').Pair[]} pairs @param {keyof NEAREST} by */
function told(name, pairs, by) {
  const alike = pairs.toSorted((one, other) => one[by] - other[by]).slice(0, NAMED);
  console.log(`${name}: ${pairs.length} pairs; most alike by ${by}, at least ${100 * NEAREST[by]} %:`);
  for (const { pair, [by]: share } of alike) console.log(`  ${(100 * share).toFixed(1)} % ${pair}`);
  return alike.every((pair) => pair[by] >= NEAREST[by]);
}

async function main(folder) {
  mkdirSync(folder, { recursive: true });
  const { origin } = await bastide();
  const page = await (await (await launched()).newContext({ baseURL: origin })).newPage();
  let areAllTold = true;
  for (const [name, type] of [['tournay-cards', 'none'], ['tournay-cards-deuteranopia', 'deuteranopia']]) {
    const pairs = await alikeness(page, { type, path: join(folder, `${name}.png`) });
    for (const by of /** @type {(keyof NEAREST)[]} */ (Object.keys(NEAREST))) areAllTold = told(name, pairs, by) && areAllTold;
  }
  return areAllTold;
}

if (!process.argv[2]) {
  console.error('usage: node contact.js FOLDER');
  process.exit(2);
}
try {
  if (!(await main(resolve(process.argv[2])))) process.exitCode = 1;
} finally {
  await closeAll();
}
