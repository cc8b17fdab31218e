/** What helps at one's own turn of Tournay: what is not asked, what others did, the arrows, and a way out. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { program } from './server.js';
import { isAsLoadedAnew, resign, turnAfter } from './table.js';
import { chooseByKeyboard, choices, choosePlainly, setUp } from './tournay.js';

after(closeAll);

/** The number of the last action that the story tells of. */
const told = (page) => page.locator('#story li.line').evaluateAll((lines) => Number(lines.at(-1)?.dataset.last ?? 0));

/** What begins with one of these words, the first first. */
function firstOf(offered, words) {
  return words.map((word) => offered.find(({ action }) => action.startsWith(word))).find(Boolean) ?? offered[0];
}

/** Chooses what begins with one of these words, until `isEnough`. */
async function playUntil(page, words, isEnough) {
  let now = await turnAfter(page, { seq: -1 });
  for (let acts = 0; acts < 200 && !now.isOver; acts += 1) {
    const offered = await choices(page);
    if (await isEnough(offered)) return offered;
    await choosePlainly(page, firstOf(offered, words).action);
    now = await turnAfter(page, now);
  }
  throw new Error('it never came to that');
}

test('a draw is one choice with the citizens it takes, and what others did since is told', scene(async (page) => {
  // With this seed the page's player begins, so what is offered does not depend on a bot.
  await setUp(page, { seats: ['level-3'], seed: 'market day' });
  const now = await turnAfter(page, { seq: -1 });
  await choosePlainly(page, 'draw Y2 blind');
  await turnAfter(page, now);
  // Both citizens are one's own, and nobody was asked whose.
  assert.equal(await told(page), 3);
  const offered = await choices(page);
  assert.ok(offered.every(({ action }) => action.startsWith('keep ')), JSON.stringify(offered));
  await choosePlainly(page, offered[0].action);
  await page.locator('#story li.line[data-side="1"]', { hasText: 'Journeyman' }).first().waitFor();
}));

test('with a card in hand the arrows go among the places it may go to', scene(async (page) => {
  await setUp(page, { seats: ['level-3'] });
  const isPlay = ({ action }) => /^play \S+ \w\d$/.test(action);
  const hasPlaces = (offered) => new Set(offered.filter(isPlay).flatMap(({ parts }) => parts.filter((id) => id.startsWith('slot-')))).size > 2;
  const offered = await playUntil(page, ['play', 'draw', 'own', 'keep', 'gather'], hasPlaces);
  const card = offered.find(isPlay).parts.find((id) => id.startsWith('hand-'));
  const wanted = new Set(offered.filter(({ parts }) => parts.includes(card)).flatMap(({ parts }) => parts.filter((id) => id.startsWith('slot-'))));
  await page.locator(`#${card}`).focus();
  await page.keyboard.press('Enter');
  await page.locator(`#${card}.is-held`).waitFor();
  const visited = [];
  for (let steps = 0; steps < wanted.size; steps += 1) {
    await page.keyboard.press('ArrowRight');
    visited.push(await page.evaluate(() => document.activeElement.id));
  }
  assert.deepEqual(new Set(visited), wanted);
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.id), visited[0], 'and round again');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.evaluate(() => document.activeElement.id), visited.at(-1), 'and back');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.is-held, .is-place').count(), 0);
}));

test('a card that was played by keyboard is not in hand any more, and the drawing is what it is for somebody who comes now', scene(async (page) => {
  await setUp(page, { seats: ['level-3'] });
  let now = await turnAfter(page, { seq: -1 });
  for (let played = 0; played < 3; ) {
    const offered = await choices(page);
    // In the midst of the district, so that its drawing grows no larger and is changed, not replaced.
    const plays = offered.filter(({ action }) => action.startsWith('play'));
    const choice = plays[Math.floor(plays.length / 2)] ?? firstOf(offered, ['own', 'keep', 'draw', 'gather']);
    played += Number(plays.length > 0);
    await chooseByKeyboard(page, choice);
    now = await turnAfter(page, now);
    assert.equal(await page.locator('.is-held, .is-place').count(), 0, `after ${choice.action}`);
  }
  await isAsLoadedAnew(page);
}));

test('whoever resigns at a table of several reads first that it ends for everybody', scene(async (page) => {
  await setUp(page, { seats: ['level-3', 'level-3'] });
  await playUntil(page, ['earn', 'gather', 'skip'], () => page.locator('#resigning').count());
  await page.locator('#menu > summary').click();
  await page.locator('#resigning summary').focus();
  await page.keyboard.press('Enter');
  await page.getByText('the match ends for everybody').waitFor();
  await page.locator('#resigning').getByRole('button', { name: 'Resign' }).click();
  await page.locator('#turn .over', { hasText: 'You resign;' }).waitFor();
}));

test('the events are told in words with whom the next crier lets them touch', scene(async (page) => {
  await setUp(page, { seats: ['level-3'] });
  await turnAfter(page, { seq: -1 });
  const told = await page.locator('#events li').allTextContents();
  assert.equal(told.length, await page.locator('.queue [data-card]').count());
  for (const words of told) assert.match(words, /The next crier .*For each coin/);
}));

const REFUSED = [['en-GB', 'The card file, line'], ['fr-FR', 'ligne'], ['de-DE', 'Zeile']];

for (const [locale, words] of REFUSED) {
  test(`a card file that is not sound is refused with its line (${locale})`, scene(async (page) => {
    await withCards(async (file, text) => {
      writeFileSync(file, text.replace('circles = ', 'circles = 99 # '));
      await page.goto('/new?game=tournay');
      await upload(page, file);
      await page.locator('[role="alert"]', { hasText: words }).waitFor();
      assert.match(await page.locator('[role="alert"]').textContent(), /\d+/);
    });
  }, { locale, tolerate: /422|400/ }));
}

test('a match is played with the values of a card file', scene(async (page) => {
  await withCards(async (file, text) => {
    const at = text.indexOf('"Y1-MARKET"');
    writeFileSync(file, text.slice(0, at) + text.slice(at).replace('deniers = 1', 'deniers = 2'));
    await page.goto('/new?game=tournay');
    await upload(page, file);
    await page.waitForURL('**/matches/*');
    await turnAfter(page, { seq: -1 });
    await playUntil(page, ['skip', 'gather', 'earn'], () => page.locator('#resigning').count());
    await resign(page);
    await page.locator('#turn .over').waitFor();
    const record = await (await page.request.get(`${new URL(page.url()).pathname}/record`)).text();
    assert.match(record, /cards=Y1-MARKET\.cost:2/);
  });
}));

async function upload(page, file) {
  await page.locator('#seat1').selectOption('level-3');
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  await page.locator('#cards').setInputFiles(file);
  await page.locator('main form button[type="submit"]').last().click();
}

/** The program's own card file, to be corrected. */
async function withCards(scene) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-cards-'));
  const file = join(folder, 'cards.toml');
  try {
    execFileSync(program(), ['cards', 'tournay', '--export', file]);
    await scene(file, readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
