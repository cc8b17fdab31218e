/** The frame of the table: one screen in every window, with what is needed in sight, that never jumps. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { hold, layout, letGo, moved, watchTaps, watchWords } from './frame.js';
import { deploy, LISTED, playAtOnce, sitAmongBots } from './plain.js';
import { legalPlacement, middle, moment, placeByWriting, turnAfter } from './table.js';

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
/** Decisions by hand while steps are told. */
const BY_HAND = process.env.BASTIDE_PROOF ? 30 : 3;
/** What is said is gone after so long. */
const LONGEST_SAID = 5000;
/** Nothing of the frame moves by more pixels, whatever is asked and held. */
const MOST_MOVED = 2;

/** Nobody keeps the list of all actions open: the story and the players are in sight. */
const closeList = () => localStorage.removeItem('bastide-drawer');

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
  assert.deepEqual(shown.missing, [], `${at}: the bar has no button for what ends the turn`);
  assert.deepEqual(shown.small, [], `${at}: too small to be met`);
  assert.deepEqual(shown.covered, [], `${at}: something lies over what is lit`);
  assert.deepEqual(shown.facts, [], `${at}: facts are cut`);
  if (width >= 1366) assert.ok(shown.share >= 0.7, `${at}: the picture has ${shown.share} of the window`);
  if (width < 700) assert.ok(shown.isWide, `${at}: the picture is narrower than the phone`);
  assert.deepEqual(moved(shown.frame, first, MOST_MOVED), [], `${at}: the frame has moved`);
}

/** What is said now and was said before the last decision, or has been said for too long. */
function stale(said, sinceDecision) {
  return said.filter(({ age }) => age > LONGEST_SAID || age > sinceDecision);
}

/** Looks at a page at rest: while one turns into the next, nothing lies where it is seen. */
async function look(page) {
  await until(() => page.evaluate(() => document.elementFromPoint(innerWidth / 3, innerHeight / 2) !== document.documentElement), 'a page at rest');
  return page.evaluate(layout);
}

/** What was done last can be taken back where the server does it, and only there is a button for it. */
async function assertUndo(page, at) {
  const offered = await page.locator('#turn .does button[value="undo"]:visible').count();
  const { path, seat } = await page.evaluate(() => ({ path: location.pathname, seat: document.getElementById('table').dataset.seat }));
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(`${path}/undo`, { form: { seat, key: at }, headers });
  assert.equal(offered, Number(answer.ok()), `${at}: ${offered} buttons to take back, and the server says ${answer.status()}`);
  if (answer.ok()) await page.reload();
  return answer.ok();
}

