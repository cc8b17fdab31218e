/** The story of a table with bots: one line for every turn, complete, and reveals that stay long enough to be seen. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { choosePlain, sitAmongBots } from './plain.js';
import { placeByWriting, turnAfter } from './table.js';

after(closeAll);

/** So many decisions of one's own for every commit; a proof plays whole games. */
const DECISIONS = process.env.BASTIDE_PROOF ? 2000 : 10;
/** After so many decisions the whole story is held to the replay. */
const LOOK_BACK = 5;
const DESK = { viewport: { width: 1366, height: 768 } };

/** Runs in the page: the lines that are told, with what is wrong about them. */
function told() {
  /** What does not fit, and is not scrolled to either. */
  const isCut = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    return isWide || (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
  };
  const isOut = (inner, outer) => inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
  const names = [...document.querySelectorAll('#plates .name b')].map((name) => name.textContent);
  return [...document.querySelectorAll('#story li.line')].map((line) => {
    const said = line.querySelector('.said');
    const words = said.textContent.trim();
    return {
      first: Number(line.dataset.first), last: Number(line.dataset.last), seat: Number(line.dataset.side), words,
      hasName: ['You', ...names].some((name) => words.startsWith(name)),
      isClipped: [line, said, ...said.querySelectorAll('*')].some(isCut) || isOut(said.getBoundingClientRect(), line.getBoundingClientRect()),
    };
  });
}

/** Runs in the page: whose every action was, by the replay of the match. @returns {Promise<number[]>} */
async function actors() {
  const answer = await fetch(`${location.pathname}/replay`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll('#plies li[data-side]')].map(({ dataset }) => Number(dataset.side));
}

/** The lines of a page that has heard of every action, and who did these: a question with one answer may just have been answered. */
async function toldOf(page, at) {
  const seats = await page.evaluate(actors);
  let lines = [];
  await until(async () => {
    lines = await page.evaluate(told);
    return Math.max(...lines.map(({ last }) => last)) >= seats.length;
  }, `${at}: a line about action ${seats.length}`);
  return [lines, seats];
}

/**
 * Every action belongs to one line: where seats take turns, that of the turn, in which others may have to answer; where all act at
 * the same time, one of the seat that did it.
 */
function assertWhole(lines, seats, at, isInTurn) {
  for (const [index, seat] of seats.entries()) {
    const own = lines.filter((line) => isInTurn || line.seat === seat);
    const about = own.filter(({ first, last }) => first <= index + 1 && index + 1 <= last);
    const isEarlier = index + 1 < Math.min(...own.map(({ first }) => first));
    assert.ok(isEarlier || about.length === 1, `${at}: action ${index + 1} of seat ${seat} is in ${about.length} lines`);
  }
}

async function decide(page, pick) {
  const isPlain = (await page.locator('#muster, #choose button[name="action"]:not(noscript *)').count()) > 0;
  if (isPlain) return choosePlain(page, pick);
  return placeByWriting(page);
}

/** Holds what is told to what was told before: nothing is lost, and what is over is not told anew. */
function assertStory(lines, known, at) {
  for (const { hasName, isClipped, words } of lines) {
    assert.ok(hasName, `${at}: nobody did "${words}"`);
    assert.ok(!isClipped, `${at}: "${words}" is clipped`);
    assert.match(words, /\p{L}{3,}.*[.!]$/su, `${at}: "${words}" is no sentence`);
  }
  assert.equal(new Set(lines.map(({ first, seat }) => `${first} ${seat}`)).size, lines.length, `${at}: a turn is told twice`);
  const firsts = new Set(lines.map(({ first }) => first));
  const earliest = Math.min(...firsts);
  const lost = [...known].filter((first) => first >= earliest && !firsts.has(first));
  assert.deepEqual(lost, [], `${at}: turns that were told are gone`);
  for (const first of firsts) known.add(first);
}

for (const [game, players, isInTurn] of [['tournay', 4, true], ['anarchy', 4, false], ['cathedral', 2, true]]) {
  test(`${game}: every turn of every seat has one line`, scene(async (page) => {
    await sitAmongBots(page, game, players);
    const [pick, known] = [spread(players), new Set()];
    let now = await turnAfter(page, { seq: -1 });
    for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
      await decide(page, pick);
      now = await turnAfter(page, now);
      const lines = await page.evaluate(told);
      const at = `${game}, decision ${decisions}`;
      assertStory(lines, known, at);
      if (decisions % LOOK_BACK === LOOK_BACK - 1) assertWhole(...(await toldOf(page, at)), at, isInTurn);
      // Where seats take turns, the lines of the actions follow each other without a gap.
      for (const [index, line] of lines.slice(1).entries()) {
        if (isInTurn) assert.equal(line.first, lines[index].last + 1, `${at}: between "${lines[index].words}" and "${line.words}"`);
      }
    }
    assert.ok(known.size >= Math.min(DECISIONS, 6), `${known.size} turns`);
  }, DESK));
}

