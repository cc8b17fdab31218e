/**
 * A walk over positions of every game: the middle of every lit element answers a click, everything in the drawing
 * explains itself in words, and the panel that does so covers nothing that could be clicked.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { deploy, LISTED, playAtOnce } from './plain.js';
import { legalPlacement, turnAfter } from './table.js';

after(closeAll);

/** So many positions of a game for every commit; a proof looks at three hundred, or at as many as it is told. */
const POSITIONS = Number(process.env.BASTIDE_POSITIONS ?? (process.env.BASTIDE_PROOF ? 300 : 8));
/** Between two positions that are looked at so many actions are played. */
const STRIDE = 3;
/** Elements of a position whose panel is waited for, evenly spread; a proof rests on every lit one, and once on everything drawn. */
const HOVERED = 6;
/** The panel has to come within so many milliseconds of the page’s own time, after a finger has stayed for so long. */
const SOON = 200;
const HOLD = 460;
const EVERY = Boolean(process.env.BASTIDE_PROOF || process.env.BASTIDE_POSITIONS);
const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** On a phone fewer positions are looked at for every commit: their frame is the same. */
const FEWER = EVERY ? POSITIONS : 2;

/** Runs in the page: from now on what would be sent is noted instead. */
function keepStill() {
  window.sent = [];
  addEventListener('submit', (event) => {
    if (window.isMoving || event.target.id !== 'act') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.sent.push(event.submitter?.value ?? '');
  }, true);
}

/** Runs in the page: the lit elements that can be seen, and what lies over the middle of each. */
function litElements() {
  const legal = JSON.parse(document.querySelector('#legal')?.textContent || '{}');
  // Buildings in the tray are there to be taken without being lit, but not while it is asked whether to capture.
  const tray = Object.keys(legal.placements ?? {}).length > 0 ? `, #board [id^="hand-${legal.seat === 0 ? 'light' : 'dark'}"].tray-kind:not(.is-stuck)` : '';
  const board = document.getElementById('board').getBoundingClientRect();
  const isInside = ([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom;
  return [...document.querySelectorAll(`#board .is-lit${tray}`)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || getComputedStyle(element).visibility === 'hidden') return [];
    const middle = [x + width / 2, y + height / 2];
    // What a view leaves out lies beyond the edge of the picture, or was cut off.
    const drawing = element.ownerSVGElement;
    const isInView = isInside(middle) && (!drawing || document.elementsFromPoint(...middle).some((one) => drawing.contains(one)));
    const [over] = isInView ? document.elementsFromPoint(...middle) : [];
    const lit = over?.closest('#board') ? document.elementsFromPoint(...middle).map((one) => one.closest('#board :is(.is-lit, .tray-kind)')).find(Boolean) : null;
    return [{ id: element.id, middle, isInView, size: [width, height], over: lit?.id ?? (over?.id || `${over?.tagName} ${over?.className}`) }];
  });
}

/** Runs in the page: what a click may bring about: something sent, a menu, something in hand, another view. What is said is no act. */
function marks() {
  const held = document.querySelector('#board .is-held, #choose [aria-pressed="true"]');
  return JSON.stringify([window.sent.length, document.querySelector('dialog.menu') !== null, held?.id || held?.getAttribute('data-kind') || '',
    document.querySelectorAll('#board .is-place').length, document.querySelector('#table').dataset.tab ?? '',
    [...document.querySelectorAll('#board svg')].map((svg) => svg.getAttribute('viewBox')).join()]);
}

/** Runs in the page: why what was clicked is refused, if it is. */
function refused() {
  const notice = document.querySelector('#notice:not([hidden])');
  return notice?.textContent ?? '';
}

/** Hands on a mouse, and a thumb: how each acts on a place, and how it asks what is there. */
const HANDS = {
  mouse: {
    press: (page, [x, y]) => page.mouse.click(x, y),
    ask: async (page, [x, y]) => {
      // By way of a corner where nothing is, so that it comes anew.
      await page.mouse.move(1, 1);
      await page.mouse.move(x, y);
    },
    leave: (page) => page.mouse.move(1, 1),
  },
  thumb: {
    press: (page, [x, y]) => page.touchscreen.tap(x, y),
    ask: (page, [x, y]) => touch(page, 'touchStart', [{ x, y }]),
    leave: async (page) => {
      await touch(page, 'touchEnd', []);
      await page.locator('#explain .panel-close').tap();
    },
  },
};

