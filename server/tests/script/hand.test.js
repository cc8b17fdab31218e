import assert from 'node:assert/strict';
import { test } from 'node:test';

import { freeTop } from '../../../presentation/cathedral/assets/beside.js';
import { squareAt } from '../../../presentation/cathedral/assets/geometry.js';
import { drawnKind } from '../../../presentation/cathedral/assets/kinds.js';
import { Hand } from '../../../presentation/cathedral/assets/hand.js';
import { destination, kindFor } from '../../../presentation/cathedral/assets/keyboard.js';
import { Legal } from '../../../presentation/cathedral/assets/legal.js';

const legal = (changes = {}) => new Legal({
  seat: 0,
  placements: { CSn: 'B2 C2', CSe: 'A2', STn: '', STe: 'D4', EC: '' },
  shapes: { CSs: [[0, 0]], CSn: [[-1, -1], [0, 0], [1, 0]], CSe: [[0, 0], [1, 0]], STe: [[0, 0], [1, 0]], STn: [[0, -1], [0, 0]] },
  names: { CS: 'Château', ST: 'Écurie' },
  ...changes,
});

function holding(kind, square, from = legal()) {
  const hand = new Hand();
  hand.adopt(from, { columns: 10, rows: 10 });
  hand.take(kind);
  hand.moveTo(square);
  return hand;
}

test('placements are looked up by kind, orientation and square', () => {
  assert.deepEqual(legal().squaresFor('CSn'), ['B2', 'C2']);
  assert.deepEqual(legal().squaresFor('STn'), []);
  assert.ok(legal().allows('CSe', 'A2'));
  assert.ok(!legal().allows('CSe', 'B2'));
  assert.ok(!legal().allows('XXn', 'B2'));
});

test('kinds keep the server’s order and orientations turn clockwise', () => {
  assert.deepEqual(legal().kinds, ['CS', 'ST']);
  assert.deepEqual(legal().orientations('CS'), ['n', 'e', 's']);
});

test('a hand over a square is an action in the notation', () => {
  const hand = holding('CS', 'C2');
  assert.equal(hand.action, 'CSnC2');
  assert.ok(hand.isLegal);
  hand.moveTo('D2');
  assert.ok(!hand.isLegal);
  hand.moveTo(null);
  assert.equal(hand.action, null);
});

test('turning goes round both ways and over the orientations there are', () => {
  const hand = holding('CS', 'C2');
  const turned = (by) => (hand.turn(by), hand.orientation);
  assert.deepEqual([turned(1), turned(1), turned(1), turned(-1)], ['e', 's', 'n', 's']);
});

test('a piece held at the wall is pushed inside, and comes back when turned', () => {
  const hand = holding('CS', 'A1');
  assert.equal(hand.square, 'B2');
  hand.turn(1);
  assert.equal(hand.square, 'A1');
});

test('what a piece covers in all its turns does not change when it is turned', () => {
  const hand = holding('ST', 'D4');
  const around = hand.around;
  hand.turn(1);
  assert.deepEqual(hand.around, around);
  assert.deepEqual([...new Set(around.map(squareAt))].sort(), ['D3', 'D4', 'E4']);
});

test('a square that somebody has is closed where nothing covers it', () => {
  assert.deepEqual([...legal().closed(['B2', 'E4', 'J10'])], ['J10']);
});

test('what stands beside a ghost lies over nothing and inside what is seen', () => {
  const room = { from: 44, to: 800 };
  const ghost = { top: 100, bottom: 200 };
  assert.equal(freeTop([ghost], 50, room), 210);
  assert.equal(freeTop([ghost, { top: 210, bottom: 260 }], 40, room), 50, 'above the ghost');
  assert.equal(freeTop([{ top: 60, bottom: 200 }, { top: 210, bottom: 260 }], 40, room), 270, 'there is no room above');
});

test('a piece stands as it lies in the tray, however the last one was turned', () => {
  const hand = holding('CS', 'C2');
  hand.turn(1);
  hand.take('CS');
  assert.equal(hand.form, 'CSe', 'the one in hand stays as it was turned');
  hand.take('ST');
  assert.equal(hand.form, 'STn');
});

test('fresh parts leave the choice alone while the piece is in the same hand', () => {
  const hand = holding('CS', 'C2');
  hand.adopt(legal());
  assert.equal(hand.action, 'CSnC2');
  hand.adopt(legal({ seat: 1 }));
  assert.equal(hand.action, null, 'the other seat chooses anew');
  hand.take('CS');
  hand.adopt(null);
  assert.equal(hand.kind, null);
});

test('every change is told once', () => {
  const hand = holding('CS', 'C2');
  let told = 0;
  hand.addEventListener('change', () => (told += 1));
  hand.moveTo('C2');
  hand.moveTo('B2');
  hand.take('none');
  assert.equal(told, 1);
});

test('arrows stop at the wall, Home and End go along the row or to the corners', () => {
  const to = (key, from, ctrlKey = false) => destination({ key, ctrlKey }, from, { columns: 10, rows: 10 });
  assert.equal(to('ArrowRight', 'D5'), 'E5');
  assert.equal(to('ArrowDown', 'J10'), 'J10');
  assert.equal(to('Home', 'D5'), 'A5');
  assert.equal(to('End', 'D5'), 'J5');
  assert.equal(to('Home', 'D5', true), 'A1');
  assert.equal(to('End', 'D5', true), 'J10');
  assert.equal(to('x', 'D5'), null);
});

test('digits choose by place, letters by name without accents', () => {
  assert.equal(kindFor('2', legal(), null), 'ST');
  assert.equal(kindFor('0', legal(), null), null);
  assert.equal(kindFor('e', legal(), null), 'ST');
  assert.equal(kindFor('C', legal(), 'CS'), 'CS');
  assert.equal(kindFor('Tab', legal(), null), null);
});

test('a drawn piece may be taken by the seat of its colour alone', () => {
  assert.equal(drawnKind({ id: 'hand-light-castle-0' }, 0), 'CS');
  assert.equal(drawnKind({ id: 'hand-light-castle-0' }, 1), null);
  assert.equal(drawnKind({ id: 'hand-cathedral' }, 0), 'CA');
  assert.equal(drawnKind({ id: 'hand-light' }, 0), null);
  assert.equal(drawnKind(null, 0), null);
});
