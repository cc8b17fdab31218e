/** What Tournay shows: cards to choose from that can be read, the crier before what it brings, and four districts at once. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { turnAfter } from './table.js';
import { choices, decided, setUp } from './tournay.js';

after(closeAll);

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Nothing that is to be read is smaller, in pixels. */
const LEAST_TEXT = 12;
/** The narrowest card of another player among four. */
const LEAST_CARD = 46;

/** Plays on until `look` says that it has seen enough. */
async function playUntil(page, look, pick = spread(9)) {
  let now = await turnAfter(page, { seq: -1 });
  for (let decisions = 0; decisions < 150; decisions += 1) {
    const offered = await choices(page);
    if ((await look(offered, now)) || now.isOver) return;
    const { action } = decided(offered, pick);
    await page.evaluate((value) => document.querySelector(`#choose button[value="${value}"]`).click(), action);
    now = await turnAfter(page, now);
  }
}

/** Runs in the page: the cards that lie large in the middle, with the size of what is written under them. */
function looked() {
  return [...document.querySelectorAll('.looked > [id^="looked-"]')].map((card) => {
    const { a: scale } = card.getScreenCTM();
    const box = card.getBoundingClientRect();
    const texts = [...card.querySelectorAll('.told ~ text')].map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const isInside = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      return { words: text.textContent, size: Number.parseFloat(getComputedStyle(text).fontSize) * scale, isInside };
    });
    return { id: card.dataset.card, width: box.width, box: [box.left, box.top, box.right, box.bottom], texts };
  });
}

for (const [name, options] of [['a desk', DESK], ['a phone', PHONE]]) {
  for (const locale of ['en-GB', 'de-DE']) {
    test(`cards to choose from lie large in the middle, and what they do can be read on ${name} (${locale})`, scene(async (page) => {
      await page.goto('/new?game=tournay&players=2');
      await page.locator('#seat1').selectOption('level-1');
      await page.locator('main form button[type="submit"]').last().click();
      await page.waitForURL('**/matches/*');
      let seen = 0;
      await playUntil(page, async (offered) => {
        if (!offered.some(({ action }) => action.startsWith('keep'))) return false;
        // They have come to rest where they lie.
        await until(async () => (await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)) === 0, 'cards at rest');
        const { width: wide, height: high } = page.viewportSize();
        for (const { id, width, box: [left, top, right, bottom], texts } of await page.evaluate(looked)) {
          assert.ok(width >= (wide > 1000 ? 190 : 160), `${id} is ${width} wide`);
          assert.ok(left >= 0 && right <= wide && top >= 40 && bottom <= high - 60, `${id} lies at ${[left, top, right, bottom]}`);
          assert.ok(texts.length >= 2, `${id} says ${texts.length} lines`);
          for (const { words, size, isInside } of texts) {
            assert.ok(size >= LEAST_TEXT, `${id}: “${words}” is ${size.toFixed(1)} px`);
            assert.ok(isInside, `${id}: “${words}” reaches beyond the card`);
          }
          seen += 1;
        }
        return seen >= 8;
      });
      assert.ok(seen >= 4, `${seen} cards were looked at`);
    }, { ...options, locale }));
  }
}

/** Runs in the page from the beginning: notes the steps as they are shown. */
function noteSteps() {
  window.shown = [];
  document.addEventListener('step', ({ detail }) => {
    window.isShown = !detail;
    if (detail) window.shown.push({ kind: detail.kind, elements: detail.elements, hasPicture: Boolean(detail.picture), caption: null });
  });
  const look = () => {
    const caption = document.querySelector('.step-caption');
    const last = window.shown.at(-1);
    if (caption && last) last.caption = caption.querySelector('svg')?.getAttribute('class') ?? '';
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, { subtree: true, childList: true }));
}

test('the card of the town crier is turned up before its events strike, one after the other', scene(async (page) => {
  await page.addInitScript(() => localStorage.setItem('bastide-pace', 'quick'));
  await page.addInitScript(noteSteps);
  await setUp(page, { seats: ['level-3'], seed: 'market day' });
  let [criers, before] = [0, -1];
  await playUntil(page, async (_, now) => {
    const sent = await page.evaluate((ply) => JSON.parse(document.querySelector('#steps')?.textContent || '[]').filter((step) => step.ply > ply), before);
    before = now.seq;
    if (!sent.some(({ kind, picture }) => kind === 'bell' && picture)) return false;
    await page.waitForFunction(() => window.isShown && window.shown.some(({ kind, hasPicture }) => kind === 'bell' && hasPicture));
    const shown = await page.evaluate(() => window.shown.splice(0));
    const crier = shown.findIndex(({ kind, hasPicture }) => kind === 'bell' && hasPicture);
    assert.match(shown[crier]?.caption ?? '', /turned-up/, JSON.stringify(shown));
    const strikes = shown.flatMap(({ kind, elements, hasPicture, caption }, at) => (kind === 'strike' && hasPicture ? [{ at, caption, event: Number(elements[0].split('-').at(-1)) }] : []));
    assert.ok(strikes.length > 0 && strikes.every(({ at, caption }) => at > crier && /striking/.test(caption)), JSON.stringify(shown));
    assert.deepEqual(strikes.map(({ event }) => event), strikes.map(({ event }) => event).toSorted(), 'from left to right');
    criers += 1;
    return criers === 2;
  });
  assert.ok(criers > 0, 'no crier was turned up');
}, { ...DESK, reducedMotion: 'no-preference' }));

/** Runs in the page: the cards in the districts of others, and whether each shows its picture. */
function othersCards() {
  return [...document.querySelectorAll('#board .other [id^="slot-"][data-card]')].map((slot) => {
    const { width, height, left, top, right, bottom } = slot.getBoundingClientRect();
    const seat = slot.closest('.other').getBoundingClientRect();
    const isInside = left >= seat.left && right <= seat.right && top >= seat.top && bottom <= seat.bottom;
    return { id: slot.id, width, height, isInside, hasPicture: slot.querySelector('use[href^="#a-"]') !== null };
  });
}

test('with four players at 1366 pixels the districts of all others can be read to the end', scene(async (page) => {
  await setUp(page, { seats: ['level-1', 'level-1', 'level-1'], seed: 'market day' });
  let most = 0;
  await playUntil(page, async () => {
    const cards = await page.evaluate(othersCards);
    most = Math.max(most, cards.length);
    for (const { id, width, isInside, hasPicture } of cards) {
      assert.ok(width >= LEAST_CARD, `${id} is ${width} wide`);
      assert.ok(isInside && hasPicture, `${id} is cut off or has no picture`);
    }
    return false;
  });
  assert.ok(most >= 12, `${most} cards lay before the others`);
  // Names of players stand in full over their districts.
  const names = await page.locator('#board .other [id^="view-head"]').evaluateAll((all) => all.map((head) => ({ words: head.textContent.trim(), size: [...head.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a) })));
  assert.equal(names.length, 3);
  for (const { words, size } of names) assert.ok(size.length > 0 && Math.min(...size) >= LEAST_TEXT, `${words}: ${size}`);
  // What one of them has is explained large, with its name.
  const slot = page.locator('#board .other [id^="slot-"][data-card]').first();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await slot.hover();
  await page.locator('#explain h3').waitFor();
  assert.ok((await page.locator('#explain svg').first().boundingBox()).width >= 150);
}, DESK));