/** Playwright has taps and no finger that stays. */
async function touch(page, type, touchPoints) {
  const devtools = (page.devtools ??= await page.context().newCDPSession(page));
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function clickEveryLitElement(page, hand, at) {
  // While one page turns into the next, nothing lies where it is seen.
  await until(() => page.evaluate(() => document.elementFromPoint(innerWidth / 3, innerHeight / 2) !== document.documentElement), 'a page at rest');
  const seen = await page.evaluate(litElements);
  const shown = seen.filter(({ isInView }) => isInView);
  for (const { id } of shown) {
    // What gets the focus is brought into sight, so that the others may lie elsewhere by now.
    const now = (await page.evaluate(litElements)).find((one) => one.id === id);
    if (!now?.isInView) continue;
    const { middle, over } = now;
    const isAsGood = await page.evaluate(([outer, inner]) => {
      const isInside = document.getElementById(outer)?.contains(document.getElementById(inner)) ?? false;
      // Whoever stands on a side of the castle is part of it, and the same is done with both.
      const both = [...document.querySelectorAll('#choose button[data-part-id]')].some(({ dataset }) => [outer, inner].every((one) => dataset.partId.split(' ').includes(one)));
      return isInside || both;
    }, [id, over]);
    assert.ok(over === id || isAsGood, `${at}: ${over} lies over the middle of ${id}`);
    // A second building of the kind just placed is in hand already.
    await page.keyboard.press('Escape');
    const before = await page.evaluate(marks);
    await hand.press(page, middle);
    const does = await page.evaluate((part) => [...document.querySelectorAll('#choose button[data-part-id]')].filter(({ dataset }) => dataset.partId.split(' ').includes(part)).map(({ value }) => value), id);
    assert.notEqual(await page.evaluate(marks), before, `${at}: a click on ${id} does nothing of ${does.join(', ')}`);
    assert.equal(await page.evaluate(refused), '', `${at}: a click on ${id} is refused`);
    await page.evaluate(() => {
      document.querySelector('dialog.menu button.quiet')?.click();
      document.querySelector('#board .is-held')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  }
  return shown.length;
}

/** Runs in the page: notes how often the panel said something new, and how long the server took for its answers. */
function watchPanel() {
  window.explained = { times: 0 };
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name.includes('/about?')) window.answers.push(duration);
  }).observe({ type: 'resource' });
  addEventListener('DOMContentLoaded', () => {
    const panel = document.getElementById('explain');
    if (!panel) return;
    new MutationObserver((all) => {
      if (!all.some(({ addedNodes }) => addedNodes.length > 0)) return;
      window.explained.times += 1;
    }).observe(panel, { childList: true });
  });
}

/** Runs in the page: where one can point at what explains itself, the lit first, then what stands around the picture. */
function explicable() {
  const middleOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 3 && height > 3 ? [x + width / 2, y + height / 2] : null;
  };
  const isMet = (element, at) => at && document.elementFromPoint(...at)?.closest('[id], [data-explain]') === element;
  const found = (all) => [...all].flatMap((element) => {
    const at = middleOf(element);
    return isMet(element, at) ? [{ id: element.id || element.dataset.explain, at }] : [];
  });
  const board = document.getElementById('board');
  return {
    lit: found(board.querySelectorAll('.is-lit')),
    around: found(document.querySelectorAll('[data-explain]')),
    drawn: found(board.querySelectorAll('[id]')).filter(({ id }) => !/^(view|section|group|layer|sheet)-|-whole$/.test(id)),
  };
}

/** Runs in the page: what is lit and lies under the panel. */
function coveredByPanel() {
  const panel = document.getElementById('explain').getBoundingClientRect();
  const board = document.getElementById('board').getBoundingClientRect();
  return [...document.querySelectorAll('#board .is-lit')].filter((lit) => {
    const { x, y, width, height } = lit.getBoundingClientRect();
    const isBeside = x + width <= panel.left + 1 || x >= panel.right - 1 || y + height <= panel.top + 1 || y >= panel.bottom - 1;
    return width > 0 && !isBeside && x < board.right;
  }).map(({ id }) => id);
}

