import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { check } from '../../../web/assets/fairness/check.js';

const sha = (...pieces) => pieces.reduce((hash, piece) => hash.update(piece), createHash('sha256')).digest('hex');
const bytes = (hex) => Buffer.from(hex, 'hex');
const ZEROS = '0'.repeat(64);

const secret = '07'.repeat(32);
const own = sha('a rainy day');
const server = sha('bastide-fair-1 nonce\n', bytes(secret), Buffer.of(1));
const seed = sha('bastide-fair-1 seed\n', bytes(secret), bytes(own), bytes(server));
const header = ['bastide-record: 1', 'game: tournay', `seed: ${seed}`, 'fairness: 1', `commitment: ${sha(bytes(secret))}`,
  `secret: ${secret}`, `nonces: own:${own} server:${server}`];
const actions = ['Red gather', 'Blue gather'];
const RECORD = [...header, '', ...actions, `seal: ${sha(`${[...header, ...actions].join('\n')}\n`)}`, ''].join('\n');
const MEMORY = { commitment: sha(bytes(secret)), nonce: 'a rainy day' };
const SHOWN = { commitment: sha(bytes(secret)), secret, seed, nonces: [own, server] };

const wrong = async (...given) => (await check(...given)).filter(({ fits }) => !fits).map(({ about }) => about);

test('the document’s own example is computed alike', () => {
  assert.equal(seed, 'b6e1b1968769f5a152629dc1fb86171d711cbbe835ca86b39b0ce83dbd133cb0');
});

test('a record that nobody has altered fits in every respect', async () => {
  assert.deepEqual(await wrong(RECORD, MEMORY, SHOWN), []);
  assert.deepEqual(await wrong(RECORD, null), []);
});

test('comments do not count', async () => {
  assert.deepEqual(await wrong(RECORD.replace('Red gather', '# at last\nRed gather   # well'), MEMORY), []);
});

for (const [what, was, is, found] of [
  ['commitment', sha(bytes(secret)), ZEROS, ['commitment', 'seal', 'seen']],
  ['secret', `secret: ${secret}`, `secret: ${ZEROS}`, ['commitment', 'parts', 'seed', 'seal']],
  ['own nonce', own, ZEROS, ['seed', 'seal', 'own']],
  ['nonce of the server', server, ZEROS, ['parts', 'seed', 'seal']],
  ['maker of a nonce', 'own:', 'server:', ['parts', 'seal', 'own']],
  ['seed', seed, ZEROS, ['seed', 'seal']],
  ['action', 'Blue gather', 'Blue pass', ['seal']],
]) {
  test(`an altered ${what} is found`, async () => {
    const altered = RECORD.replace(was, is);
    assert.notEqual(altered, RECORD);
    assert.deepEqual(await wrong(altered, MEMORY), found);
  });
}

test('a record that says something else than the page is found', async () => {
  assert.deepEqual(await wrong(RECORD, MEMORY, { ...SHOWN, seed: ZEROS }), ['page']);
  assert.deepEqual(await wrong(RECORD, MEMORY, { ...SHOWN, nonces: [own, ZEROS] }), ['page']);
});

test('a whole other shuffle with a seal of its own is found by what the browser remembers', async () => {
  assert.deepEqual(await wrong(RECORD, { commitment: ZEROS, nonce: ZEROS }), ['seen', 'own']);
});
