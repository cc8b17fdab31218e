/** What people do at a table of Tournay, in the words of the English pages. */
import { turnAfter } from './table.js';

/** Choices that are the same every time, spread over all there are. */
export function spread(seed = 7) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Sets up a table; `rules` are options of the form that are not usual, as `name: value`. */
export async function setUp(page, { seats, rules = {}, seed = 'a walled city' }) {
  await page.goto(`/new?game=tournay&players=${seats.length + 1}`);
  for (const [index, seat] of seats.entries()) await page.locator(`#seat${index + 1}`).selectOption(seat);
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  for (const [name, value] of Object.entries(rules)) await page.locator(`[name="${name}"]`).first().selectOption(value);
  await page.getByLabel('Words for the seed').fill(seed);
  // The first match waits until the server has found out the version of the rules.
  await page.getByRole('button', { name: 'Set up the match' }).click({ timeout: 60_000 });
  await page.waitForURL('**/matches/*');
}

/** What the page offers now: how each choice is written, and the parts it lights. */
export function choices(page) {
  return page.locator('#choose button[name="action"]').evaluateAll((buttons) =>
    buttons.map((button) => ({ action: button.value, words: button.textContent, parts: (button.dataset.partId ?? '').split(' ').filter(Boolean) })));
}

/** Sends a choice by the picture where it is lit, by mouse: a card to its slot, a part, its menu. */
export async function chooseByMouse(page, { action, parts }) {
  const lit = [];
  for (const id of parts) if (await page.locator(`#${id}.is-lit`).count()) lit.push(id);
  if (lit.length === 0) return choosePlainly(page, action);
  const slot = lit.find((id) => id.startsWith('slot-'));
  const card = lit.find((id) => id.startsWith('hand-'));
  if (card && slot) {
    await clickPart(page, card);
    if (await page.locator(`#${slot}.is-place`).count()) return clickPart(page, slot);
    return undefined;
  }
  await clickPart(page, lit[0]);
  const menu = page.locator('dialog.menu');
  if (await menu.count()) await menu.locator(`button[value="${action}"]`).click();
  return undefined;
}

async function clickPart(page, id) {
  await page.locator(`#${id}`).click({ position: { x: 6, y: 6 } });
}

/** By the list beside the picture. */
export async function choosePlainly(page, action) {
  const button = page.locator(`#choose button[value="${action}"]`);
  await button.evaluate((choice) => choice.closest('details')?.setAttribute('open', ''));
  await button.click();
}

/** The same by keyboard alone: arrows to a lit part and Enter, or Tab and Enter in the list. */
export async function chooseByKeyboard(page, { action, parts }) {
  const ids = await page.locator('#board .is-lit').evaluateAll((lit) => lit.map(({ id }) => id));
  const card = parts.find((id) => id.startsWith('hand-') && ids.includes(id));
  const slot = parts.find((id) => id.startsWith('slot-') && ids.includes(id));
  const first = card ?? parts.find((id) => ids.includes(id));
  if (!first) return enter(page, action);
  await goTo(page, ids, first);
  await page.keyboard.press('Enter');
  if (card && slot && (await page.locator(`#${slot}.is-place`).count())) {
    await goTo(page, ids, slot);
    await page.keyboard.press('Enter');
  }
  if (await page.locator('dialog.menu').count()) await enterIn(page, 'dialog.menu', action);
  return undefined;
}

/** Arrows go round the lit parts, one place in the tab order. */
async function goTo(page, ids, id) {
  await page.locator('#board .is-lit[tabindex="0"]').first().focus();
  for (let steps = 0; steps <= ids.length; steps += 1) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no arrow leads to ${id}`);
}

async function enter(page, action) {
  await page.locator(`#choose button[value="${action}"]`).evaluate((choice) => choice.closest('details')?.setAttribute('open', ''));
  return enterIn(page, '#choose', action);
}

async function enterIn(page, place, action) {
  await page.locator(`${place} button[value="${action}"]`).focus();
  await page.keyboard.press('Enter');
}

/** One of the choices; mostly a draw, or what makes one possible, because draws bring the end nearer. */
export function decided(offered, pick) {
  const draws = offered.filter(({ action }) => /^draw \w+ blind/.test(action));
  const gathers = offered.filter(({ action }) => action === 'gather');
  const quick = draws.length > 0 ? draws : gathers;
  const among = quick.length > 0 && pick(5) > 0 ? quick : offered;
  return among[pick(among.length)];
}

/** Plays so many choices, or until the game is over; `choose` sends one of them. */
export async function play(page, most, choose, pick = spread()) {
  let now = await turnAfter(page, { seq: -1 });
  let played = 0;
  for (; played < most && !now.isOver; played += 1) {
    await choose(page, decided(await choices(page), pick));
    now = await turnAfter(page, now);
  }
  return { played, isOver: now.isOver };
}

/** Presses a listed choice without looking for it with the pointer, which takes four people long. */
export function pressAtOnce(page, action) {
  return page.evaluate((value) => document.querySelector(`#choose button[value="${value}"]`).click(), action);
}
