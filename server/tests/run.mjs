/** Runs the tests of this folder, two files at a time: `node ../run.mjs`. Node itself would begin with the first of the alphabet. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** They are begun first: whichever came last would be waited for alone. */
const LONGEST = ['tournay-secrets', 'sheets-secrets', 'games', 'sheets', 'access', 'replays', 'others', 'learning'];
/**
 * Whole games of four people, left to `cargo xtask prove`: what pages tell is compared in `server/tests/leaks` as well, and games
 * of one person against bots are played to their end by other files.
 */
const PROOFS = ['four', 'tournay-secrets', 'sheets-secrets'];

const rank = (name) => LONGEST.indexOf(name) + 1 || LONGEST.length + 1;
const names = readdirSync('.').filter((file) => file.endsWith('.test.js')).map((file) => file.slice(0, -'.test.js'.length));
const chosen = names.filter((name) => process.env.BASTIDE_PROOF || !PROOFS.includes(name));
const files = chosen.toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other));

run({ files: files.map((name) => resolve(`${name}.test.js`)), concurrency: 2 })
  .on('test:fail', () => { process.exitCode = 1; })
  .compose(new spec())
  .pipe(process.stdout);
