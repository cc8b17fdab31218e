/**
 * The Anarchy keeps secrets that nobody at the table knows: what a face-down attack card strikes with, the order of the
 * decks, the seed. A whole game of four is overheard, byte by byte; the finished record then says what came to light and
 * by which action, and nobody may have been told any of it before that action was sent.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';

import { bastide, closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { program } from './server.js';
import { byMouse, gather, Player, warmUp } from './sheets.js';
import { Wire } from './wire.js';

/** `fierce Siege Tower (north B, castle A)`, the sentences in which cards come to light, and what a seed looks like. */
const TELLING = new RegExp([
  String.raw`(?:fierce )?[A-Z][a-z]+(?: [A-Z][a-z]+)* \((?:(?:north|east|south|west|castle) [A-F](?:, )?)+\)`,
  String.raw`(?:\p{L}+(?: [IVX]+)?)?(?:</b>)? reveals? for [^.<>"]+: [^.<>"]+\.`,
  String.raw`Path cards on offer: [^.<>"]+\.`,
  String.raw`\b[0-9a-f]{64}\b`,
].join('|'), 'gu');

const SEATS = ['Red', 'Blue', 'Green', 'Yellow'];

/** @type {{at: number, path: string, told: string[]}[]} */
const heard = [];
let bytes = 0;
/** @type {Wire} */ let wire;

before(async () => {
  await warmUp();
  const { origin } = await bastide();
  wire = await Wire.to(origin, ({ at, path, text }) => {
    bytes += Buffer.byteLength(text);
    const told = new Set(text.match(TELLING));
    if (told.size > 0) heard.push({ at, path, told: [...told] });
  });
});
after(async () => {
  wire.close();
  await closeAll();
});

test('four people play a whole game by mouse and are told nothing before it comes to light', scene(async (one, two, three, four) => {
  const people = [one, two, three, four];
  const path = await gather(one, [two, three, four]);
  const names = await one.locator('#plates .name b').allTextContents();
  assert.equal(names.length, SEATS.length);
  const commitment = await one.locator('#commitment code').textContent();
  await Promise.all(people.map((page, number) => {
    const pick = spread(number + 1);
    return new Player({ page, hands: byMouse, fills: 2, pick }).playToTheEnd(() => pry(page, path, pick));
  }));
  const record = await (await one.request.get(`${path}/record`)).text();
  const { known, seed } = await comings(record);
  const told = heard.flatMap(({ at, path: where, told: all }) => all.map((what) => ({ at, where, what: bySeat(what, names) })));
  const isKnown = ({ at, what }) => at > since(what, known) || what === commitment;
  assert.deepEqual(told.filter((one) => !isKnown(one)), [], 'told too early');
  // Were nothing overheard, nothing would be told too early.
  const isTold = (what) => told.some((one) => one.what === what);
  assert.deepEqual([...known.keys()].filter((what) => !isTold(what)), [], 'never overheard');
  assert.ok(isTold(seed) && known.size > 25, `${known.size} things came to light in ${bytes} bytes`);
}, { on: () => wire }));

/** The record knows seats, the pages say names; to whom they say you, or of whom they speak in bold, is not heard. */
function bySeat(what, names) {
  return what.replace(/^(.*) reveals? for /, (_, who) => `${SEATS[names.indexOf(who)] ?? (SEATS.includes(who) ? who : '')} reveals for `);
}

/** The moment from which on something could be known; of somebody unheard, that of the first of whom it could be. */
function since(what, known) {
  const of = [...known].filter(([one]) => one === what || (what.startsWith(' ') && one.endsWith(what)));
  return Math.min(Infinity, ...of.map(([, at]) => at));
}

/** Asks for whatever can be asked about what comes next: choices, boxes, sheets, pictures, the replay. */
async function pry(page, path, pick) {
  const choices = await page.locator('#choose button[name="action"]').evaluateAll((all) => all.map(({ value }) => value));
  const parts = await page.evaluate(() => [...document.querySelectorAll('#board .is-lit')].map(({ id }) => id));
  const some = (all) => Array.from({ length: Math.min(3, all.length) }, () => encodeURIComponent(all[pick(all.length)]));
  const asked = [
    ...some(choices).map((action) => `preview?action=${action}`),
    ...some(parts).flatMap((part) => [`about?part=${part}`, `why-not?part=${part}`]),
    [`sheets/${pick(4)}`, 'replay', 'picture.svg', 'replay/board', 'parts', 'record', 'score', ''][pick(8)],
  ];
  for (const address of asked) await page.request.get(`${path}/${address}`.replace(/\/$/, ''));
}

/** What came to light, and the moment from which on it could be known: that in which its action was sent. */
async function comings(record) {
  const [start, replay] = await retold(record);
  const known = new Map([...start.matchAll(TELLING)].map(([what]) => [what, 0]));
  const sent = moments(record);
  for (const [, number, words] of replay.matchAll(/^ *(\d+)\. (.*)/gm)) {
    for (const [what] of words.matchAll(TELLING)) if (!known.has(what)) known.set(what, sent[number - 1]);
  }
  const [seed] = /(?<=^seed: )\w+/m.exec(record);
  // Seed, secret, parts and seal are told when the match is over.
  for (const [digits] of record.matchAll(/\b[0-9a-f]{64}\b/g)) known.set(digits, sent.at(-1));
  return { known, seed };
}

/** When each action of the record was sent; as the people at a table do not wait for each other, seat by seat. */
function moments(record) {
  const sent = SEATS.map((_, number) => wire.sent.filter(({ seat }) => Number(seat) === number));
  return [...record.matchAll(/^(Red|Blue|Green|Yellow) (.*)$/gm)].map(([, seat, action]) => {
    // What was sent once more, or too late, is in no record.
    const own = sent[SEATS.indexOf(seat)];
    const next = own.splice(0, own.findIndex((one) => one.action === action) + 1).at(-1);
    assert.equal(next?.action, action, `${seat} did not send it`);
    return next.at;
  });
}

/** The drawing before the first action, and all actions in words, as the program makes them of the record. */
async function retold(record) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-secrets-'));
  const file = join(folder, 'four.record');
  writeFileSync(file, record);
  const ask = async (...words) => (await promisify(execFile)(program(), words, { maxBuffer: 2 ** 26 })).stdout;
  try {
    return await Promise.all([ask('draw', file, '--ply', '0'), ask('replay', file)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
