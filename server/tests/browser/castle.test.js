/** The castle of The Anarchy is built and manned where it is drawn: all of each shape answers, and workers are dragged, clicked or typed to a side. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { arrowTo } from './keys.js';
import { deploy } from './plain.js';
import { begin, warmUp } from './sheets.js';
import { turnAfter } from './table.js';

before(warmUp);
after(closeAll);

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Runs in the page: points inside each lit shape of the castle at which a click would mean something else. */
function deafPoints() {
  const shapes = [...document.querySelectorAll('#board :is([id^="wall-"], [id^="tower-"], [id^="side-"]).is-lit')];
  const deaf = [];
  let points = 0;
  for (const shape of shapes) {
    const { x, y, width, height } = shape.getBBox();
    const matrix = shape.getScreenCTM();
    for (const [dx, dy] of [0.08, 0.3, 0.5, 0.7, 0.92].flatMap((dx) => [0.08, 0.3, 0.5, 0.7, 0.92].map((dy) => [dx, dy]))) {
      const at = new DOMPoint(x + width * dx, y + height * dy);
      if (shape.isPointInFill && !shape.isPointInFill(at)) continue;
      const { x: left, y: top } = at.matrixTransform(matrix);
      points += 1;
      const lit = document.elementsFromPoint(left, top).map((one) => one.closest('#board .is-lit')).find(Boolean);
      // Where two of them lie over each other, each of them may answer.
      if (!lit || !shapes.includes(lit)) deaf.push(`${shape.id} at ${dx}, ${dy}`);
    }
  }
  return { shapes: shapes.map(({ id }) => id), points, deaf };
}

test('walls and towers answer a click anywhere inside them, and what is clicked is built', scene(async (page) => {
  await begin(page);
  await page.getByRole('button', { name: 'Board', exact: true }).first().click();
  const { shapes, points, deaf } = await page.evaluate(deafPoints);
  assert.ok(shapes.some((id) => id.startsWith('wall-')) || shapes.some((id) => id.startsWith('tower-')), `lit: ${shapes}`);
  assert.ok(points >= 5 * shapes.length, `${points} points`);
  assert.deepEqual(deaf, []);
  const wall = shapes.find((id) => id.startsWith('wall-')) ?? shapes[0];
  const box = await page.locator(`#${wall}`).boundingBox();
  const now = await turnAfter(page, { seq: -1 });
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.7);
  const menu = page.locator('dialog.menu button:not(.quiet)');
  if (await menu.count()) await menu.first().click();
  assert.ok((await turnAfter(page, now)).seq > now.seq);
}, DESK));

/** Ends the actions of the first round with the workers of the path card. */
async function toDeployment(page) {
  const now = await begin(page);
  await page.keyboard.press('Escape');
  await page.locator('#turn .does button[data-twin][value="done"]').click();
  const menu = page.locator('dialog.menu button:not(.quiet)');
  if (await menu.count()) await menu.first().click();
  await turnAfter(page, now);
  // Food may be asked for first.
  for (let asked = 0; asked < 4 && (await page.locator('#muster').count()) === 0; asked += 1) {
    const seen = await turnAfter(page, { seq: -1 });
    await page.evaluate(() => document.querySelector('#choose button[name="action"]:not(noscript *)').click());
    await turnAfter(page, seen);
  }
  await page.locator('#muster').waitFor({ state: 'attached' });
}

