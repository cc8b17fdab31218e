/** What newcomers do: the first lesson of a game, by mouse or by keyboard alone. */
import { until } from './browser.js';
import { moment } from './table.js';

/** What the first turns of Tournay ask for, in their order. */
export const TOURNAY = ['draw Y1 blind', 'own', 'keep Y1-MARKET', 'play Y1-MARKET c3', 'activate c3', 'own', 'earn white 2',
  'draw R1 blind', 'own', 'keep R1-KNIGHT', 'play R1-KNIGHT c2', 'gather', 'combat 3', 'own', 'own', 'draw W1 visible'];
export const ANARCHY = ['path engineer', 'fill quarry-forest-1', 'fill farms-1', 'fill governance-1', 'build keep-1', 'fill keep-1-1',
  'fill wall-1 east', 'done', 'deploy craftsman south', 'deploy soldier east', 'deploy soldier east', 'deploy knight south',
  'spend craftsman south'];

/** From the first page to the table of a game's first lesson. */
export async function arrive(page, title, press) {
  await page.goto('/');
  await press(page.getByRole('link', { name: `Learn it in five minutes: ${title}` }));
  await page.waitForURL('**/learn/*');
  await press(page.getByRole('button', { name: /^Start: / }).first());
  await page.waitForURL('**/matches/*');
}

export const step = (page) => page.locator('#lesson progress').evaluate((bar) => bar.value);

/** Does what the steps ask for, one after the other, and waits for each to count. */
export async function walk(page, actions, press) {
  for (const [number, action] of actions.entries()) {
    await until(async () => (await step(page)) === number && !(await moment(page)).isBusy, `step ${number + 1}`);
    const button = page.locator(`button[name="action"][value="${action}"]`);
    const choice = page.locator('#choose').locator(button);
    // A choice may lie in a group that is folded up.
    const group = page.locator('#choose details:not([open])', { has: button });
    await until(async () => {
      if (!(await choice.isVisible()) && (await group.count())) await press(group.locator('summary'));
      return choice.isVisible();
    }, `the choice ${action}`);
    await press(choice);
    // What the page warns of is done from the menu that says so.
    const sure = page.locator('dialog:has([data-warns]) button').first();
    if (await sure.count()) await press(sure);
  }
  await page.locator('#lesson').getByText('Well done.').waitFor();
}

export const byMouse = (element) => element.click();

/** From the end of a first lesson to the next one, and to the list that says what is learned. */
export async function goOn(page, press) {
  await press(page.getByRole('button', { name: /^Next: / }));
  await until(async () => (await step(page)) === 0, 'the next lesson');
  await press(page.locator('#lesson').getByRole('link', { name: 'All lessons' }));
  await page.getByText(/^1 of \d+ lessons learned/).waitFor();
}
