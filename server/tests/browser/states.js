/** Every state of the frame of a table: for the tests of access and for the pictures. */
import { spread } from './chance.js';
import { LISTED } from './plain.js';
import { openPanel, placeByWriting, resign, turnAfter } from './table.js';

/** So many actions are played before anybody looks. */
const PLAYED = 6;

/**
 * Brings a game's table into one state after the other; `look` is told the name of each while it lasts.
 * @param {import('playwright-core').Page} page @param {string} game its title @param {(state: string) => Promise<void>} look
 */
export async function throughStates(page, game, look) {
  // On a phone whatever is opened lies over the picture, and nothing is kept open.
  await page.addInitScript(() => localStorage.removeItem('bastide-drawer'));
  await begin(page, game);
  const table = page.url();
  await look('turn');
  for (const [state, open] of Object.entries(OPENED)) {
    await open(page);
    await look(state);
    await page.goto(table);
    await turnAfter(page, { seq: -1 });
  }
  await asked(page);
  await look('question');
  await page.goto(table);
  await turnAfter(page, { seq: -1 });
  await resign(page);
  await page.locator('#turn .over').waitFor();
  await look('end');
  await page.goto(`${table.split('?')[0]}/replay?ply=4`);
  await look('replay');
  await page.goto(`${table.split('?')[0]}/analysis`);
  await look('analysis');
}

const OPENED = {
  menu: (page) => page.locator('#menu > summary').click(),
  settings: (page) => page.locator('#table-settings > summary').click(),
  actions: (page) => openPanel(page, 'choose'),
  chat: (page) => openFromEitherSide(page, 'chat'),
  story: (page) => openFromEitherSide(page, 'story'),
  hint: async (page) => {
    await page.locator('#hint-ask button').click();
    await page.locator('#hint h2').waitFor();
  },
  panel: explain,
};

async function begin(page, game) {
  // A table of one's own language may have another title.
  const name = game === 'The Anarchy' ? 'anarchy' : game.toLowerCase();
  await page.goto('/');
  await page.locator(`[action="/play/${name}"] button[value="now"]`).click();
  await page.waitForURL('**/matches/*');
  const pick = spread(11);
  for (let now = await turnAfter(page, { seq: -1 }), played = 0; played < PLAYED && !now.isOver; played += 1) {
    const count = (await page.locator('#muster').count()) > 0 ? 0 : await page.locator(LISTED).count();
    if (count > 0) await page.evaluate(([listed, number]) => document.querySelectorAll(listed)[number].click(), [LISTED, pick(count)]);
    else if (game === 'Cathedral') await placeByWriting(page);
    else break;
    now = await turnAfter(page, now);
  }
}

/** A panel that has no button in this window is in sight anyway. */
async function openFromEitherSide(page, name) {
  if ((await page.locator(`[data-opens="${name}"]:visible`).count()) > 0) return openPanel(page, name);
  return page.keyboard.press(name[0]);
}

/** Rests on the first thing that says what it is. */
async function explain(page) {
  const { x, y, isTouch } = await page.evaluate(() => {
    const parts = document.querySelectorAll('#board .is-lit, #board [id^="hand-"], #board [id^="cell-"], #board [id^="slot-"], [data-explain]');
    const places = [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { part, x: x + width / 2, y: y + height / 2 };
    });
    const { x, y } = places.find(({ part, x, y }) => part.contains(document.elementFromPoint(x, y)));
    return { x, y, isTouch: matchMedia('(pointer: coarse)').matches };
  });
  if (isTouch) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.locator('#explain h3').first().waitFor();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await page.locator('#explain h3').first().waitFor();
  }
}

/** What asks at the table: a menu of choices, a piece in hand, workers to deploy; the turn itself where nothing does. */
async function asked(page) {
  const lit = page.locator('#board .is-lit');
  for (let tried = 0; tried < Math.min(await lit.count(), 8); tried += 1) {
    await lit.nth(tried).click({ position: { x: 5, y: 5 }, timeout: 1500 }).catch(() => {});
    if ((await page.locator('dialog.menu, #board .is-held').count()) > 0) return;
    if ((await page.locator('#turn .over').count()) > 0) return;
  }
  const kind = page.locator('#choose [data-kind]:enabled').last();
  if ((await kind.count()) > 0) await kind.evaluate((button) => button.click());
}
