/** The frame of the table: one screen in every window, with what is needed in sight, that never jumps. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { LISTED, playAtOnce } from './plain.js';
import { moment, placeByWriting, turnAfter } from './table.js';

after(closeAll);

const WINDOWS = [
  { viewport: { width: 1366, height: 768 } },
  { viewport: { width: 1920, height: 1080 } },
  { viewport: { width: 1024, height: 768 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { viewport: { width: 768, height: 1024 } },
];
const GAMES = ['Tournay', 'Cathedral', 'The Anarchy'];
/** So many decisions for every commit; a proof plays whole games. */
const DECISIONS = process.env.BASTIDE_PROOF ? 1000 : 12;
/** What is said is gone after so long. */
const LONGEST_SAID = 5000;

/** Runs in the page: notes since when the toast says what it says. */
function watchToasts() {
  let since = 0;
  let words = '';
  window.oldestToast = () => (words ? performance.now() - since : 0);
  const look = () => {
    const said = document.querySelector('#status')?.textContent ?? '';
    if (said === words) return;
    words = said;
    since = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: how it is laid out now. */
function layout() {
  const rect = (at) => {
    const box = document.querySelector(at)?.getBoundingClientRect();
    return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
  };
  const root = document.documentElement;
  const isInside = (box) => box !== null && box.width > 0 && box.height > 0 && box.x >= -1 && box.y >= -1
    && box.x + box.width <= innerWidth + 1 && box.y + box.height <= innerHeight + 1;
  const board = rect('#board');
  return {
    scrolls: [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth, root.scrollTop > 0],
    share: (board.width * board.height) / (innerWidth * innerHeight),
    isWide: board.width >= innerWidth - 1,
    frame: [rect('.top'), board, rect('.table > .side'), rect('#turn')].map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round)),
    stock: [...document.querySelectorAll('#turn .stock svg')].map((icon) => icon.getBoundingClientRect().x),
    isAsked: (document.querySelector('#turn .asked')?.clientWidth ?? 0) >= 100,
    cutFacts: [...document.querySelectorAll('.top .fact')].filter((fact) => {
      const [box, room] = [fact.getBoundingClientRect(), fact.parentElement.getBoundingClientRect()];
      return box.top < room.bottom - 2 && (box.right > room.right + 1 || box.bottom > room.bottom + 2);
    }).map((fact) => fact.textContent),
    hidden: ['.top', '#board', '#turn', '#turn .asked', '#turn .stock', '#turn .does button']
      .filter((at) => document.querySelector(at) && !isInside(rect(at))),
    small: window.smallParts(),
    toast: window.oldestToast(),
  };
}

/** Runs in the page: the lit parts that can be seen and are too small to be met, with their size. */
function smallParts() {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return [...document.querySelectorAll('#board .is-lit')].flatMap((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    // What a view has cut off lies there, and cannot be seen.
    const isSeen = width > 0 && part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    const least = isTouch ? (part.id.startsWith('box-') ? 30 : 44) : 24;
    // What is narrow one way and long the other is met all the same.
    const isSmall = Math.min(width, height) < least - 0.5 && width * height < least * least;
    return isSeen && isSmall ? [`${part.id}: ${Math.round(width)}×${Math.round(height)}`] : [];
  });
}

/** Decides something by the list, at once: what is looked at is the frame. */
async function decide(page, pick) {
  const count = await page.locator(LISTED).count();
  if (count > 0) return page.evaluate(([listed, number]) => document.querySelectorAll(listed)[number].click(), [LISTED, pick(count)]);
  return placeByWriting(page);
}

/** Deploys all workers as they come: the decision itself is tested elsewhere. */
async function deploy(page) {
  const more = page.locator('#muster [id^="more-"]:enabled');
  while ((await more.count()) > 0) {
    const posting = await more.first().evaluate((button) => {
      button.click();
      return button.value;
    });
    await page.waitForFunction((value) => ![...document.querySelectorAll('#muster [id^="more-"]')].some((other) => other.value === value), posting);
  }
}

for (const game of GAMES) {
  for (const options of WINDOWS) {
    const { width, height } = options.viewport;
    test(`${game} is on one screen of ${width}×${height} and stays where it is`, scene(async (page) => {
      await page.addInitScript(watchToasts);
      await page.addInitScript({ content: `window.smallParts = ${smallParts}` });
      await playAtOnce(page, game);
      const pick = spread(width);
      let now = await turnAfter(page, { seq: -1 });
      const first = await page.evaluate(layout);
      for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
        const at = `${game}, ${width} pixels, decision ${decisions}`;
        const shown = await page.evaluate(layout);
        assert.deepEqual(shown.scrolls, [false, false, false], `${at}: the page scrolls`);
        assert.deepEqual(shown.hidden, [], `${at}: out of sight`);
        // A sheet between a phone and a desk is looked at a section at a time, or enlarged.
        if (width !== 768) assert.deepEqual(shown.small, [], `${at}: too small to be met`);
        if (width >= 1366) assert.ok(shown.share >= 0.7, `${at}: the picture has ${shown.share} of the window`);
        if (width < 700) assert.ok(shown.isWide, `${at}: the picture is narrower than the phone`);
        assert.deepEqual(shown.frame, first.frame, `${at}: the frame has moved`);
        assert.ok(shown.stock.every((x, index) => Math.abs(x - first.stock[index]) <= 2), `${at}: the stock has moved from ${first.stock} to ${shown.stock}`);
        assert.deepEqual(shown.cutFacts, [], `${at}: cut off above`);
        assert.ok(shown.isAsked, `${at}: there is no room for what is asked`);
        assert.ok(shown.toast < LONGEST_SAID, `${at}: a toast is ${shown.toast} ms old`);
        if ((await page.locator('#muster').count()) > 0) await deploy(page);
        await decide(page, pick);
        now = await turnAfter(page, now);
      }
      assert.ok((await moment(page)).seq > 0 || now.isOver);
    }, options));
  }
}

for (const options of [WINDOWS[0], WINDOWS[3]]) {
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
}, WINDOWS[0]));
