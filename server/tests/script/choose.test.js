import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, middle, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const TABLE = '/matches/m1';
const status = (page) => page.locator('#status').textContent();
const kind = (page, name) => page.getByRole('button', { name, exact: true });
/** A free square and a built one of the fixture. */
const free = firstFit('TAn');
const built = Object.keys(parts.STANDING)[0];

function firstFit(form) {
  for (let row = 2; row <= 9; row += 1) for (const column of 'BCDEFGHI') if (parts.fits(form, column + row)) return column + row;
  throw new Error(`${form} fits nowhere`);
}

async function hover(page, square) {
  const { x, y } = await middle(page, square);
  await page.mouse.move(x, y);
}

test('a mouse sees the ghost with its consequences and places with a click', () => visit(TABLE, async (page, fixture) => {
  await kind(page, 'Tavern').click();
  assert.equal(await kind(page, 'Tavern').getAttribute('aria-pressed'), 'true');
  await hover(page, free);
  await page.locator('.ghost.is-legal').waitFor({ state: 'attached' });
  await page.locator('.claim').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.isolated-edge').count(), 1);
  assert.equal(await status(page), `Piece TAn${free}. Claims A1 A2. Shuts in the piece on I8 J8.`);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByText('Dark to move').waitFor();
  const [{ action, seq, key, accept }] = fixture.posts;
  assert.deepEqual({ action, seq, accept }, { action: `TAn${free}`, seq: '7', accept: 'text/vnd.bastide.fragments' });
  assert.match(key, /^[0-9a-f]{32}$/);
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.equal(await page.getByRole('row').count(), 10, 'a board that was left alone is wired once');
}));

test('a piece that stands is out of hand, though there is another of its kind', () => visit(TABLE, async (page, fixture) => {
  const action = `TAn${free}`;
  const rest = parts.placing(8).replace(/("TAn":")([^"]*)/, (_, key, squares) => key + squares.split(' ').filter((square) => square !== free).join(' '));
  fixture.answer = () => fixture.fragments(8, parts.turn('Light once more') + rest);
  await kind(page, 'Tavern').click();
  await hover(page, free);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByText('Light once more').waitFor();
  assert.deepEqual(fixture.posts.map((post) => post.action), [action]);
  assert.equal(await kind(page, 'Tavern').getAttribute('aria-pressed'), 'false');
  assert.equal(await page.locator('.ghost').count(), 0);
}));

test('only the squares that are taken are crossed out', () => visit(TABLE, async (page) => {
  const beside = (square) => String.fromCharCode(square.charCodeAt(0) + 1) + square.slice(1);
  const square = Object.keys(parts.STANDING).map((taken) => String.fromCharCode(taken.charCodeAt(0) - 1) + taken.slice(1))
    .find((at) => /^[B-I]/.test(at) && !parts.STANDING[at] && parts.STANDING[beside(at)]);
  await kind(page, 'Stable').click();
  await page.keyboard.press('r');
  await hover(page, square);
  const cross = page.locator('.ghost.is-forbidden .ghost-cross');
  await cross.waitFor({ state: 'attached' });
  // Two strokes a square.
  assert.equal((await cross.getAttribute('d')).match(/M/g).length, 1);
}));

test('a click on a forbidden place says which clause forbids it, and sends nothing', () => visit(TABLE, async (page, fixture) => {
  await kind(page, 'Tavern').click();
  await hover(page, built);
  await page.locator('.ghost.is-forbidden .ghost-cross').waitFor({ state: 'attached' });
  await page.mouse.down();
  await page.mouse.up();
  const link = page.locator('#notice a');
  await link.waitFor();
  assert.equal(await link.getAttribute('href'), '/rules/cathedral#CAT-PLACE-03');
  assert.match(await status(page), /Every square must be free/);
  assert.deepEqual(fixture.posts, []);
}));

test('R, Shift+R and the wheel turn the piece, Escape lets it go', () => visit(TABLE, async (page, fixture) => {
  await kind(page, 'Castle').click();
  await hover(page, 'E5');
  const resting = async (action) => until(() => fixture.previews.at(-1) === action, `no preview of ${action}`);
  await resting('CSnE5');
  const ghost = () => page.locator('.ghost-fill').getAttribute('d');
  const northern = await ghost();
  await page.keyboard.press('r');
  await resting('CSeE5');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Shift+R');
  await resting('CSwE5');
  await page.mouse.wheel(0, 100);
  await until(async () => (await ghost()) === northern, 'the wheel did not turn it');
  await hover(page, 'F5');
  await resting('CSnF5');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.equal(await kind(page, 'Castle').getAttribute('aria-pressed'), 'false');
}));

test('a piece dragged from the tray is placed where it is let go', () => visit(TABLE, async (page, fixture) => {
  const from = await kind(page, 'Tavern').boundingBox();
  const to = await middle(page, free);
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x - 40, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.getByText('Dark to move').waitFor();
  assert.deepEqual(fixture.posts.map(({ action }) => action), [`TAn${free}`]);
}));