const middleOf = async (element) => {
  const { x, y, width, height } = await element.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** How many have no side yet, of the kinds that may be placed. */
const waiting = (page) => page.locator('#muster [data-worker] b').evaluateAll((all) => all.reduce((sum, { textContent }) => sum + Number(textContent), 0));

/** Waits until one fewer is waiting, and returns how many are. */
async function placed(page, before) {
  await until(async () => (await waiting(page)) === before - 1, 'a worker less to place');
  return before - 1;
}

/** What stands on the cards is what the planner says in words. */
async function assertForecast(page) {
  const drawn = await page.locator('#foretold [data-chance]').evaluateAll((all) => all.map(({ dataset }) => Number(dataset.chance)));
  const told = await page.locator('#muster ol li').allTextContents();
  assert.equal(drawn.length, told.length);
  for (const [index, words] of told.entries()) {
    const [chance] = /(\d+) (?:of|in|out of) 100/.exec(words) ?? [];
    if (chance) assert.equal(drawn[index], Number(chance), words);
    else assert.ok([0, 100].includes(drawn[index]), `${words}: ${drawn[index]}`);
  }
  const inBar = await page.locator('.threats [data-chance]').count();
  assert.equal(inBar, drawn.length, 'the bar says it as well');
}

/** The kind of which most wait. */
const someWorker = (page) => page.locator('#muster [data-worker]').evaluateAll((all) =>
  all.toSorted((one, other) => Number(other.querySelector('b').textContent) - Number(one.querySelector('b').textContent))[0].dataset.worker);

for (const [name, options] of [['desk', DESK], ['phone', PHONE]]) {
  test(`on a ${name} workers are dragged from the stock, clicked and moved, and the way on is in the bar`, scene(async (page) => {
    await toDeployment(page);
    let left = await waiting(page);
    assert.ok(left >= 2, `${left} workers`);
    await assertForecast(page);
    const worker = await someWorker(page);
    const stock = page.locator(`.stock [data-explain="hold-${worker}"]`);
    const side = (at) => page.locator(`#side-${at}`);
    await dragTo(page, await middleOf(stock), await middleOf(side('north')));
    left = await placed(page, left);
    await page.locator(`#posted [id="worker-${worker}-north"]`).waitFor();
    await assertForecast(page);
    // From there to another side.
    await dragTo(page, await middleOf(page.locator(`#posted [id="worker-${worker}-north"]`)), await middleOf(side('south')));
    await page.locator(`#posted [id="worker-${worker}-south"]`).waitFor();
    await page.locator(`#posted [id="worker-${worker}-north"]`).waitFor({ state: 'detached' });
    while (left > 0) {
      await page.mouse.click(...(await middleOf(side('east'))));
      const menu = page.locator('dialog.menu button:not(.quiet)');
      if (await menu.count()) await menu.first().click();
      left = await placed(page, left);
    }
    const go = page.locator('#turn .deploys');
    const now = await turnAfter(page, { seq: -1 });
    await go.click();
    await turnAfter(page, now);
    await page.locator('#muster').waitFor({ state: 'detached' });
  }, options));
}

/** A press that moves and lets go, by finger where there is one. */
async function dragTo(page, [x, y], [toX, toY]) {
  if (!(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  for (const step of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', [{ x: x + (toX - x) * step, y: y + (toY - y) * step }]);
  await touch('touchEnd', []);
}

test('workers are deployed by keys alone', scene(async (page) => {
  await toDeployment(page);
  const left = await waiting(page);
  await arrowTo(page, ['side-west']);
  await page.keyboard.press('Enter');
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Enter');
  await placed(page, left);
  assert.ok((await page.locator('#posted [id$="-west"]').count()) > 0);
}, DESK));

/** Runs in the page: notes what is drawn over the castle with each caption. */
function watchSiege() {
  window.siege = [];
  let last = null;
  const look = () => {
    const caption = document.querySelector('.step-caption');
    if (!caption || caption === last) return;
    last = caption;
    const comes = [...document.querySelectorAll('#stage .comes')].map(({ classList }) => classList[1]);
    const view = document.querySelector('#views > .views:not(.sections) [aria-pressed="true"]')?.dataset.code;
    window.siege.push({ words: caption.textContent, comes, view });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}

for (const [name, options] of [['desk', DESK], ['phone', PHONE]]) {
  test(`on a ${name} every attack comes from its side, one after the other, with what came of it`, scene(async (page) => {
    await toDeployment(page);
    await deploy(page, (count) => count - 1, (button) => button.evaluate((one) => one.click()));
    const cards = await page.locator('.threats li').count();
    await page.evaluate(watchSiege);
    await page.evaluate(() => localStorage.setItem('bastide-pace', 'quick'));
    let now = await turnAfter(page, { seq: -1 });
    const before = now.seq;
    await page.evaluate(() => document.querySelector('#muster .grand').click());
    now = await turnAfter(page, now);
    // What is prepared may be used; somebody who looks first answers then.
    const asked = () => page.locator('#choose button:is([value^="use "], [value^="spend "], [value="go"])');
    const isStill = () => page.evaluate(() => document.querySelector('.step-caption') === null);
    while ((await asked().count()) > 0) {
      await until(isStill, 'the end of an attack');
      await asked().last().evaluate((button) => button.click());
      now = await turnAfter(page, now);
    }
    const steps = await page.evaluate(() => JSON.parse(document.querySelector('#steps').textContent));
    const told = steps.filter(({ overlay, ply }) => overlay && ply > before).map(({ words }) => words);
    assert.equal(told.filter((words) => /Repelled|Broke through/.test(words)).length, cards, `${cards} attacks: ${told.join(' | ')}`);
    await until(isStill, 'the end of the siege');
    const shown = await page.evaluate(() => window.siege);
    assert.deepEqual(shown.map(({ words }) => words).filter((words) => told.includes(words)), told, 'in the order in which they were told');
    const coming = shown.filter(({ comes }) => comes.length > 0);
    assert.equal(coming.length, cards, 'each of them comes once');
    assert.ok(coming.at(-1).words.startsWith('Final Escalade'), told.join(' | '));
    for (const { comes, view } of coming) {
      assert.ok(comes.every((from) => /^comes-(north|east|south|west|castle)$/.test(from)), comes.join(' '));
      assert.equal(view, 'board', 'the castle is looked at');
    }
    assert.equal(await page.locator('#stage > *').count(), 0, 'nothing is left of it');
  }, options));
}
