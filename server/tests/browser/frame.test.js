/** The frame of the table: one screen in every window, with what is needed in sight, that never jumps. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { layout, moved, watchWords } from './frame.js';
import { deploy, LISTED, playAtOnce } from './plain.js';
import { moment, placeByWriting, turnAfter } from './table.js';

after(closeAll);

const desk = (width, height) => ({ viewport: { width, height } });
const touch = (width, height) => ({ ...desk(width, height), hasTouch: true, isMobile: true });
const WINDOWS = [
  desk(1366, 768), desk(1440, 900), desk(1920, 1080), desk(1024, 768),
  touch(768, 1024), touch(390, 844), touch(360, 740),
];
const [DESK] = WINDOWS;
const PHONE = touch(390, 844);
const GAMES = ['Tournay', 'Cathedral', 'The Anarchy'];
/** So many decisions for every commit; a proof plays whole games. */
const DECISIONS = process.env.BASTIDE_PROOF ? 1000 : 9;
/** What is said is gone after so long. */
const LONGEST_SAID = 5000;
/** Nothing of the frame moves by more pixels, whatever is asked and held. */
const MOST_MOVED = 2;

/** Decides something by the list, at once: what is looked at is the frame. */
async function decide(page, pick) {
  if ((await page.locator('#muster').count()) > 0) await deploy(page, pick, (button) => button.evaluate((one) => one.click()));
  const count = await page.locator(LISTED).count();
  if (count > 0) return page.evaluate(([listed, number]) => document.querySelectorAll(listed)[number].click(), [LISTED, pick(count)]);
  return placeByWriting(page);
}

/** Holds what a page shows to what every table promises. */
function assertFrame(shown, { at, width, first }) {
  assert.deepEqual(shown.scrolls, [false, false, false], `${at}: the page scrolls`);
  assert.deepEqual(shown.hidden, [], `${at}: out of sight`);
  assert.equal(shown.cut, '', `${at}: what is asked is cut`);
  assert.deepEqual(shown.small, [], `${at}: too small to be met`);
  assert.deepEqual(shown.facts, [], `${at}: facts are cut`);
  if (width >= 1366) assert.ok(shown.share >= 0.7, `${at}: the picture has ${shown.share} of the window`);
  if (width < 700) assert.ok(shown.isWide, `${at}: the picture is narrower than the phone`);
  assert.deepEqual(moved(shown.frame, first, MOST_MOVED), [], `${at}: the frame has moved`);
}

/** What is said now and was said before the last decision, or has been said for too long. */
function stale(said, sinceDecision) {
  return said.filter(({ age }) => age > LONGEST_SAID || age > sinceDecision);
}

for (const game of GAMES) {
  for (const options of WINDOWS) {
    const { width, height } = options.viewport;
    test(`${game} is on one screen of ${width}×${height} and stays where it is`, scene(async (page) => {
      await page.addInitScript(watchWords);
      await playAtOnce(page, game);
      const pick = spread(width);
      let now = await turnAfter(page, { seq: -1 });
      const { frame: first } = await page.evaluate(layout);
      for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
        const at = `${game}, ${width} pixels, decision ${decisions}`;
        assertFrame(await page.evaluate(layout), { at, width, first });
        const decided = await page.evaluate(() => performance.now());
        await decide(page, pick);
        now = await turnAfter(page, now);
        const { said, clock } = await page.evaluate(() => ({ said: window.saidNow(), clock: performance.now() }));
        assert.deepEqual(stale(said, clock - decided), [], `${at}: what is said is over`);
      }
      assert.ok((await moment(page)).seq > 0 || now.isOver);
    }, options));
  }
}

for (const options of [DESK, PHONE]) {
  test(`what is refused is said, and is over with the next decision, at ${options.viewport.width}`, scene(async (page) => {
    await page.addInitScript(watchWords);
    for (const game of GAMES) {
      await playAtOnce(page, game);
      const now = await turnAfter(page, { seq: -1 });
      await page.evaluate(() => {
        const nonsense = Object.assign(document.createElement('button'), { name: 'action', value: 'nonsense' });
        nonsense.setAttribute('form', 'act');
        document.body.append(nonsense);
        nonsense.click();
        nonsense.remove();
      });
      const said = () => page.evaluate(() => window.saidNow().map(({ place }) => place.split(':')[0]).toSorted());
      await until(async () => (await said()).length === 2, `${game}: a refusal`);
      assert.deepEqual(await said(), ['#notice', '#status'], game);
      await decide(page, spread());
      await turnAfter(page, now);
      assert.deepEqual(await said(), [], `${game}: what was refused is over`);
    }
  }, { ...options, tolerate: /status of 4(?:00|22)/ }));
}

for (const options of [DESK, PHONE]) {
  test(`the first move is two clicks away, and a newcomer’s match is casual with hints, at ${options.viewport.width}`, scene(async (page) => {
    await playAtOnce(page, 'Tournay');
    await turnAfter(page, { seq: -1 });
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.getByText('Not rated.').first().waitFor({ state: 'attached' });
    await page.locator('#hint-ask button').waitFor();
    const { seq } = await moment(page);
    const lit = page.locator('#board .is-lit:visible').first();
    await lit.click({ position: { x: 8, y: 8 } });
    const choice = page.locator('dialog.menu button:not(.quiet)').first();
    if (await choice.count()) await choice.click();
    await turnAfter(page, { seq });
  }, options));
}

test('what the pointer rests on is explained beside the picture, in words', scene(async (page) => {
  for (const game of GAMES) {
    await playAtOnce(page, game);
    await turnAfter(page, { seq: -1 });
    const lit = page.locator('#board :is(.is-lit, [id^="cell-"], [id^="deck-"], [id^="box-"]):visible').first();
    await lit.hover();
    const panel = page.locator('#explain');
    await panel.locator('h3').first().waitFor();
    assert.match(await panel.locator('h3').first().textContent(), /\p{L}{3}/u, game);
    const [board, box] = await Promise.all([page.locator('#board').boundingBox(), panel.boundingBox()]);
    assert.ok(box.x >= board.x + board.width - 1, `${game}: the panel covers the picture`);
    await page.mouse.move(5, 5);
    await panel.waitFor({ state: 'hidden' });
  }
}, DESK));
