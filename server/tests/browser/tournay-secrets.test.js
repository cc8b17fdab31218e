/** Four people play a whole game of Tournay, and every byte they are sent is held against what they may know. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { botGames } from './bots.js';
import { closeAll, scene, until } from './browser.js';
import { allCards, Finder, knowledge, readRecord } from './knowledge.js';
import { Recorder } from './recorder.js';
import { setUp } from './tournay.js';

const SEATS = 4;
/** A move's parts and the page of a table, in bytes as they are sent. */
const MOST_SWAP = 40_000;
const MOST_PAGE = 250_000;

const recorders = [];
let folder;
/** What bots did in the same game: people who play as they did come to its end. */
let script;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-secrets-'));
  const [record] = await botGames(folder, { setup: `players=${SEATS} rules=advanced expansion=mix`, seed: 5 });
  script = readRecord(readFileSync(record, 'utf8'));
});
after(async () => {
  for (const recorder of recorders) recorder.close();
  await closeAll();
  rmSync(folder, { recursive: true });
});

const recorded = async (origin, number) => (recorders[number] = await Recorder.to(origin)).origin;

/** The first sets the table up; the others come by their links, each by a line of their own. */
async function sitDown([host, ...friends], seed) {
  await setUp(host, { seats: friends.map(() => 'friend'), rules: { expansion: 'mix', rules: 'advanced' }, seed });
  const links = await host.locator('.invitation input').evaluateAll((inputs) => inputs.map(({ value }) => value));
  for (const [index, friend] of friends.entries()) {
    await friend.goto(new URL(links[index]).pathname);
    await friend.getByRole('button', { name: 'Take this seat' }).first().click();
    await friend.waitForURL('**/matches/*');
  }
}

/** Waits until these people have been told of so many actions. */
function settled(people, ply) {
  const shows = (page) => page.evaluate((wanted) => Number([...document.querySelectorAll('#story li.line')].at(-1)?.dataset.last ?? 0) === wanted
    && document.querySelector('#table').getAttribute('aria-busy') !== 'true', ply).catch(() => false);
  return until(async () => (await Promise.all(people.map(shows))).every(Boolean), `everybody to see action ${ply}`);
}

/** What is pressed at a ply: the action, with the citizens that are sent for it where some are borrowed. */
function pressedAt(ply) {
  const { action } = script.actions[ply];
  const rest = script.actions.slice(ply + 1).map((later) => later.action);
  const sent = rest.slice(0, Math.max(0, rest.findIndex((later) => !/^(?:own|borrow)\b/.test(later))));
  return sent.some((citizen) => citizen.startsWith('borrow')) ? [action, ...sent].join(';') : action;
}

/** Which action a page has been told of last, once it has been told of more than so many. */
async function reached(page, ply) {
  let last = ply;
  await until(async () => {
    last = await page.evaluate(() => (document.querySelector('#table').getAttribute('aria-busy') === 'true' ? 0
      : Number([...document.querySelectorAll('#story li.line')].at(-1)?.dataset.last ?? 0))).catch(() => 0);
    return last > ply;
  }, `what comes of action ${ply}`);
  return last;
}

/** Plays the script; returns what each seat was sent up to some of its actions since the one before. What has one answer is not asked. */
async function playThrough(people) {
  const sent = [];
  for (let [ply, presses] = [0, 0]; ply < script.actions.length; presses += 1) {
    const { seat } = script.actions[ply];
    await settled(people, ply);
    sent.push({ ply, seats: recorders.map((recorder) => recorder.taken()) });
    const away = (seat + 1) % SEATS;
    if (presses % 50 === 20) recorders[away].cut();
    if (presses % 50 === 45) await people[away].reload();
    await people[seat].locator(`#choose button[value="${script.actions[ply].action}"]`).first().waitFor({ state: 'attached' });
    await people[seat].evaluate(([action, all]) => {
      const button = document.querySelector(`#choose button[value="${action}"]`);
      button.value = all;
      button.click();
    }, [script.actions[ply].action, pressedAt(ply)]);
    ply = await reached(people[seat], ply);
    if (presses % 50 !== 20) continue;
    await settled(people.filter((_, number) => number !== away), ply);
    await people[away].locator('#table.is-offline').waitFor();
    recorders[away].mend();
  }
  await settled(people, script.actions.length);
  await Promise.all(people.map((page) => page.locator('#turn .over').waitFor()));
  return sent;
}

/** Scripts and styles are the same for everybody, and the form for a new match comes before there is one. */
const isOfTheMatch = ({ path }) => !/^\/(?:assets|new)/.test(path);
const textOf = (answers) => answers.filter(isOfTheMatch).map(({ path, text }) => `${path}\n${text}`).join('\n');

/** Holds what each seat was sent against what it knew, and against what its neighbour knew: that shows what is found. */
function compared(sent, known, finder) {
  const leaks = [];
  let wouldTell = 0;
  for (const { ply, seats } of sent) {
    for (const [seat, answers] of seats.entries()) {
      const found = finder.in(textOf(answers));
      for (const card of finder.secret(found, known[ply][seat])) leaks.push(`${card} to seat ${seat + 1} at ${ply}`);
      if (finder.secret(found, known[ply][(seat + 1) % SEATS]).length > 0) wouldTell += 1;
    }
  }
  return { leaks, wouldTell };
}

test('four people play a whole game, and no byte tells one of them what that seat may not know', scene(async (one, two, three, four) => {
  const people = [one, two, three, four];
  await one.goto('/cards/tournay');
  const cards = await allCards(one);
  assert.ok(cards.length > 100, `only ${cards.length} cards`);
  for (const recorder of recorders) recorder.taken();
  await sitDown(people, script.seed);
  const sent = await playThrough(people);

  const record = join(folder, 'played.record');
  writeFileSync(record, await (await one.request.get(`${new URL(one.url()).pathname}/record`)).text());
  assert.deepEqual(readRecord(readFileSync(record, 'utf8')), script, 'what was played is what the record says');
  const known = await knowledge(record, script.actions.length, SEATS);

  const { leaks, wouldTell } = compared(sent, known, new Finder(cards));
  assert.deepEqual(leaks, []);
  assert.ok(wouldTell > sent.length, `only ${wouldTell} times was anybody sent what others may not know`);
  assertLight(sent.flatMap(({ seats }) => seats.flat()));
  const isWithin = await one.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  assert.ok(isWithin, 'with the count of four players the page is wider than the window');
}, { through: recorded, tolerate: /ERR_/ }));

/** Of everything that was sent, no table page and no move's parts were too long. */
function assertLight(answers) {
  const longest = (pattern) => Math.max(...answers.filter(({ path }) => pattern.test(path)).map(({ size }) => size));
  const [swap, page] = [longest(/\/matches\/\w+\/(?:parts|actions)/), longest(/\/matches\/\w+(?:\?|$)/)];
  assert.ok(swap > 0 && swap < MOST_SWAP, `a move's parts have ${swap} bytes`);
  assert.ok(page > 0 && page < MOST_PAGE, `the page has ${page} bytes`);
}
