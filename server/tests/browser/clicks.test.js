/**
 * How many presses a turn takes, counted where they arrive: games played on the drawing as people play them, with a mouse and with
 * a thumb. Whole turns are counted, with every view that is turned to, every menu and every button of the bar.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { spread } from './chance.js';
import { dragByFinger, Hands, mean } from './hands.js';
import { deploy, LISTED } from './plain.js';
import { Player, warmUp } from './sheets.js';
import { middle, moment, setUp, turnAfter } from './table.js';
import { bare, choices, decided, setUp as setUpTournay } from './tournay.js';

before(warmUp);
after(closeAll);

/** So many turns or boxes for every commit; a proof plays whole games. */
const TURNS = process.env.BASTIDE_PROOF ? Infinity : 12;
const BOXES = process.env.BASTIDE_PROOF ? 200 : 20;
/** What was asked for, whatever the hand. */
const MOST = { turn: 3, draw: 2, playAndActivate: 3, placed: 2, dragged: 1, box: 1.2 };
/** What the same took before there was such a table, as far as it was counted by hand. */
const BEFORE = { turn: { mouse: '–', thumb: '7–9' }, draw: { mouse: 5, thumb: '–' }, playAndActivate: { mouse: '5–7', thumb: '–' } };
const HANDS = [
  ['mouse', { viewport: { width: 1366, height: 768 } }],
  ['thumb', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];

/** A line of the table of what was counted. */
function note(what, hand, all, most, before = '') {
  const figure = all.length > 0 ? `${mean(all).toFixed(2)} (${Math.min(...all)}–${Math.max(...all)}, ${all.length} times)` : 'did not come about';
  console.log(`| ${what} | ${hand} | ${before} | ${figure} | at most ${most} |`);
}

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

/** What brings the district on, or a draw. */
function wanted(offered, pick) {
  const first = ['play', 'keep', 'activate', 'follow', 'draw', 'put', 'place'].map((word) => offered.filter(({ action }) => bare(action).startsWith(word)));
  const among = first.find((all) => all.length > 0);
  return among && pick(4) > 0 ? among[pick(among.length)] : decided(offered, pick);
}

/** Carries out a choice where it is drawn, or in the bar if it is drawn nowhere. */
async function choose(hands, { action, parts }, isDragged) {
  const { page } = hands;
  const inBar = `#turn .does button[data-twin][value="${action}"]`;
  if (await hands.spot(inBar)) return hands.press(inBar);
  const lit = [];
  for (const id of parts) if (await page.locator(`#${id}.is-lit`).count()) lit.push(id);
  assert.ok(lit.length > 0, `${action} is neither drawn nor in the bar`);
  const [card, slot] = ['hand-', 'slot-'].map((kind) => lit.find((id) => id.startsWith(kind)));
  if (card && slot && isDragged) return dragTo(hands, card, slot);
  if (card && slot) {
    await find(hands, card);
    return find(hands, slot);
  }
  await find(hands, lit[0]);
  return hands.menu(`button[value="${action}"]`);
}

/** From the hand to its slot in one movement. */
async function dragTo(hands, card, slot) {
  const { page, isThumb } = hands;
  await turnTo(hands, card);
  const [from, to] = [await hands.spot(`#${card}`), await hands.spot(`#${slot}`)];
  assert.ok(from && to, `${card} and ${slot} are in sight`);
  if (isThumb) return dragByFinger(page, from, to);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  return page.mouse.up();
}

/** Presses something of the drawing; on a phone it may lie on another of its pages, and turning there is a press as well. */
async function find(hands, id) {
  await turnTo(hands, id);
  return hands.press(`#${id}`);
}

async function turnTo(hands, id) {
  if (await hands.spot(`#${id}`)) return;
  const view = await hands.page.evaluate((part) => [['supply', '.supply'], ['district', '.own'], ['others', '.other']]
    .find(([, holder]) => document.getElementById(part)?.closest(holder))?.[0] ?? '', id);
  if (await hands.spot(`#tabs [data-tab="${view}"]`)) await hands.press(`#tabs [data-tab="${view}"]`);
}

/** One whole turn: until somebody else has acted, or the game is over. */
async function takeTurn(hands, now, pick, isDragged) {
  const { page } = hands;
  const first = () => page.locator('#story li.line').evaluateAll((lines) => lines.filter(({ dataset }) => dataset.side !== '0').at(-1)?.dataset.first ?? '');
  const [turn, before] = [{ presses: 0, actions: [], hasBorrowed: false }, await first()];
  while (!now.isOver && (await first()) === before) {
    const choice = wanted(await sensible(page), pick);
    const pressed = await hands.presses();
    await choose(hands, choice, isDragged);
    turn.presses += (await hands.presses()) - pressed;
    turn.actions.push(choice.action);
    turn.hasBorrowed ||= choice.isCostly;
    now = await turnAfter(page, now);
  }
  return [turn, now];
}

/** With one's own citizens: what those of others cost is said in a menu, and pressed there. */
const isDraw = ({ actions, hasBorrowed }) => !hasBorrowed && actions.length === 2 && bare(actions[0]).startsWith('draw') && actions[1].startsWith('keep');
const isPlayAndActivate = ({ actions }) => actions.length === 2 && actions[0].startsWith('play') && /^(activate|follow)/.test(actions[1]);

for (const [name, options] of HANDS) {
  test(`Tournay by ${name}: three presses a turn, two for a draw, three for playing and activating`, scene(async (page) => {
    const hands = await Hands.of(page, name);
    await setUpTournay(page, { seats: ['level-3'], seed: 'market day' });
    const [pick, turns] = [spread(9), []];
    let now = await turnAfter(page, { seq: -1 });
    while (turns.length < TURNS && !now.isOver) {
      // Cards are put down as people do: some are clicked to their place, some are dragged.
      const [turn, next] = await takeTurn(hands, now, pick, turns.length % 2 === 1);
      now = next;
      turns.push(turn);
    }
    const presses = (chosen) => chosen.map((turn) => turn.presses);
    const [all, draws, plays] = [turns, turns.filter(isDraw), turns.filter(isPlayAndActivate)].map(presses);
    note('Tournay, a turn', name, all, MOST.turn, BEFORE.turn[name]);
    note('Tournay, a draw', name, draws, MOST.draw, BEFORE.draw[name]);
    note('Tournay, playing and activating', name, plays, MOST.playAndActivate, BEFORE.playAndActivate[name]);
    const told = JSON.stringify(turns);
    assert.ok(mean(all) <= MOST.turn, `${mean(all)} presses a turn: ${told}`);
    assert.ok(draws.length > 0 && plays.length > 0, `turns of both kinds: ${told}`);
    assert.deepEqual(draws.filter((count) => count > MOST.draw), [], told);
    assert.deepEqual(plays.filter((count) => count > MOST.playAndActivate), [], told);
  }, options));
}

/** Runs in the page: a building that may be placed, with a square for it and how often it is to be turned; one that lies rightly first. */
function fitting() {
  const { placements, shapes } = JSON.parse(document.querySelector('#legal').textContent);
  const inTray = [...document.querySelectorAll('.tray-own .tray-kind:not(.is-stuck)')];
  const all = [...document.querySelectorAll('#choose [data-kind]:enabled')].flatMap((button) => {
    const kind = button.dataset.kind;
    const forms = Object.keys(shapes).filter((form) => form.startsWith(kind)).sort((a, b) => 'nesw'.indexOf(a.at(-1)) - 'nesw'.indexOf(b.at(-1)));
    const turns = forms.findIndex((form) => placements[form]);
    const squares = placements[forms[turns]]?.split(' ') ?? [];
    const piece = inTray.find(({ id }) => button.textContent.toLowerCase().includes(id.split('-').at(-1)));
    return squares.length > 0 && piece ? [{ piece: `#${piece.id}`, turns, square: squares[Math.floor(squares.length / 2)] }] : [];
  });
  return all.findLast(({ turns }) => turns === 0) ?? all.at(-1);
}

/** A finger holds what it drags so far below it. */
const LIFT = 44;

/** The ways to place a building, with what each may take besides a press for each quarter turn. */
const WAYS = {
  mouse: [
    { name: 'by clicks', most: MOST.placed, async place(hands, { piece, turns, square }) {
      await hands.press(piece);
      const at = await middle(hands.page, square);
      await hands.page.mouse.move(...at);
      for (let turn = 0; turn < turns; turn += 1) await hands.page.mouse.click(...at, { button: 'right' });
      await hands.at(at);
    } },
    { name: 'by dragging', most: MOST.dragged, async place(hands, { piece, turns, square }) {
      const { page } = hands;
      await page.mouse.move(...(await hands.spot(piece)));
      await page.mouse.down();
      await page.mouse.move(...(await middle(page, square)), { steps: 5 });
      for (let turn = 0; turn < turns; turn += 1) await page.keyboard.press('r');
      await page.mouse.up();
    } },
  ],
  thumb: [
    { name: 'by dragging', most: MOST.placed, async place(hands, { piece, turns, square }) {
      const [x, y] = await middle(hands.page, square);
      await dragByFinger(hands.page, await hands.spot(piece), [x, y + LIFT]);
      for (let turn = 0; turn < turns; turn += 1) await hands.press('.ghost-tools [data-tool="turn"]');
      await hands.press('.ghost-tools [data-tool="place"]');
    } },
    { name: 'by taps', most: MOST.placed + 1, async place(hands, { piece, turns, square }) {
      await hands.press(piece);
      await hands.at(await middle(hands.page, square));
      for (let turn = 0; turn < turns; turn += 1) await hands.press('.ghost-tools [data-tool="turn"]');
      await hands.press('.ghost-tools [data-tool="place"]');
    } },
  ],
};

for (const [name, options] of HANDS) {
  test(`Cathedral by ${name}: two presses a turn, or one drag`, scene(async (page) => {
    const hands = await Hands.of(page, name);
    await setUp(page);
    const counted = WAYS[name].map(() => []);
    let questions = 0;
    let now = await turnAfter(page, { seq: -1 });
    for (let turns = 0; turns < TURNS && !now.isOver; turns += Number(!now.mustDecide)) {
      const before = await hands.presses();
      const way = turns % 2;
      const wanted = now.mustDecide ? null : await page.evaluate(fitting);
      if (wanted) await WAYS[name][way].place(hands, wanted);
      else await hands.press('.board-ask button');
      const own = (await hands.presses()) - before;
      questions += Number(!wanted);
      if (!wanted) assert.equal(own, 1, 'a capture is decided by one press');
      else {
        counted[way].push(own);
        assert.ok(own <= WAYS[name][way].most + wanted.turns, `${own} presses ${WAYS[name][way].name} for ${JSON.stringify(wanted)}`);
      }
      now = await turnAfter(page, now);
    }
    for (const [way, all] of counted.entries()) note(`Cathedral, a building ${WAYS[name][way].name}`, name, all, WAYS[name][way].most);
    console.log(`Cathedral by ${name}: ${questions} questions about a capture`);
  }, options));
}

/**
 * Hands that fill what is in sight and turn to another sheet only when nothing is left there, as people do; walls and towers are built
 * at the castle, where the side is said by the same press. They count what a box takes.
 */
class BoxHands {
  boxes = 0;
  pressed = 0;

  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
  }

  async choose(page, ids, pick) {
    const { hands } = this;
    const atCastle = ids.filter((id) => /^(wall|tower)-/.test(id));
    const boxes = ids.filter((id) => id.startsWith('box-') && !(atCastle.length > 0 && /^box-(wall|tower)-/.test(id)));
    const wanted = [...boxes, ...atCastle];
    const among = wanted.length > 0 ? wanted : ids;
    const before = await hands.presses();
    // The view follows what is asked: hands move when it has come to rest.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await until(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')), 'a picture at rest');
    let places = await page.evaluate(placesInSight, among);
    // Where only those of walls and towers are left, they ask for the side in a menu.
    if (places.length === 0) places = await page.evaluate(placesInSight, ids.filter((id) => id.startsWith('box-')));
    // A mark on a view says that something is there: one press leads to it.
    for (const shown of places.length > 0 ? [] : await page.locator('#views .has-lit:not([aria-pressed="true"]):visible').evaluateAll((all) => all.map(({ dataset }) => dataset.view))) {
      const view = `#views [data-view="${shown}"]`;
      if (places.length > 0) continue;
      await hands.reveal(view);
      await hands.press(view);
      places = await page.evaluate(placesInSight, among);
    }
    assert.ok(places.length > 0, `nothing of ${ids} can be pressed in any view`);
    await hands.at(places[pick(places.length)]);
    await this.#fromMenu(page, pick);
    const pressed = (await hands.presses()) - before;
    if (wanted.length === 0) return;
    this.boxes += 1;
    this.pressed += pressed;
  }

  async press(page, action, pick) {
    await this.hands.press(`#turn .does button[data-twin][value="${action}"]`);
    await this.#fromMenu(page, pick);
  }

  async #fromMenu(page, pick) {
    const count = await page.locator('dialog.menu button:not(.quiet)').count();
    if (count > 0) await this.hands.press(`dialog.menu button:not(.quiet):nth-of-type(${pick(count) + 1})`);
  }

  // What it takes to deploy is another matter: castle.test.js has it.
  async deploy(page, pick) {
    await deploy(page, pick, (button) => button.evaluate((one) => one.click()));
    await page.locator('#turn .deploys').evaluate((one) => one.click());
  }
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

