/** Replay and analysis: one screen in every window, the picture of the table at its size, and everything explains itself. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { botGames } from './bots.js';
import { closeAll, scene, until } from './browser.js';
import { Bastide } from './server.js';

const desk = (width, height) => ({ viewport: { width, height } });
const touch = (width, height) => ({ ...desk(width, height), hasTouch: true, isMobile: true });
const WINDOWS = [
  desk(1366, 768), desk(1440, 900), desk(1920, 1080), desk(1024, 768),
  touch(768, 1024), touch(390, 844), touch(360, 740),
];
/** What is there to be pointed at in each game. */
const GAMES = [
  { game: 'tournay', setup: 'players=3', parts: '[id^="slot-"], [id^="deck-"]' },
  { game: 'cathedral', bots: 'random', parts: '[id^="cell-"]' },
  { game: 'anarchy', bots: 'random', setup: 'players=2', parts: '[id^="box-"], [id^="attack-"], #own-castle [id]' },
];
const PLY = 14;
const MOST_MOVED = 2;

let own;
let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-retold-'));
  const records = [];
  for (const { game, bots, setup } of GAMES) {
    const place = join(folder, game);
    mkdirSync(place);
    records.push(...(await botGames(place, { game, bots, setup, seed: 3 })));
  }
  own = await Bastide.start(records);
});
after(async () => {
  await closeAll();
  await own.stop();
  rmSync(folder, { recursive: true });
});

/** Runs in the page: how it is laid out. */
function laidOut() {
  const root = document.documentElement;
  const box = (at) => {
    const { width, height } = document.querySelector(at).getBoundingClientRect();
    return { width, height };
  };
  const CONTROLS = '.steps-nav a, #ply, #autoplay, #scrubber .does > *, .openers button, .top .icons summary, #views button, #tabs button';
  const least = matchMedia('(pointer: coarse)').matches ? 44 : 24;
  const shown = [...document.querySelectorAll(CONTROLS)].filter((one) => one.getClientRects().length > 0);
  const faults = shown.flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const name = `${one.id || one.className || one.localName} ${one.textContent.trim().slice(0, 20)}`;
    // A row of views is swiped.
    if (one.closest('#views') && (x < 0 || x + width > innerWidth)) return [];
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const isSeen = x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1 && (one.contains(over) || over?.contains(one));
    const isSmall = Math.min(width, height) < (one.closest('#views, .top') ? 24 : least) - 0.5;
    return [...(isSeen ? [] : [`${name}: out of sight`]), ...(isSmall ? [`${name}: ${Math.round(width)}×${Math.round(height)}`] : [])];
  });
  return {
    scrolls: [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth, root.scrollTop > 0],
    board: box('#board'), count: shown.length, faults,
    isNarrow: matchMedia('(width < 701px) or ((width < 900px) and (orientation: portrait))').matches,
  };
}

/** Points at something of the picture, or holds a finger on it, until it is explained. */
async function explain(page, parts) {
  const { x, y, isTouch } = await page.evaluate((wanted) => {
    const places = [...document.querySelectorAll(wanted)].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { part, x: x + width / 2, y: y + height / 2 };
    });
    const { x, y } = places.find(({ part, x, y }) => part.closest('#board') && part.contains(document.elementFromPoint(x, y)));
    return { x, y, isTouch: matchMedia('(pointer: coarse)').matches };
  }, parts);
  const asked = page.waitForRequest(/\/about\?/);
  if (isTouch) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.locator('#explain h3').first().waitFor();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await page.locator('#explain h3').first().waitFor();
  }
  assert.equal(new URL((await asked).url()).searchParams.get('ply'), String(PLY), 'another position is asked about');
  assert.match(await page.locator('#explain').textContent(), /\p{L}{3}/u);
  if (isTouch) return page.locator('#explain .panel-close').tap();
  const [board, panel] = await Promise.all([page.locator('#board').boundingBox(), page.locator('#explain').boundingBox()]);
  assert.ok(panel.x >= board.x + board.width - 1, 'the panel covers the picture');
  await page.mouse.move(5, 5);
  await page.locator('#explain').waitFor({ state: 'hidden' });
}

async function openStory(page) {
  const opener = page.locator('[data-opens="story"]:visible').first();
  if (await opener.count()) await opener.click();
}

