/** What people do at a table of Tournay, in the words of the English pages. */
import { spread } from './chance.js';
import { arrowTo, pressByKeyboard } from './keys.js';
import { turnAfter } from './table.js';

/** Sets up a table; `rules` are options of the form that are not usual, as `name: value`. */
export async function setUp(page, { seats, rules = {}, seed = 'a walled city' }) {
  await page.goto(`/new?game=tournay&players=${seats.length + 1}`);
  for (const [index, seat] of seats.entries()) await page.locator(`#seat${index + 1}`).selectOption(seat);
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  for (const [name, value] of Object.entries(rules)) await page.locator(`[name="${name}"]`).first().selectOption(value);
  await page.getByLabel('Words for the seed').fill(seed);
  // The first match waits until the server has found out the version of the rules.
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
}

/** What the page offers now: how each choice is written, the parts it lights, and whether citizens of others have to be paid for. */
export function choices(page) {
  return page.locator('#choose button[name="action"]').evaluateAll((buttons) =>
    buttons.map((button) => ({ action: button.value, words: button.textContent, isCostly: button.hasAttribute('data-costly'), parts: (button.dataset.partId ?? '').split(' ').filter(Boolean) })));
}

/** Sends a choice by the picture where it is lit, by mouse: a card to its slot, a part, its menu. */
export async function chooseByMouse(page, { action, parts }) {
  const lit = [];
  for (const id of parts) {
    const isMet = (all) => all.some((part) => getComputedStyle(part).pointerEvents !== 'none');
    if (await page.locator(`#${id}.is-lit`).evaluateAll(isMet)) lit.push(id);
  }
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

/** In its middle: a corner may be broken off, or nothing but the edge of the pile below. */
async function clickPart(page, id) {
  await page.locator(`#${id}`).click();
}

/** By the list beside the picture. */
export async function choosePlainly(page, action) {
  const button = page.locator(`#choose button[value="${action}"]`);
  await button.evaluate((choice) => choice.closest('details')?.setAttribute('open', ''));
  await button.click();
}

/** The same by keyboard alone: Tab to what is lit, arrows to a part of it, Enter; then its place or the menu. What is not lit is listed. */
export async function chooseByKeyboard(page, { action, parts }) {
  const lit = await page.locator('#board .is-lit').evaluateAll((all) => all.map(({ id }) => id));
  const card = parts.find((id) => id.startsWith('hand-') && lit.includes(id));
  const slot = parts.find((id) => id.startsWith('slot-') && lit.includes(id));
  const first = card ?? parts.find((id) => lit.includes(id));
  if (!first) return listed(page, action);
  await arrowTo(page, [first]);
  await page.keyboard.press('Enter');
  if (card && slot && (await page.locator(`#${slot}.is-place`).count())) {
    await arrowTo(page, [slot]);
    await page.keyboard.press('Enter');
  }
  if (await page.locator('dialog.menu').count()) await pressByKeyboard(page.locator(`dialog.menu button[value="${action}"]`));
}

async function listed(page, action) {
  const button = page.locator(`#choose button[value="${action}"]`);
  const group = page.locator('#choose details:not([open])', { has: button });
  if (await group.count()) await pressByKeyboard(group.locator('summary'));
  await pressByKeyboard(button);
}

/** What is done besides playing no card, if that is said with it: `skip;draw W2 blind`. */
export const bare = (action) => action.replace(/^skip;/, '');

/** One of the choices; mostly a draw, or what makes one possible, because draws bring the end nearer. */
export function decided(offered, pick) {
  const plays = offered.filter(({ action }) => action.startsWith('play '));
  if (plays.length > 0 && pick(2) > 0) return plays[pick(plays.length)];
  const draws = offered.filter(({ action }) => /^draw \w+ blind/.test(bare(action)));
  const gathers = offered.filter(({ action }) => bare(action) === 'gather');
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
