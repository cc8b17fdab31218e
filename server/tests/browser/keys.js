/** Hands on a keyboard, and on nothing else. */

/** More presses lead nowhere: no page has as many things in its tab order. */
const MOST = 600;

/** Tab leads to one of them, however far it is, and back where that is shorter. */
export async function tabTo(page, selector) {
  await tabTowards(page.locator(selector).first(), selector);
}

/** Tab to it, or back to it, then Enter. */
export async function pressByKeyboard(element) {
  await element.waitFor();
  await tabTowards(element);
  await element.page().keyboard.press('Enter');
}

async function tabTowards(element, selector) {
  const page = element.page();
  for (let presses = 0; presses < MOST; presses += 1) {
    const key = await element.evaluate(keyTowards, selector);
    if (!key) return;
    await page.keyboard.press(key);
  }
  const states = await Promise.all([element, page.locator(':focus')].map((one) => one.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)))));
  throw new Error(`Tab never reaches ${element}: it is ${states[0]}, the focus is on ${states[1]}`);
}

/** Runs in the page: the key that leads nearer; none where it, or another that the selector is for, is reached. */
function keyTowards(element, selector) {
  const active = document.activeElement;
  if (selector ? active?.matches(selector) : active === element) return null;
  return active?.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}

const LIT = '#board .is-lit';

/** Tab leads to the lit parts and arrows from one to the next; news that come meanwhile may take the focus along. */
export async function arrowTo(page, ids) {
  const passed = new Set();
  for (let presses = 0; presses < MOST; presses += 1) {
    const at = await page.evaluate(() => document.activeElement?.id);
    if (ids.includes(at)) return;
    passed.add(at);
    await tabTo(page, LIT);
    await page.keyboard.press('ArrowRight');
  }
  const lit = await page.locator(LIT).evaluateAll((all) => all.map(({ id, className }) => `${id} (${className.baseVal ?? className})`));
  throw new Error(`no arrow leads to ${ids}: it led to ${[...passed]}, and lit are ${lit}`);
}