test('a piece dropped beside the board or back on the tray is put back, and one on a forbidden place is explained', () => visit(TABLE, async (page, fixture) => {
  const drop = async ({ x, y }) => {
    const from = await kind(page, 'Tavern').boundingBox();
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 6 });
    await page.mouse.up();
  };
  await drop({ x: 900, y: 300 });
  assert.equal(await kind(page, 'Tavern').getAttribute('aria-pressed'), 'false');
  const tray = await kind(page, 'Tavern').boundingBox();
  await drop({ x: tray.x + tray.width - 3, y: tray.y + 5 });
  assert.equal(await kind(page, 'Tavern').getAttribute('aria-pressed'), 'false');
  await drop(await middle(page, built));
  await page.locator('#notice').waitFor();
  assert.deepEqual(fixture.posts, []);
}));

test('a drawn piece of one’s own colour is taken with a click', () => visit(TABLE, async (page) => {
  await page.locator('#hand-light-tavern-0').click();
  assert.equal(await kind(page, 'Tavern').getAttribute('aria-pressed'), 'true');
  await page.locator('#hand-dark-stable-0').click();
  assert.equal(await kind(page, 'Stable').getAttribute('aria-pressed'), 'false');
}));

test('a finger shows the ghost first and places with a second tap', () => visit(TABLE, async (page, fixture) => {
  await page.locator('#hand-light-tavern-0').tap();
  await page.locator(`#cell-${free.toLowerCase()}`).tap();
  await page.locator('.ghost.is-legal').waitFor({ state: 'attached' });
  assert.deepEqual(fixture.posts, []);
  await page.locator(`#cell-${free.toLowerCase()}`).tap();
  await page.getByText('Dark to move').waitFor();
  assert.deepEqual(fixture.posts.map(({ action }) => action), [`TAn${free}`]);
}, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }));

test('a tap with two fingers turns the piece and does not place it', () => visit(TABLE, async (page, fixture) => {
  await page.locator('#hand-light-stable-0').tap();
  await page.locator('#cell-e5').tap();
  await until(() => fixture.previews.at(-1) === 'STnE5');
  const [one, two] = [await middle(page, 'E5'), await middle(page, 'G7')];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, two].map((at, id) => ({ ...at, id })) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(() => fixture.previews.at(-1) === 'STeE5', 'it did not turn');
  assert.deepEqual(fixture.posts, []);
}, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }));

test('the keyboard alone chooses, moves, turns and places', () => visit(TABLE, async (page, fixture) => {
  await page.locator('#cell-a1').focus();
  for (const key of ['End', 'Home', 'ArrowRight', 'ArrowDown', 'c', 'r', 'ArrowRight']) await page.keyboard.press(key);
  await until(() => fixture.previews.at(-1) === 'CSeC2', `asked ${fixture.previews}`);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'cell-c2');
  await page.keyboard.press('3');
  await page.locator(`#cell-${free.toLowerCase()}`).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await page.locator(`#cell-${free.toLowerCase()}`).focus();
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await page.getByText('Dark to move').waitFor();
  assert.equal(fixture.posts[0].action, `TAn${free}`);
}));

test('squares are cells of a grid with a name, and only one is in the tab order', () => visit(TABLE, async (page) => {
  assert.equal(await page.getByRole('row').count(), 10);
  assert.equal(await page.getByRole('gridcell').count(), 100);
  assert.equal(await page.getByRole('gridcell', { name: `${free}, free`, exact: true }).count(), 1);
  assert.equal(await page.getByRole('gridcell', { name: `${built}, ${parts.STANDING[built]}`, exact: true }).count(), 1);
  assert.equal(await page.locator('[role="gridcell"][tabindex="0"]').count(), 1);
}));

test('the list places without any pointing', () => visit(TABLE, async (page, fixture) => {
  const list = page.locator('#choose');
  await kind(page, 'Stable').press('Enter');
  await list.getByRole('button', { name: 'Turn' }).press('Enter');
  const square = firstFit('STe');
  assert.ok(await list.getByRole('button', { name: 'Place' }).isDisabled());
  await list.getByRole('combobox', { name: 'Square', exact: true }).selectOption(square);
  await until(async () => /Piece STe/.test(await status(page)), 'the consequences were not said');
  await list.getByRole('button', { name: 'Place' }).press('Enter');
  await page.getByText('Dark to move').waitFor();
  assert.equal(fixture.posts[0].action, `STe${square}`);
}));

test('a lit part with several actions opens a menu of them', () => visit(TABLE, async (page, fixture) => {
  await page.locator('#cell-j8.is-lit').click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Leave the Tower on I8' }).click();
  await page.getByText('Dark to move').waitFor();
  assert.equal(fixture.posts[0].action, '=I8');
}, { prepare: (fixture) => (fixture.parts[2] = parts.deciding(7)) }));

test('Enter on a lit square opens its menu too', () => visit(TABLE, async (page) => {
  await page.locator('#cell-i8').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await page.getByRole('dialog').count(), 0);
}, { prepare: (fixture) => (fixture.parts[2] = parts.deciding(7)) }));

test('the table of a game without scripts of its own is played by its lit elements, and is live', () => visit(TABLE, async (page, fixture) => {
  await page.locator('#cell-i8').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the Tower on I8' }).click();
  await page.getByText('Dark to move').waitFor();
  assert.equal(fixture.posts[0].action, 'xI8');
  fixture.push(9, parts.turn('Light again'));
  await page.getByText('Light again').waitFor();
}, {
  prepare: (fixture) => {
    fixture.entry = parts.ENTRIES.plain;
    fixture.parts[2] = parts.deciding(7);
  },
}));
