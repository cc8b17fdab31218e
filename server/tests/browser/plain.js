/** What people do at a table whose choices are plain buttons, in the words of the English pages. */
import { until } from './browser.js';
import { turnAfter } from './table.js';

/** From the first page to a table: one press of the game's button. */
export async function playAtOnce(page, title) {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.waitForURL('**/matches/*');
}

/** Presses one of the listed choices; `pick` says which of so many. */
export async function choosePlain(page, pick = () => 0) {
  const choices = page.locator('#choose button[name="action"]');
  const choice = choices.nth(pick(await choices.count()));
  await until(async () => {
    // A choice may lie in a group that is folded up, and what others do may fold it up again.
    await choice.evaluate((button) => button.closest('details')?.setAttribute('open', ''));
    return choice.click({ timeout: 1000 }).then(() => true, () => false);
  }, 'a choice that can be pressed');
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
