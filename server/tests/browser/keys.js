/** Hands on a keyboard, and on nothing else. */

/** More presses lead nowhere: no page has as many things in its tab order. */
const MOST = 600;

/** Tab leads to one of them, however far it is, and back where that is shorter. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < MOST; presses += 1) {
    const key = await page.evaluate(keyTowards, selector);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reaches ${selector}: it is ${await shown(page, selector)}, the focus is on ${await shown(page, ':focus')}`);
}

/** Runs in the page: the key that leads nearer; none where it is reached. */
function keyTowards(wanted) {
  const active = document.activeElement;
  if (active?.matches(wanted)) return null;
  const target = document.querySelector(wanted);
  const isBehind = target && active?.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** Tab to it, or back to it, then Enter. */
export async function pressByKeyboard(element) {
  await element.waitFor();
  const page = element.page();
  for (let presses = 0; presses < MOST; presses += 1) {
    const key = await element.evaluate((one) => {
      const active = document.activeElement;
      if (one === active) return null;
      return active?.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    await page.keyboard.press(key ?? 'Enter');
    if (!key) return;
  }
  throw new Error(`Tab does not lead to ${element}: the focus is on ${await shown(page, ':focus')}`);
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

function shown(page, selector) {
  return page.evaluate((wanted) => document.querySelector(wanted)?.outerHTML.slice(0, 200), selector);
}
