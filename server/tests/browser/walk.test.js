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
/** Elements of a position whose panel is waited for, evenly spread; a proof rests on every lit one besides. */
const HOVERED = 6;
const EVERY = Boolean(process.env.BASTIDE_PROOF || process.env.BASTIDE_POSITIONS);
const DESK = { viewport: { width: 1366, height: 768 } };

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
  // Buildings in the tray are there to be taken without being lit.
  const tray = legal.placements ? `, #board [id^="hand-${legal.seat === 0 ? 'light' : 'dark'}"].tray-kind:not(.is-stuck)` : '';
  const board = document.getElementById('board').getBoundingClientRect();
  const isInside = ([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom;
  return [...document.querySelectorAll(`#board .is-lit${tray}`)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || getComputedStyle(element).visibility === 'hidden') return [];
    const middle = [x + width / 2, y + height / 2];
    // What a view leaves out lies beyond the edge of the picture, or was cut off.
    const isInView = isInside(middle);
    const [over] = isInView ? document.elementsFromPoint(...middle) : [];
    const lit = over?.closest('#board') ? document.elementsFromPoint(...middle).map((one) => one.closest('#board :is(.is-lit, .tray-kind)')).find(Boolean) : null;
    return [{ id: element.id, middle, isInView, size: [width, height], over: lit?.id ?? (over?.id || `${over?.tagName} ${over?.className}`) }];
  });
}

/** Runs in the page: how it stands, as far as a click may change it. */
function marks() {
  const held = document.querySelector('#board .is-held, #choose [aria-pressed="true"]');
  return JSON.stringify([window.sent.length, document.querySelector('dialog.menu') !== null, held?.id || held?.getAttribute('data-kind') || '',
    document.querySelectorAll('#board .is-place').length, document.querySelector('#status')?.textContent ?? '', document.querySelector('#board')?.dataset.view ?? '',
    [...document.querySelectorAll('#board svg')].map((svg) => svg.getAttribute('viewBox')).join()]);
}

async function clickEveryLitElement(page, at) {
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
    await page.mouse.click(...middle);
    const does = await page.evaluate((part) => [...document.querySelectorAll('#choose button[data-part-id]')].filter(({ dataset }) => dataset.partId.split(' ').includes(part)).map(({ value }) => value), id);
    assert.notEqual(await page.evaluate(marks), before, `${at}: a click on ${id} does nothing of ${does.join(', ')}`);
    await page.evaluate(() => {
      document.querySelector('dialog.menu button.quiet')?.click();
      document.querySelector('#board .is-held')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  }
  return shown.length;
}

/** Runs in the page: notes how long after the pointer came the panel said something new. */
function watchPanel() {
  let since = 0;
  window.explained = { times: 0, after: 0 };
  addEventListener('pointerover', () => { since = performance.now(); }, true);
  addEventListener('DOMContentLoaded', () => {
    const panel = document.getElementById('explain');
    if (!panel) return;
    new MutationObserver((all) => {
      if (!all.some(({ addedNodes }) => addedNodes.length > 0)) return;
      window.explained = { times: window.explained.times + 1, after: performance.now() - since };
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

/** Rests the pointer on something until the panel says what it is; returns after how many milliseconds it did. */
async function restOn(page, { id, at: [x, y] }, at) {
  const { times } = await page.evaluate(() => window.explained);
  // By way of a corner where nothing is, so that it comes anew.
  await page.mouse.move(1, 1);
  await page.mouse.move(x, y);
  let now;
  await until(async () => {
    now = await page.evaluate(() => window.explained);
    return now.times > times;
  }, `${at}: a panel about ${id}`);
  const words = await page.locator('#explain h3').first().textContent();
  assert.match(words ?? '', /\p{L}{2}/u, `${at}: ${id} is explained by ${words}`);
  assert.deepEqual(await page.evaluate(coveredByPanel), [], `${at}: the panel about ${id} covers what is lit`);
  return now.after;
}

async function restOnMany(page, at, pick) {
  const { lit, around, drawn } = await page.evaluate(explicable);
  const some = Array.from({ length: Math.min(HOVERED, drawn.length) }, () => drawn[pick(drawn.length)]);
  const after = [];
  for (const one of [...(EVERY ? lit : []), ...around, ...some]) after.push(await restOn(page, one, at));
  await page.mouse.move(1, 1);
  return after;
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

for (const game of ['Tournay', 'Cathedral', 'The Anarchy']) {
  test(`${game}: every lit element answers, and everything explains itself`, scene(async (page) => {
    await page.addInitScript(keepStill);
    await page.addInitScript(watchPanel);
    const pick = spread(7);
    const waited = [];
    let [looked, clicked] = [0, 0];
    let now = { isOver: true };
    while (looked < POSITIONS) {
      if (now.isOver) {
        await playAtOnce(page, game);
        now = await turnAfter(page, { seq: -1 });
      }
      const at = `${game}, position ${looked}, action ${now.seq}`;
      clicked += await clickEveryLitElement(page, at);
      waited.push(...(await restOnMany(page, at, pick)));
      looked += 1;
      for (let played = 0; played < STRIDE && !now.isOver; played += 1) {
        await goOn(page, pick);
        now = await turnAfter(page, now);
        await page.evaluate(() => { window.isMoving = false; });
      }
    }
    assert.ok(clicked >= looked, `${clicked} clicks at ${looked} positions`);
    assert.ok(waited.length >= looked, `${waited.length} explanations at ${looked} positions`);
    // How quick it is depends on the machine: it is told, not held.
    waited.sort((one, other) => one - other);
    const share = (of) => Math.round(waited[Math.floor((waited.length - 1) * of)]);
    if (EVERY) console.log(`${game}: ${looked} positions, ${clicked} clicks, ${waited.length} panels after ${share(0.5)} ms, 99 % within ${share(0.99)}, all within ${share(1)}`);
  }, DESK));
}