for (const game of GAMES) {
  for (const [index, options] of WINDOWS.entries()) {
    const { width, height } = options.viewport;
    test(`${game} is on one screen of ${width}×${height} and stays where it is`, scene(async (page) => {
      await page.addInitScript(watchWords);
      await page.addInitScript(watchTaps);
      // In every second window the list of all actions is open.
      if (index % 2 === 0) await page.addInitScript(closeList);
      await playAtOnce(page, game);
      const pick = spread(width);
      let now = await turnAfter(page, { seq: -1 });
      const { frame: first } = await look(page);
      let undone = 0;
      for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
        const at = `${game}, ${width} pixels, decision ${decisions}`;
        assertFrame(await look(page), { at, width, first });
        if (await page.evaluate(hold)) {
          assertFrame(await look(page), { at: `${at}, with something in hand`, width, first });
          await page.evaluate(letGo);
        }
        if (decisions % 8 === 7) undone += Number(await assertUndo(page, at));
        now = await turnAfter(page, { seq: -1 });
        const decided = await page.evaluate(() => performance.now());
        await decide(page, pick);
        now = await turnAfter(page, now);
        const { said, clock } = await page.evaluate(() => ({ said: window.saidNow(), clock: performance.now() }));
        assert.deepEqual(stale(said, clock - decided), [], `${at}: what is said is over`);
      }
      assert.ok((await moment(page)).seq > 0 || now.isOver);
      if (DECISIONS > 100 && width === 1366) assert.ok(undone > 0, `${game}: nothing could be taken back`);
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

test('what was refused is over with its decision, even if the pointer rests on it', scene(async (page) => {
  await page.addInitScript(watchWords);
  await playAtOnce(page, 'Tournay');
  let now = await turnAfter(page, { seq: -1 });
  await decide(page, spread());
  now = await turnAfter(page, now);
  // Somebody acts on what has passed, as when another browser was quicker: that is said beyond the swap that shows it.
  const actOn = (before) => page.evaluate((by) => {
    const field = document.querySelector('#act [name="seq"]');
    field.setAttribute('value', String(Number(field.value) + by));
  }, before);
  await actOn(-1);
  await page.evaluate((listed) => document.querySelector(listed).click(), LISTED);
  const notice = page.locator('#notice');
  await notice.waitFor();
  await actOn(1);
  await notice.hover();
  now = await turnAfter(page, { seq: -1 });
  await decide(page, spread());
  await turnAfter(page, now);
  assert.deepEqual(await page.evaluate(() => window.saidNow().map(({ place }) => place).filter((place) => place.startsWith('#notice'))), []);
}, { ...DESK, tolerate: /status of 409/ }));

/** Runs in the page: counts how often something is pressed, over all pages, and notes whether anything was scrolled. */
function countPresses() {
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && sessionStorage.setItem('presses', Number(sessionStorage.getItem('presses')) + 1), true);
  addEventListener('scroll', ({ target }) => target === document && sessionStorage.setItem('scrolled', 'yes'), true);
}

/** Presses the middle of something where it is in the window. */
async function press(page, at, { hasTouch }) {
  const [x, y] = at;
  const { width, height } = page.viewportSize();
  assert.ok(x > 0 && y > 0 && x < width && y < height, `${at} is not in sight`);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Runs in the page: the middle of something lit in sight of which a press does something at once. */
function litAtOnce() {
  const board = document.getElementById('board').getBoundingClientRect();
  const listed = [...document.querySelectorAll('#choose button[data-part-id]')];
  const places = [...document.querySelectorAll('#board .is-lit')].flatMap((lit) => {
    const { x, y, width, height } = lit.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const meant = listed.filter(({ dataset }) => dataset.partId.split(' ').includes(lit.id) && !('aside' in dataset));
    const isOne = meant.length === 1 && !('costly' in meant[0].dataset) && !document.querySelector(`#choose [data-warns="${CSS.escape(meant[0].value)}"]`);
    const isIn = width > 0 && middle[0] > board.left && middle[0] < board.right && middle[1] > board.top && middle[1] < board.bottom;
    return isOne && isIn && lit.contains(document.elementFromPoint(...middle)) ? [middle] : [];
  });
  return places[0] ?? null;
}

/** By a finger a building is set down where it can be turned, and placed by a button: it hides the squares below it. */
async function drag(page, { hasTouch }) {
  const { kind, form, square } = await legalPlacement(page);
  const piece = await page.locator('#board .tray-own .tray-kind:not(.is-stuck)').last().boundingBox();
  const from = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  const to = await middle(page, square);
  assert.equal(form.slice(0, 2), kind);
  if (hasTouch) {
    const devtools = await page.context().newCDPSession(page);
    const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await touch('touchStart', [from]);
    for (const share of [0.3, 0.7, 1]) await touch('touchMove', [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] + 44 - from[1])]]);
    await touch('touchEnd', []);
    return page.locator('.ghost-tools [data-tool="place"]:enabled').tap();
  }
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  return page.mouse.up();
}

/** Alone there is nothing that could be rated; against bots the page says that it is not. Hints are offered in any case. */
async function isCasual(page) {
  const players = await page.locator('#plates .plate').count();
  assert.equal(await page.getByText('Not rated.').count() > 0, players > 1);
  await page.locator('#hint-ask button').waitFor();
}

for (const options of [DESK, PHONE]) {
  for (const game of GAMES) {
    test(`${game}: the first move is two presses away, and a newcomer’s match is casual with hints, at ${options.viewport.width}`, scene(async (page) => {
      await page.addInitScript(countPresses);
      await page.addInitScript(closeList);
      await page.goto('/');
      const { x, y, width, height } = await page.getByRole('button', { name: `Play now: ${game}` }).boundingBox();
      await press(page, [x + width / 2, y + height / 2], options);
      await page.waitForURL('**/matches/*');
      const { seq } = await turnAfter(page, { seq: -1 });
      await isCasual(page);
      const isPlaced = game === 'Cathedral';
      if (isPlaced) await drag(page, options);
      else await press(page, await page.evaluate(litAtOnce) ?? assert.fail('nothing acts at once'), options);
      await turnAfter(page, { seq });
      const { presses, scrolled = '' } = await page.evaluate(() => ({ ...sessionStorage }));
      assert.equal(scrolled, '');
      assert.equal(Number(presses), isPlaced && options.hasTouch ? 3 : 2);
      await sitAmongBots(page, game.replace('The ', '').toLowerCase(), 2);
      await turnAfter(page, { seq: -1 });
      await isCasual(page);
    }, options));
  }
}

/** Runs in the page: where one can press now: what is lit or a place, the pieces in the tray, the buttons of the bar. */
function pressable() {
  const middleOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isMet = (element) => {
    const over = document.elementFromPoint(...middleOf(element));
    return element.getClientRects().length > 0 && over !== null && element.contains(over);
  };
  const all = (at) => [...document.querySelectorAll(at)].filter(isMet).map(middleOf);
  const held = all('#board .is-place');
  const menu = all('dialog.menu button[value]');
  return { menu, held, lit: all('#board .is-lit'), bar: all('#turn .does button[data-twin]') };
}

/** Decides by hand, as a person does: a lit thing, its place or its menu, or a button of the bar; if that leads nowhere, by the list. */
async function decideByHand(page, pick, options, now) {
  for (let presses = 0; presses < 4; presses += 1) {
    const { menu, held, lit, bar } = await page.evaluate(pressable);
    const among = [menu, held, [...lit, ...bar]].find((some) => some.length > 0);
    if (!among) break;
    await press(page, among[pick(among.length)], options);
    const isSent = await page.evaluate((before) => document.getElementById('table').getAttribute('aria-busy') === 'true' || Number(document.querySelector('#act [name="seq"]')?.value ?? -1) !== before, now.seq);
    if (isSent) return;
  }
  await page.evaluate(() => document.querySelector('dialog.menu button.quiet')?.click());
  await decide(page, pick);
}

for (const options of [DESK, PHONE]) {
  for (const game of GAMES) {
    test(`${game} told step by step: nothing that is said gets old, at ${options.viewport.width}`, scene(async (page) => {
      await page.clock.install();
      await page.addInitScript(watchWords);
      await page.addInitScript(closeList);
      await page.addInitScript(() => localStorage.setItem('bastide-pace', 'quick'));
      await playAtOnce(page, game);
      const pick = spread(options.viewport.width + 1);
      let now = await turnAfter(page, { seq: -1 });
      // From here on the page’s own clock goes on as the test says, however busy the machine is.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
      await page.evaluate(() => (window.longest = { age: 0, words: '' }));
      for (let decisions = 0; decisions < BY_HAND && !now.isOver; decisions += 1) {
        const decided = await page.evaluate(() => performance.now());
        await decideByHand(page, pick, options, now);
        let next;
        await until(async () => {
          await page.clock.runFor(100);
          next = await moment(page);
          return !next.isBusy && (next.isOver || next.seq > now.seq);
        }, `a turn after action ${now.seq}`);
        now = next;
        const { said, clock } = await page.evaluate(() => ({ said: window.saidNow(), clock: performance.now() }));
        assert.deepEqual(stale(said, clock - decided), [], `decision ${decisions}: what is said is over`);
      }
      // Whoever leaves the table alone finds nothing on it but what happened.
      await page.mouse.move(1, 1);
      for (let seconds = 0; seconds < 8; seconds += 1) await page.clock.runFor(1000);
      const left = await page.evaluate(() => window.saidNow().filter(({ place }) => place !== 'dialog.menu'));
      assert.deepEqual(left, []);
      const { age, words } = await page.evaluate(() => window.longest);
      assert.ok(age > 0, 'nothing was said');
      assert.ok(age <= LONGEST_SAID, `"${words}" stayed for ${age} ms`);
      if (process.env.BASTIDE_PROOF) console.log(`${game} at ${options.viewport.width}: nothing is said for longer than ${Math.round(age)} ms`);
    }, { ...options, reducedMotion: 'no-preference' }));
  }
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