/** A game of one, the same every time, whose first actions are to be chosen. */
async function beginAnarchy(page) {
  await page.goto('/new?game=anarchy&players=1');
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  await page.getByLabel('Words for the seed').fill('sixteen boxes');
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
  const first = await turnAfter(page, { seq: -1 });
  await page.locator(LISTED).first().evaluate((button) => button.click());
  await turnAfter(page, first);
}

for (const [name, options] of HANDS) {
  test(`The Anarchy by ${name}: ${MOST.box} presses a box`, scene(async (page) => {
    const hands = await Hands.of(page, name);
    await beginAnarchy(page);
    // Whether the castle or the first sheet is seen then is up to how quickly the answer came.
    if (hands.isThumb) await page.locator('#views [data-view="own-castle"]').evaluate((view) => view.click());
    const counted = new BoxHands(hands);
    const player = new Player({ page, hands: counted, fills: 12, pick: spread(4) });
    let now = await moment(page);
    while (counted.boxes < BOXES && !now.isOver && (await player.decide())) now = await turnAfter(page, now);
    console.log(`| The Anarchy, a box | ${name} | | ${(counted.pressed / counted.boxes).toFixed(2)} (${counted.boxes} boxes) | at most ${MOST.box} |`);
    assert.ok(counted.boxes > 3 && counted.pressed / counted.boxes <= MOST.box, `${counted.pressed} presses for ${counted.boxes} boxes`);
  }, options));
}
