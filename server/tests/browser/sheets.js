/** What people do at the sheets of The Anarchy, in the words of the English pages. */
import assert from 'node:assert/strict';

import { bastide, until } from './browser.js';
import { arrowTo, pressByKeyboard } from './keys.js';
import { deploy, LISTED, playAtOnce } from './plain.js';
import { moment, openPanel, turnAfter } from './table.js';

/** Whoever has pressed something and is still asked the same so much later presses again. */
const REPEATED = 8000;

/** A program that was built for tests works out the versions of its rules for the first match: nobody waits for it then. */
export async function warmUp() {
  const { origin } = await bastide();
  const answer = await fetch(`${origin}/play/anarchy`, { method: 'POST', headers: { origin }, body: new URLSearchParams({ level: 'alone' }) });
  assert.ok(answer.ok, `${answer.status}`);
}

/** A game of one whose first actions are to be chosen. */
export async function begin(page) {
  await playAtOnce(page, 'The Anarchy');
  const first = await turnAfter(page, { seq: -1 });
  await openPanel(page, 'choose');
  await page.locator(LISTED).first().click();
  return turnAfter(page, first);
}

/** Everybody sits down: one sets the match up, the others come by their links. */
export async function gather(host, friends) {
  await host.goto('/new?game=anarchy');
  for (const [number] of friends.entries()) await host.locator(`#seat${number + 1}`).selectOption('friend');
  await host.getByRole('button', { name: 'Set up the match' }).click();
  await host.waitForURL('**/matches/*');
  const links = await host.locator('.invitation input').evaluateAll((all) => all.map(({ value }) => value));
  for (const [number, friend] of friends.entries()) {
    await friend.goto(links[number]);
    await friend.getByRole('button', { name: 'Take this seat' }).first().click();
    await friend.waitForURL('**/matches/*');
  }
  return new URL(host.url()).pathname;
}

/** Hands on a mouse: everything is done where it is drawn. */
export const byMouse = {
  async deploy(page, pick) {
    await deploy(page, pick);
    await page.locator('#muster').getByRole('button', { name: 'Deploy' }).click();
  },

  /** Clicks a lit part where it is on top, and chooses from its menu if it has one. */
  async choose(page, ids, pick) {
    const places = await page.evaluate(placesToClick, ids);
    // What others do may have taken them away since they were looked for.
    if (places.length === 0 && !(await page.evaluate(touchable)).lit.some((id) => ids.includes(id))) return;
    assert.ok(places.length > 0, `nothing of ${ids} can be clicked`);
    await page.mouse.click(...places[pick(places.length)]);
    await chooseFromMenu(page, pick);
  },

  /** Presses a button of the bar, if it is still there. */
  async press(page, action, pick) {
    const place = await page.evaluate(middleOf, inBar(action));
    if (!place) return;
    await page.mouse.click(...place);
    await chooseFromMenu(page, pick);
  },
};

/** What belongs to no element of the drawing is a button in the bar below. */
const inBar = (action) => `#turn .does button[data-twin][value="${action}"]`;

async function chooseFromMenu(page, pick) {
  const choices = page.getByRole('dialog').locator('button:not(.quiet)');
  const count = await choices.count();
  if (count > 0) await choices.nth(pick(count)).click();
}

/** Runs in the page: the middle of an element, in the window. */
function middleOf(selector) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

/** Runs in the page: for each part a place in the window where nothing else is above it. */
function placesToClick(ids) {
  document.querySelector('#views [data-code="whole"]').click();
  return ids.flatMap((id) => {
    const part = document.getElementById(id);
    if (!part) return [];
    const { x, y, width, height } = part.getBoundingClientRect();
    const spots = [[0.5, 0.5], [0.5, 0.12], [0.12, 0.5], [0.88, 0.5], [0.5, 0.88]].map(([dx, dy]) => [x + width * dx, y + height * dy]);
    const spot = spots.find(([left, top]) => document.elementFromPoint(left, top)?.closest('.is-lit') === part);
    return spot ? [spot] : [];
  });
}

/** Hands on a keyboard, and on nothing else. */
export const byKeys = {
  async deploy(page, pick) {
    await deploy(page, pick, pressByKeyboard);
    await pressByKeyboard(page.locator('#muster .grand'));
  },

  /** Tab leads to the lit parts, arrows from one to the next, Enter does it or opens its menu. */
  async choose(page, ids) {
    await arrowTo(page, ids);
    await page.keyboard.press('Enter');
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Enter');
  },

  async press(page, action) {
    await pressByKeyboard(page.locator(inBar(action)));
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Enter');
  },
};

/** Runs in the page: what can be decided where it is drawn, and in the bar below. */
function touchable() {
  const lit = [...document.querySelectorAll('#board .is-lit')].map(({ id }) => id);
  const pressable = [...document.querySelectorAll('#turn .does button[data-twin]')].map(({ value }) => value);
  return { isMustering: document.querySelector('#muster') !== null, lit, pressable };
}

/** Somebody at the sheets who takes so many actions of a round before they are done with it: the end is what matters. */
export class Player {
  #filled = 0;

  /** @param {{page: import('playwright-core').Page, hands: typeof byMouse, fills: number, pick: (count: number) => number}} who */
  constructor({ page, hands, fills, pick }) {
    Object.assign(this, { page, hands, fills, pick });
  }

  /** Does one of the things that can be done now; says whether there was one, for others may have acted since they were seen. */
  async decide() {
    const { page, hands, pick } = this;
    const { isMustering, lit, pressable } = await page.evaluate(touchable);
    if (isMustering) {
      await hands.deploy(page, pick);
      return true;
    }
    const isActing = pressable.includes('done');
    const others = pressable.filter((action) => action !== 'done');
    const choices = lit.length + others.length;
    if (choices === 0 && !isActing) return false;
    const isEnough = isActing && (this.#filled >= this.fills || choices === 0);
    this.#filled = isEnough ? 0 : this.#filled + Number(isActing);
    // Each button of the bar counts as much as each lit element.
    const other = isEnough ? 'done' : others[pick(choices)];
    if (other) await hands.press(page, other, pick);
    else await hands.choose(page, lit, pick);
    return true;
  }

  /** Decides whatever is asked until the game is over; `before` is done each time. */
  async playToTheEnd(before = async () => {}) {
    let now = { seq: -1 };
    for (let steps = 0; ; steps += 1) {
      assert.ok(steps < 600, 'the game does not end');
      const asked = await this.#asked(now);
      if (asked.isOver) return;
      await before(this.page);
      if (await this.decide()) now = asked;
    }
  }

  /** Whether the drawing has come along with the choices. */
  async #canTouch() {
    const { isMustering, lit, pressable } = await this.page.evaluate(touchable);
    return isMustering || lit.length + pressable.length > 0;
  }

  /** Others take their time: as long as it needs, this person is waiting. A press that met a page in change is repeated. */
  async #asked({ seq }) {
    let now;
    const since = Date.now();
    await until(async () => {
      now = await moment(this.page);
      const isRepeated = now.seq === seq && Date.now() - since > REPEATED;
      if (now.isBusy || now.isOver) return now.isOver && !now.isBusy;
      return now.mustDecide && (now.seq > seq || isRepeated) && this.#canTouch();
    }, `something to decide after action ${seq}`);
    return now;
  }
}
