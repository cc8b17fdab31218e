/** Tournay at the table, as people play it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { openPanel, turnAfter } from './table.js';
import { chooseByMouse, choices, play, setUp } from './tournay.js';

after(closeAll);

/** A move's parts and the page of a table, in bytes as they are sent. */
const MOST_SWAP = 40_000;
const MOST_PAGE = 250_000;

test('eighty choices by mouse on the picture, with no leap of the page and no long answer', scene(async (page) => {
  const sizes = [];
  page.on('response', async (answer) => {
    if (/\/(parts|actions)/.test(answer.url())) sizes.push((await answer.request().sizes()).responseBodySize);
  });
  await setUp(page, { seats: ['level-3'] });
  const { transferSize } = await page.evaluate(() => JSON.parse(JSON.stringify(performance.getEntriesByType('navigation')[0])));
  assert.ok(transferSize < MOST_PAGE, `the page has ${transferSize} bytes`);
  await page.evaluate(() => {
    window.leaps = 0;
    new PerformanceObserver((list) => {
      for (const leap of list.getEntries()) {
        const isBoard = leap.sources.some(({ node }) => node instanceof Element && node.matches('#board, .drawing, .drawing > div, #turn'));
        if (isBoard) window.leaps += leap.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { played, isOver } = await play(page, 80, chooseByMouse);
  assert.ok(isOver || played === 80);
  assert.ok(Math.max(...sizes) < MOST_SWAP, `an answer has ${Math.max(...sizes)} bytes`);
  assert.ok((await page.evaluate(() => window.leaps)) < 0.01);
}));

test('a card in hand lights its slots and tells what it would do there', scene(async (page) => {
  await setUp(page, { seats: ['level-1'] });
  const isPlay = ({ action }) => /^play \S+ \w\d$/.test(action);
  await turnAfter(page, { seq: -1 });
  let offered = await choices(page);
  for (let turns = 0; turns < 80 && !offered.some(isPlay); turns += 1) {
    const now = await turnAfter(page, { seq: -1 });
    const wanted = offered.find(({ action }) => /^(draw|keep|take|skip|gather)/.test(action)) ?? offered[0];
    await chooseByMouse(page, wanted);
    await turnAfter(page, now);
    offered = await choices(page);
  }
  const { action, parts } = offered.find(isPlay);
  const card = parts.find((id) => id.startsWith('hand-'));
  const slot = parts.find((id) => id.startsWith('slot-'));
  await page.locator(`#${card}`).click();
  await page.locator(`#${slot}.is-place`).hover();
  await page.locator('#status', { hasText: 'You place' }).waitFor({ state: 'attached' });
  const lit = await page.locator('#board .is-line').evaluateAll((line) => line.map(({ id }) => id));
  assert.ok(lit.includes(slot) && lit.every((id) => id.at(-2) === slot.at(-2) || id.at(-1) === slot.at(-1)), `${slot}: ${lit}`);
  // What each building brings then stands on it, as the server says.
  const { worth } = await page.evaluate(async ([wanted]) => {
    const answer = await fetch(`${location.pathname}/preview?action=${encodeURIComponent(wanted)}`);
    return answer.json();
  }, [action]);
  assert.deepEqual(await page.locator('#board .worth').allTextContents(), worth.map(([, words]) => words));
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.is-place, .is-line, .worth').count(), 0);
  const now = await turnAfter(page, { seq: -1 });
  await page.locator(`#${card}`).dragTo(page.locator(`#${slot}`));
  await turnAfter(page, now);
  assert.ok(await page.locator(`#${slot}[data-card]`).count());
}));

test('what is not lit names the clause that forbids it, and a card is shown large in the panel alone', scene(async (page) => {
  await setUp(page, { seats: ['level-1'], seed: 'market day' });
  await turnAfter(page, { seq: -1 });
  await page.locator('#reserve-red').click();
  await page.locator('#notice a[href*="TOU-ADV"]').waitFor();
  const card = page.locator('.queue [data-card]').first();
  await card.hover();
  await page.locator('#explain svg').first().waitFor();
  assert.doesNotMatch(await page.locator('#explain').textContent(), /TOU-/);
  await card.click();
  assert.equal(await page.locator('dialog[open]').count(), 0);
}));

test('a finger touches the whole reserve, and is asked which colour it means', scene(async (page) => {
  await setUp(page, { seats: ['level-1'], rules: { rules: 'advanced' } });
  const now = await turnAfter(page, { seq: -1 });
  await page.locator('#tabs').getByRole('button', { name: 'Decks' }).click();
  await page.locator('#view-reserve').tap();
  const menu = page.locator('dialog.menu button:not(.quiet)');
  await menu.first().waitFor();
  const recruits = (await choices(page)).map(({ action }) => action).filter((action) => /^recruit \w+$/.test(action));
  assert.ok(recruits.length > 1, 'there is something to choose');
  assert.deepEqual(await menu.evaluateAll((all) => all.map(({ value }) => value)), recruits);
  await menu.first().click();
  await turnAfter(page, now);
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));

test('on a phone the board, the hand and the choices are one tap away', scene(async (page) => {
  await setUp(page, { seats: ['level-1', 'level-1', 'level-1'] });
  await turnAfter(page, { seq: -1 });
  const tab = (name) => page.locator('#tabs').getByRole('button', { name });
  // Whoever has nothing in hand yet is led to the decks.
  assert.ok(await page.locator('#deck-white-1').isVisible());
  await tab('My district').click();
  assert.ok(await page.locator('#view-district-1').isVisible());
  assert.ok(await page.locator('#view-hand-1').isVisible());
  // The decks lie above it, each as wide as a finger: whoever draws need not turn to them.
  assert.ok(await page.locator('#deck-white-1').isVisible());
  assert.ok((await page.locator('#deck-white-1').boundingBox()).width >= 43.9);
  assert.ok(await page.locator('#event-1').isHidden());
  await tab('Decks').click();
  assert.ok(await page.locator('#deck-white-1').isVisible());
  await tab('Others').click();
  assert.ok(await page.locator('#view-district-3').isVisible());
  await openPanel(page, 'choose');
  assert.ok(await page.locator('#choose').isVisible());
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} wide`);
}, { viewport: { width: 390, height: 844 } }));

test('with a thumb a card is taken in hand first, and one that may not lie there says why', scene(async (page) => {
  await setUp(page, { seats: ['level-1'] });
  const { parts } = await untilOffered(page, /^play \S+ \w\d$/);
  const [card, slot] = ['hand-', 'slot-'].map((kind) => parts.find((id) => id.startsWith(kind)));
  await page.locator('#tabs [data-tab="district"]').tap();
  await page.locator(`#${card}`).tap();
  assert.ok(await page.locator(`#${card}.is-held`).count(), 'a touch takes it in hand and does no more');
  await page.locator(`#${card}`).tap();
  // What is far from every building is no place for it.
  const far = `${slot.slice(0, -2)}a1`;
  await page.locator(`#${slot}`).evaluate((place, id) => {
    place.id = id;
    place.classList.remove('is-lit');
  }, far);
  await page.locator(`#${card}`).dragTo(page.locator(`#${far}`));
  await page.locator('#notice:not([hidden])').waitFor();
  assert.ok(await page.locator(`#${card}.is-held`).count(), 'it stays in hand');
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));

/** Draws and keeps until something like this can be done. */
async function untilOffered(page, wanted) {
  let now = await turnAfter(page, { seq: -1 });
  let offered = await choices(page);
  for (let turns = 0; turns < 80 && !offered.some(({ action }) => wanted.test(action)); turns += 1) {
    const { action } = offered.find(({ action }) => /^(draw|keep|take|skip|gather)/.test(action)) ?? offered[0];
    await page.evaluate((value) => document.querySelector(`#choose button[value="${value}"]`).click(), action);
    now = await turnAfter(page, now);
    offered = await choices(page);
  }
  return offered.find(({ action }) => wanted.test(action));
}
