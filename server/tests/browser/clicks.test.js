/**
 * How many presses a turn takes, counted where they arrive: games played on the drawing as people play them, by mouse and with a
 * thumb.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { spread } from './chance.js';
import { deploy } from './plain.js';
import { begin, Player } from './sheets.js';
import { legalPlacement, middle, moment, setUp, turnAfter, turnUntilItFits } from './table.js';
import { bare, chooseByMouse, choices, decided, setUp as setUpTournay } from './tournay.js';

after(closeAll);

/** So many decisions for every commit; a proof plays whole games. */
const DECISIONS = process.env.BASTIDE_PROOF ? 1000 : 14;
/** Over whole games; the few turns of a commit scatter. */
const MOST_A_TURN = process.env.BASTIDE_PROOF ? 3 : 4;
/** A phone shows one section at a time, and the way to the next is a press. */
const MOST_A_BOX = { mouse: 1.2, thumb: 1.4 };
const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Runs in the page: counts what a hand does; what a script presses is nothing. */
function countPresses() {
  window.presses = 0;
  addEventListener('pointerdown', ({ isTrusted }) => { window.presses += Number(isTrusted); }, true);
}

const presses = (page) => page.evaluate(() => window.presses);

/**
 * What is offered and meant: nobody borrows or wastes a building without need, or says first that they play no card and then what
 * they do.
 */
async function sensible(page) {
  const offered = await choices(page);
  const isRoundabout = (action) => action === 'skip' && offered.length > 1;
  const usual = offered.filter(({ action }) => !bare(action).includes(';') && !action.includes('idle') && !isRoundabout(action));
  return usual.length > 0 ? usual : offered;
}

/** A draw as soon as one can be had, so that its clicks are counted; else what brings the district on. */
function wanted(offered, pick) {
  const first = ['play', 'keep', 'draw', 'activate', 'follow', 'put', 'place'].map((word) => offered.filter(({ action }) => bare(action).startsWith(word)));
  const among = first.find((all) => all.length > 0);
  return among && pick(6) > 0 ? among[pick(among.length)] : decided(offered, pick);
}

/** Presses it where it is: in the bar, or at what is lit. */
async function press(page, choice) {
  const inBar = page.locator(`#turn .does button[data-twin][value="${choice.action}"]`);
  if (await inBar.count()) return inBar.click();
  return chooseByMouse(page, choice);
}

for (const [name, options] of [['mouse', DESK], ['thumb', PHONE]]) {
  test(`Tournay by ${name}: three presses a turn at most, and two for a draw`, scene(async (page) => {
    await page.addInitScript(countPresses);
    await page.addInitScript(() => localStorage.removeItem('bastide-drawer'));
    await setUpTournay(page, { seats: ['level-3'], seed: 'market day' });
    const pick = spread(9);
    const turns = [];
    let now = await turnAfter(page, { seq: -1 });
    let turn = { presses: 0, actions: [], round: '' };
    for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
      const own = await page.locator('#story li.line').evaluateAll((lines) => lines.filter(({ dataset }) => dataset.side !== '0').at(-1)?.dataset.first ?? '');
      if (own !== turn.round) turns.push((turn = { presses: 0, actions: [], round: own }));
      const choice = wanted(await sensible(page), pick);
      const before = await presses(page);
      // On a phone what is meant may lie on another of the drawing's pages: going there is a press, too.
      if (name === 'thumb') await goThere(page, choice);
      await press(page, choice);
      turn.presses += (await presses(page)) - before;
      turn.actions.push(choice.action);
      now = await turnAfter(page, now);
    }
    const played = turns.filter(({ actions }) => actions.length > 0);
    const mean = played.reduce((sum, one) => sum + one.presses, 0) / played.length;
    const draws = played.filter(({ actions }) => actions.length === 2 && bare(actions[0]).startsWith('draw') && actions[1].startsWith('keep'));
    console.log(`Tournay by ${name}: ${mean.toFixed(2)} presses a turn over ${played.length} turns; ${draws.length} plain draws`);
    assert.ok(mean <= MOST_A_TURN, `${mean} presses a turn: ${JSON.stringify(played)}`);
    if (name === 'mouse') for (const draw of draws) assert.equal(draw.presses, 2, JSON.stringify(draw));
  }, options));
}

/** Turns to the page of the drawing on which one of its elements lies, which people know: decks are with the decks. */
async function goThere(page, { parts }) {
  const wanted = await page.evaluate((ids) => {
    const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (elements.length === 0 || elements.some((element) => element.getClientRects().length > 0)) return null;
    return [['supply', '.supply'], ['district', '.own'], ['others', '.other']].find(([, holder]) => elements[0].closest(holder))?.[0] ?? null;
  }, parts);
  if (wanted) await page.locator(`#tabs [data-tab="${wanted}"]`).tap();
}

