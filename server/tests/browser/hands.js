/**
 * Hands as people have them: they press what lies on top where they press, with a mouse or with a thumb, and every press is
 * counted where it arrives. What a script would press does not count.
 */
import assert from 'node:assert/strict';

/** Runs in the page before anything else does. */
function countPresses() {
  window.presses = 0;
  addEventListener('pointerdown', ({ isTrusted }) => { window.presses += Number(isTrusted); }, true);
}

/** Runs in the page: where an element can be pressed, if it can be seen there. */
function spotOf(selector) {
  const part = document.querySelector(selector);
  const { x, y, width, height } = part?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  if (!part || width === 0) return null;
  const spots = [[0.5, 0.5], [0.5, 0.3], [0.5, 0.12], [0.12, 0.5], [0.88, 0.5], [0.5, 0.88]].map(([dx, dy]) => [x + width * dx, y + height * dy]);
  // What is not lit itself is in nobody's way.
  const under = (left, top) => document.elementsFromPoint(left, top).find((one) => !one.closest('#board') || one.closest('.is-lit') || one === part);
  return spots.find(([left, top]) => [part, part.closest('.is-lit')].includes(under(left, top)?.closest('.is-lit, button, a, [data-tab]') ?? under(left, top))) ?? null;
}

export class Hands {
  /** @param {import('playwright-core').Page} page @param {'mouse' | 'thumb'} name */
  constructor(page, name) {
    Object.assign(this, { page, name, isThumb: name === 'thumb' });
  }

  /** Before the first page is opened. */
  static async of(page, name) {
    await page.addInitScript(countPresses);
    // The list of all actions is closed, as it is for people.
    await page.addInitScript(() => localStorage.removeItem('bastide-drawer'));
    return new Hands(page, name);
  }

  /** What was swiped into sight. */
  swipes = 0;

  /** A page that is loaded anew counts from nought. */
  async presses() {
    return this.swipes + (await this.page.evaluate(() => window.presses));
  }

  /** A bar that is longer than a phone is wide is swiped, which is as much as a press. @param {string} selector */
  async reveal(selector) {
    if (await this.spot(selector)) return;
    await this.page.locator(selector).evaluate((part) => part.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' }));
    this.swipes += 1;
  }

  /** @param {number[]} place in the window */
  async at([x, y]) {
    if (this.isThumb) return this.page.touchscreen.tap(x, y);
    await this.page.mouse.move(x, y);
    return this.page.mouse.click(x, y);
  }

  /** Where something can be pressed, or null. @returns {Promise<number[] | null>} */
  spot(selector) {
    return this.page.evaluate(spotOf, selector);
  }

  /** @param {string} selector of something that can be seen */
  async press(selector) {
    const spot = await this.spot(selector);
    assert.ok(spot, `${selector} cannot be pressed`);
    await this.at(spot);
  }

  /** Presses an entry of the menu that a press has opened, if it has. @param {string} [entry] */
  async menu(entry = 'button:not(.quiet)') {
    if ((await this.page.locator('dialog.menu').count()) > 0) await this.press(`dialog.menu ${entry}`);
  }
}

/**
 * Playwright has taps and no finger that moves.
 * @param {import('playwright-core').Page} page @param {number[]} from @param {number[]} to @param {() => Promise<void>} [look] on the way
 */
export async function moveFinger(page, [fromX, fromY], [toX, toY], look = async () => {}) {
  const devtools = (page.devtools ??= await page.context().newCDPSession(page));
  const touch = (type, ...touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: fromX, y: fromY });
  for (let part = 1; part <= 6; part += 1) {
    await touch('touchMove', { x: fromX + ((toX - fromX) * part) / 6, y: fromY + ((toY - fromY) * part) / 6 });
    await look();
  }
  await touch('touchEnd');
}

/** The same without looking. @param {import('playwright-core').Page} page @param {number[]} from @param {number[]} to */
export const dragByFinger = (page, from, to) => moveFinger(page, from, to);

/** The mean of some numbers, and how many they are. @param {number[]} all */
export const mean = (all) => all.reduce((sum, one) => sum + one, 0) / Math.max(all.length, 1);
