/** What people do at a table whose choices are plain buttons, in the words of the English pages. */
import { until } from './browser.js';
import { turnAfter } from './table.js';

/** From the first page to a table: one press of the game's button. */
export async function playAtOnce(page, title) {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.waitForURL('**/matches/*');
}

/** Sits down with bots on all other seats. */
export async function sitAmongBots(page, game, players) {
  await page.goto(`/new?game=${game}&players=${players}`);
  for (let seat = 1; seat < players; seat += 1) await page.locator(`#seat${seat}`).selectOption('level-1');
  await page.locator('#seat0').selectOption('me');
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
}

/** What is listed; what is there for those without a script is not. */
export const LISTED = '#choose button[name="action"]:not(noscript *)';

/**
 * Presses a listed choice. Found and pressed in one go: others act, and a button that was found before the list was sent
 * anew is in no form any more.
 */
export function pressListed(page, action) {
  return page.evaluate(([listed, value]) => [...document.querySelectorAll(listed)].find((button) => button.value === value).click(), [LISTED, action]);
}

/** Presses one of the listed choices; `pick` says which of so many. */
export async function choosePlain(page, pick = () => 0) {
  if ((await page.locator('#muster').count()) > 0) await deploy(page, pick);
  const choices = page.locator(LISTED);
  const choice = choices.nth(pick(await choices.count()));
  await until(async () => {
    // A choice may lie in a group that is folded up, and what others do may fold it up again.
    await choice.evaluate((button) => button.closest('details')?.setAttribute('open', ''));
    return choice.click({ trial: true, timeout: 1000 }).then(() => true, () => false);
  }, 'a choice that can be pressed');
  // Pressed where it is: a click that gave up halfway might count after all, and the next one would be a second.
  await pressListed(page, await choice.getAttribute('value'));
  // What the page warns of is done from the menu that says so.
  const menu = page.locator('dialog:has([data-warns]) button').first();
  if ((await menu.count()) > 0) await menu.click();
}

/** Gives every worker a side. */
export async function deploy(page, pick, press = (button) => button.click()) {
  const more = page.locator('#muster [id^="more-"]:enabled');
  for (let left = await more.count(); left > 0; left = await more.count()) {
    const [id, posting] = await more.nth(pick(left)).evaluate(({ id, value }) => [id, value]);
    await press(page.locator(`#${id}`));
    await page.waitForFunction((value) => ![...document.querySelectorAll('#muster [id^="more-"]')].some((other) => other.value === value), posting);
  }
}

/** Plays so many actions, or until the game is over. */
export async function playPlain(page, actions, pick) {
  let now = await turnAfter(page, { seq: -1 });
  let played = 0;
  for (; played < actions && !now.isOver; played += 1) {
    await choosePlain(page, pick);
    now = await turnAfter(page, now);
  }
  return { played, isOver: now.isOver };
}