test('Cathedral by mouse: two presses a turn, or one drag', scene(async (page) => {
  await page.addInitScript(countPresses);
  await setUp(page);
  let [turns, questions, pressed] = [0, 0, 0];
  let now = await turnAfter(page, { seq: -1 });
  for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
    const before = await presses(page);
    if (now.mustDecide) {
      questions += 1;
      await page.locator('.board-ask button').first().click();
    } else {
      turns += 1;
      await placeFromTray(page, turns % 2 === 0);
    }
    const own = (await presses(page)) - before;
    if (!now.mustDecide) assert.ok(own <= (turns % 2 === 0 ? 1 : 2), `${own} presses in turn ${turns}`);
    pressed += own;
    now = await turnAfter(page, now);
  }
  console.log(`Cathedral by mouse: ${pressed} presses in ${turns} turns and ${questions} questions about a capture`);
}, DESK));

/** Takes the last building that fits from the tray, turns it by key, and puts it where it may stand. */
async function placeFromTray(page, isDragged) {
  await page.keyboard.press('Escape');
  const { kind } = await legalPlacement(page);
  const name = await page.locator(`#choose [data-kind="${kind}"]`).evaluate((button) => button.textContent.toLowerCase());
  const ids = await page.locator('.tray-own .tray-kind').evaluateAll((all) => all.map(({ id }) => id));
  const piece = page.locator(`#${ids.find((id) => name.includes(id.split('-').at(-1)))}`);
  const box = await piece.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  if (!isDragged) await page.mouse.up();
  const far = await page.locator('#cell-e5').boundingBox();
  await page.mouse.move(far.x + 4, far.y + 4, { steps: 4 });
  const { square } = await turnUntilItFits(page, () => page.keyboard.press('r'));
  const [x, y] = await middle(page, square);
  await page.mouse.move(x, y, { steps: 4 });
  if (!isDragged) await page.mouse.down();
  await page.mouse.up();
}

/**
 * Hands that fill what is in sight and turn to another sheet only when nothing is left there, as people do; walls and towers are built
 * at the castle, where the side is said by the same press. They count what a box takes.
 */
class BoxHands {
  boxes = 0;
  pressed = 0;

  async choose(page, ids, pick) {
    const atCastle = ids.filter((id) => /^(wall|tower)-/.test(id));
    const boxes = ids.filter((id) => id.startsWith('box-') && !(atCastle.length > 0 && /^box-(wall|tower)-/.test(id)));
    const wanted = [...boxes, ...atCastle];
    const among = wanted.length > 0 ? wanted : ids;
    let [places, turned] = [await page.evaluate(placesInSight, among), 0];
    for (const view of places.length > 0 ? [] : await page.locator('#views .has-lit').all()) {
      if (places.length > 0 || !(await view.isVisible())) continue;
      // Its mark says that something is there: one press leads to it.
      turned = 1;
      await view.evaluate((button) => button.click());
      places = await page.evaluate(placesInSight, among);
    }
    assert.ok(places.length > 0, `nothing of ${ids} can be pressed in any view`);
    const before = await presses(page);
    await page.mouse.click(...places[pick(places.length)]);
    await fromMenu(page, pick);
    this.boxes += Number(wanted.length > 0);
    this.pressed += wanted.length > 0 ? turned + (await presses(page)) - before : 0;
  }

  async press(page, action, pick) {
    await page.locator(`#turn .does button[data-twin][value="${action}"]`).click();
    await fromMenu(page, pick);
  }

  // What it takes to deploy is another matter: castle.test.js has it.
  async deploy(page, pick) {
    await deploy(page, pick, (button) => button.evaluate((one) => one.click()));
    await page.locator('#turn .deploys').evaluate((one) => one.click());
  }
}

async function fromMenu(page, pick) {
  const offered = page.getByRole('dialog').locator('button:not(.quiet)');
  const count = await offered.count();
  if (count > 0) await offered.nth(pick(count)).click();
}

/** Runs in the page: where lit parts that can be seen lie on top. */
function placesInSight(ids) {
  return ids.flatMap((id) => {
    const part = document.getElementById(id);
    const { x, y, width, height } = part?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
    const spots = [[0.5, 0.5], [0.5, 0.12], [0.12, 0.5], [0.88, 0.5], [0.5, 0.88]].map(([dx, dy]) => [x + width * dx, y + height * dy]);
    const spot = width > 0 && spots.find(([left, top]) => document.elementFromPoint(left, top)?.closest('.is-lit') === part);
    return spot ? [spot] : [];
  });
}

for (const [name, options] of [['mouse', DESK], ['thumb', PHONE]]) {
  test(`The Anarchy by ${name}: ${MOST_A_BOX[name]} presses a box`, scene(async (page) => {
    await page.addInitScript(countPresses);
    await page.addInitScript(() => localStorage.removeItem('bastide-drawer'));
    await begin(page);
    await page.keyboard.press('Escape');
    const hands = new BoxHands();
    const player = new Player({ page, hands, fills: 12, pick: spread(4) });
    let now = await moment(page);
    for (let decisions = 0; decisions < DECISIONS && !now.isOver; decisions += 1) {
      if (!(await player.decide())) break;
      now = await turnAfter(page, now);
    }
    console.log(`The Anarchy by ${name}: ${hands.pressed} presses for ${hands.boxes} boxes`);
    assert.ok(hands.boxes > 3 && hands.pressed / hands.boxes <= MOST_A_BOX[name], `${hands.pressed} presses for ${hands.boxes} boxes`);
  }, options));
}