for (const [number, { game, parts }] of GAMES.entries()) {
  for (const options of WINDOWS) {
    const { width, height } = options.viewport;
    test(`replay and analysis of ${game} are on one screen of ${width}×${height}`, scene(async (page) => {
      const match = own.replays[number].replace(/\/replay$/, '');
      await page.goto(match);
      const table = await page.locator('#board').boundingBox();
      for (const kind of ['analysis', 'replay']) {
        const at = `${game}, ${kind}, ${width} pixels`;
        await page.goto(`${match}/${kind}?ply=${PLY}`);
        await page.locator('#autoplay').waitFor();
        await page.keyboard.press('Escape');
        const shown = await page.evaluate(laidOut);
        assert.deepEqual(shown.scrolls, [false, false, false], `${at}: the page scrolls`);
        assert.deepEqual(shown.faults, [], at);
        assert.ok(shown.count >= 9, `${at}: ${shown.count} controls`);
        assert.ok(Math.abs(shown.board.width - table.width) <= MOST_MOVED, `${at}: ${shown.board.width} pixels wide, at the table ${table.width}`);
        // A phone has no line of the story there, which leaves more room.
        const higher = shown.board.height - table.height;
        assert.ok(higher >= -MOST_MOVED && (shown.isNarrow || higher <= MOST_MOVED), `${at}: ${shown.board.height} pixels high, at the table ${table.height}`);
        await explain(page, parts);
      }
      await followStory(page);
    }, { ...options, on: () => own }));
  }
}

/** The line of the position is marked, and a line leads to its own. */
async function followStory(page) {
  await openStory(page);
  const here = page.locator('#story li:has([aria-current])');
  const [first, last] = await here.evaluate(({ dataset }) => [Number(dataset.first), Number(dataset.last)]);
  assert.ok(first <= PLY && PLY <= last, `${first} to ${last}`);
  const other = page.locator('#story li[data-first]').nth(1);
  const goes = await other.getAttribute('data-last');
  await other.locator('a').click();
  await page.waitForURL(`**?ply=${goes}`);
  await until(async () => (await page.locator('#board').getAttribute('data-ply')) === goes, `position ${goes}`);
  assert.equal(await here.getAttribute('data-last'), goes);
}

test('a replay is gone through by keys, and has the settings of the table', scene(async (page) => {
  await page.goto(`${own.replays[1]}?ply=${PLY}`);
  await page.locator('#board svg [tabindex="0"]').waitFor({ state: 'attached' });
  await page.locator('.top summary').last().focus();
  await page.keyboard.press('Tab');
  await page.locator('#explain h3').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement.closest('#board [id]')?.id);
  const first = await focused();
  assert.ok(first, 'nothing of the picture has the focus');
  await until(() => page.evaluate(() => document.activeElement.getAttribute('aria-label') !== null), 'it has no name');
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await focused(), first);
  assert.equal(await page.locator('#board').getAttribute('data-ply'), String(PLY), 'the match goes on meanwhile');
  await page.locator('#table-settings > summary').click();
  for (const pace of ['Quick', 'Normal', 'Slow', 'Off']) await page.getByRole('radio', { name: pace }).waitFor();
}, { ...desk(1366, 768), on: () => own }));

test('what an action did is shown as it is gone to, at the pace that is set', scene(async (page) => {
  await page.goto(`${own.replays[1]}?ply=3`);
  await page.evaluate(() => localStorage.setItem('bastide-pace', 'slow'));
  await page.locator('#scrubber [rel="next"]').click();
  await page.locator('.step-caption').waitFor();
  await page.locator('#board .is-step').first().waitFor({ state: 'attached' });
  // Any key skips what is left.
  await page.keyboard.press('Shift+Home');
  await page.locator('.step-caption').waitFor({ state: 'detached' });
}, { ...desk(1366, 768), on: () => own }));

/** Runs in the page: the lettering of these parts that is under 12 pixels on the screen, and how much there is. */
function lettering(parts) {
  const all = [...document.querySelectorAll(parts)].filter((text) => text.getClientRects().length > 0 && text.textContent.trim());
  const small = all.flatMap((text) => {
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    return size < 11.99 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
  });
  return { small, count: all.length };
}

test('what one has is lettered in 12 pixels at least; what is on a card of a district is enlarged by the panel', scene(async (page) => {
  // Their own district is that of the first player for those who look on.
  for (const ply of [20, 60, 120]) {
    await page.goto(`${own.replays[0]}?ply=${ply}`);
    const shown = await page.evaluate(lettering, '#board .own :is([id^="player-"], [id^="purse-"], [id^="built-"], [id^="points-"], [id^="plaza-"]) text');
    assert.deepEqual(shown.small, [], `position ${ply} of Tournay`);
    assert.ok(shown.count >= 3, `${shown.count} texts`);
    await page.goto(`${own.replays[1]}?ply=${ply}`);
    const city = await page.evaluate(lettering, '#board text');
    assert.deepEqual(city.small, [], `position ${ply} of Cathedral`);
    assert.ok(city.count >= 40, `${city.count} texts`);
  }
}, { ...desk(1366, 768), on: () => own }));