/** Runs in the page: notes the steps that are shown from now on, and their captions. */
function watchSteps() {
  window.stepped = [];
  document.addEventListener('step', ({ detail }) => detail && window.stepped.push({ ply: detail.ply, words: detail.words, shown: '' }));
  new MutationObserver(() => {
    const [now, caption] = [window.stepped.at(-1), document.querySelector('.step-caption')];
    if (now && caption) now.shown = caption.textContent;
  }).observe(document.getElementById('board'), { childList: true });
}

/** The steps that a page has. */
const stepsOf = (page) => page.evaluate(() => JSON.parse(document.getElementById('steps').textContent));

test('whoever was away for ten turns reads all of them, and sees as many steps as are offered', scene(async (player, friend) => {
  await sitAmongBots(player, 'tournay', 4);
  let now = await turnAfter(player, { seq: -1 });
  await friend.clock.install();
  await friend.goto(player.url());
  await friend.locator('#story').waitFor({ state: 'attached' });
  const seen = (await stepsOf(friend)).at(-1)?.ply ?? 0;
  await friend.goto('/');
  const [pick, plies] = [spread(3), new Set()];
  for (let turns = 0; turns < 14 && !now.isOver; turns += 1) {
    await decide(player, pick);
    now = await turnAfter(player, now);
    for (const { ply } of await stepsOf(player)) if (ply > seen) plies.add(ply);
  }
  const own = await player.evaluate(told);
  assert.ok(own.length > 10, `${own.length} turns`);
  await friend.goto(player.url());
  await until(async () => (await friend.evaluate(told)).at(-1)?.last === own.at(-1).last, 'the same last turn');
  const lines = await friend.evaluate(told);
  assert.deepEqual(lines.map(({ first, last }) => [first, last]), own.map(({ first, last }) => [first, last]));
  const away = friend.locator('#story .away:not([hidden])');
  const offered = Number(/\d+/.exec(await away.textContent())[0]);
  // The page has the latest of them; what is longer ago it asks for.
  const latest = (await stepsOf(friend)).filter(({ ply }) => ply > seen);
  assert.ok(latest.length > 0 && offered >= latest.length, `${offered} steps are offered, the page has ${latest.length}`);
  await friend.evaluate(watchSteps);
  await away.click();
  // The page’s own clock goes on as fast as it can: what is looked at is the order, not the pace.
  await until(async () => {
    await friend.clock.runFor(500);
    return friend.evaluate((count) => window.stepped.length >= count && document.querySelector('.step-caption') === null, offered);
  }, 'the end of the steps');
  const stepped = await friend.evaluate(() => window.stepped);
  assert.equal(stepped.length, offered);
  assert.deepEqual(stepped.slice(-latest.length), latest.map(({ ply, words }) => ({ ply, words, shown: words })));
  assert.deepEqual(new Set(stepped.map(({ ply }) => ply)), plies);
  assert.equal(await away.count(), 0, 'they are offered once');
}, DESK));

// A timing is no test of a commit: `pace.test.js` of the scripts holds the durations against a clock that stands.
test('a reveal stays for a second at normal pace', { skip: !process.env.BASTIDE_PROOF }, scene(async (page) => {
  await page.addInitScript(() => {
    localStorage.setItem('bastide-pace', 'normal');
    window.shown = [];
    const look = () => {
      const caption = document.querySelector('.step-caption');
      const last = window.shown.at(-1);
      // A swap draws the caption anew, and the step goes on.
      if (caption && last && last.words === caption.textContent && (last.to === undefined || performance.now() - last.to < 100)) {
        delete last.to;
        last.caption = caption;
      }
      if (caption && caption !== last?.caption) window.shown.push({ caption, kind: caption.dataset.kind, words: caption.textContent, from: performance.now() });
      if (!caption && last && !last.to) last.to = performance.now();
      const before = window.shown.at(-2);
      if (before) before.to ??= performance.now();
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, { subtree: true, childList: true }));
  });
  await sitAmongBots(page, 'tournay', 4);
  let now = await turnAfter(page, { seq: -1 });
  const pick = spread(5);
  const isReveal = ({ kind }) => ['bell', 'strike', 'card', 'end'].includes(kind);
  for (let decisions = 0; decisions < 3; decisions += 1) {
    await decide(page, pick);
    now = await turnAfter(page, now);
    await until(() => page.evaluate(() => document.querySelector('.step-caption') === null), 'the end of the steps');
  }
  const shown = await page.evaluate(() => window.shown.map(({ kind, words, from, to }) => ({ kind, words, stayed: to - from })));
  const reveals = shown.filter(isReveal);
  assert.ok(reveals.length > 0, `${shown.length} steps, and no reveal`);
  for (const { words, stayed } of reveals) assert.ok(stayed >= 990, `"${words}" stayed for ${Math.round(stayed)} ms`);
}, { ...DESK, reducedMotion: 'no-preference' }));
