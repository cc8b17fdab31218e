/** Whole games of Tournay that bots have played are looked at again, without a complaint of the browser. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { botGames } from './bots.js';
import { closeAll, scene } from './browser.js';
import { Bastide } from './server.js';

/** Every number of players, and every way to play with the expansion. */
const SETUPS = ['players=2', 'players=2 rules=advanced expansion=replace', 'players=3 expansion=mix', 'players=4 rules=advanced expansion=mix'];
const GAMES = process.env.BASTIDE_PROOF ? [5, 5, 5, 5] : [2, 1, 1, 1];
/** So many positions of each game, evenly spread; the last is among them. */
const LOOKS = 5;

let own;
let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-replays-'));
  const records = [];
  for (const [number, setup] of SETUPS.entries()) {
    const place = join(folder, String(number));
    mkdirSync(place);
    records.push(...(await botGames(place, { games: GAMES[number], setup, seed: number + 1 })));
  }
  own = await Bastide.start(records);
});
after(async () => {
  await closeAll();
  await own.stop();
  rmSync(folder, { recursive: true });
});

/** Goes through a game with the slider and, between two positions of it, with the key for the next. */
async function lookThrough(page, path) {
  await page.goto(`${path}?ply=0`);
  const last = Number(await page.locator('#ply').getAttribute('max'));
  const shows = (ply) => page.getByText(`Position ${ply} of ${last}`).first().waitFor();
  for (let look = 1; look <= LOOKS; look += 1) {
    const ply = Math.round((last * look) / LOOKS);
    await page.locator('#ply').fill(String(ply - 1));
    await shows(ply - 1);
    await page.locator('#ply').blur();
    await page.keyboard.press('ArrowRight');
    await shows(ply);
    assert.ok((await page.locator('#board svg [id^="slot-"]').count()) > 0 || ply < 10, `no district at ${ply} of ${path}`);
  }
  assert.equal(await page.locator('.steps-nav [title]').count(), 0, 'what a button is called pops up a second time');
  await page.getByRole('link', { name: 'See what the points came from' }).first().waitFor();
}

test('recorded games of bots replay in the browser', scene(async (page) => {
  assert.equal(own.replays.length, GAMES.reduce((sum, games) => sum + games));
  for (const path of own.replays) await lookThrough(page, path);
}, { on: () => own }));