/** Stays on something until the panel says what it is. The clock of the page stands but for as long as that may take. */
async function restOn(page, hand, { id, at: place }, at) {
  const { times } = await page.evaluate(() => window.explained);
  await hand.ask(page, place);
  await page.clock.runFor(hand === HANDS.thumb ? HOLD + SOON : SOON);
  let now;
  await until(async () => {
    now = await page.evaluate(() => window.explained);
    return now.times > times;
  }, `${at}: a panel about ${id}`);
  const words = await page.locator('#explain h3').first().textContent();
  assert.match(words ?? '', /\p{L}{2}/u, `${at}: ${id} is explained by ${words}`);
  assert.equal(now.times, times + 1, `${at}: ${id} was explained ${now.times - times} times`);
  assert.deepEqual(await page.evaluate(coveredByPanel), [], `${at}: the panel about ${id} covers what is lit`);
  await hand.leave(page);
}

/** Rests on much of what is there; `known` has what was rested on before. Returns how often it did. */
async function restOnMany(page, hand, { at, pick, known }) {
  const { lit, around, drawn } = await page.evaluate(explicable);
  const some = Array.from({ length: Math.min(HOVERED, drawn.length) }, () => drawn[pick(drawn.length)]);
  const fresh = drawn.filter(({ id }) => !known.has(id));
  const all = EVERY ? [...lit, ...around, ...some, ...fresh] : [...around, ...some];
  // Of what is the same on a desk, each commit asks about some.
  const asked = hand === HANDS.thumb && !EVERY ? all.filter((_, index) => index % 4 === 0) : all;
  // From here on the clock of the page stands: what comes does so because of what it is told.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  for (const one of asked) {
    await restOn(page, hand, one, at);
    known.add(one.id);
  }
  await page.clock.resume();
  return asked.length;
}

/** Plays something of the list, or places something. */
async function goOn(page, pick) {
  if ((await page.locator('#muster').count()) > 0) await deploy(page, pick, (button) => button.evaluate((one) => one.click()));
  const count = await page.locator(LISTED).count();
  const placement = count > 0 ? null : await legalPlacement(page);
  await page.evaluate(([listed, number, action]) => {
    window.isMoving = true;
    if (action === null) return document.querySelectorAll(listed)[number].click();
    const field = document.querySelector('#typed-action');
    field.value = action;
    return field.form.requestSubmit();
  }, [LISTED, count > 0 ? pick(count) : 0, placement && `${placement.form}${placement.square}`]);
}

/** Looks at so many positions of a game; returns how many clicks and explanations there were, and what the server took for these. */
async function walk(page, { game, hand, positions }) {
  const [pick, known, answers] = [spread(7), new Set(), []];
  let [looked, clicked, explained] = [0, 0, 0];
  let now = { isOver: true };
  while (looked < positions) {
    if (now.isOver) {
      await playAtOnce(page, game);
      now = await turnAfter(page, { seq: -1 });
    }
    const at = `${game}, position ${looked}, action ${now.seq}`;
    clicked += await clickEveryLitElement(page, hand, at);
    explained += await restOnMany(page, hand, { at, pick, known });
    looked += 1;
    answers.push(...(await page.evaluate(() => window.answers.splice(0))));
    for (let played = 0; played < STRIDE && !now.isOver; played += 1) {
      await goOn(page, pick);
      now = await turnAfter(page, now);
      await page.evaluate(() => { window.isMoving = false; });
    }
  }
  return { looked, clicked, explained, known, answers: answers.toSorted((one, other) => one - other) };
}

const GAMES = ['Tournay', 'Cathedral', 'The Anarchy'];

for (const [name, options, positions] of [['mouse', DESK, POSITIONS], ['thumb', PHONE, FEWER]]) {
  for (const game of GAMES) {
    test(`${game} by ${name}: every lit element answers, and everything explains itself`, scene(async (page) => {
      await page.clock.install();
      await page.addInitScript(keepStill);
      await page.addInitScript(watchPanel);
      if (name === 'thumb') await page.addInitScript(() => localStorage.removeItem('bastide-drawer'));
      const { looked, clicked, explained, known, answers } = await walk(page, { game, hand: HANDS[name], positions });
      assert.ok(clicked >= looked, `${clicked} clicks at ${looked} positions`);
      assert.ok(explained >= looked, `${explained} explanations at ${looked} positions`);
      // How quick the server is depends on the machine: it is told, not held.
      const share = (of) => Math.round(answers[Math.floor((answers.length - 1) * of)]);
      if (EVERY) console.log(`${game} by ${name}: ${looked} positions, ${clicked} presses, ${explained} panels about ${known.size} things; the server answered in ${share(0.5)} ms, 99 % in ${share(0.99)}, all in ${share(1)}`);
    }, options));
  }
}
