import assert from 'node:assert/strict';
import { test } from 'node:test';

import { boxes, covered, outline, placeOf, placeUnder, pushedInside, squareAt } from '../../../presentation/cathedral/assets/geometry.js';

const CITY = { columns: 10, rows: 10 };
const CASTLE = [[-1, -1], [1, -1], [-1, 0], [0, 0], [1, 0]];
const squares = (shape, pivot) => covered(shape, placeOf(pivot)).map(squareAt);

test('squares are named by column letter and row number, J10 included', () => {
  assert.deepEqual(placeOf('A1'), { column: 0, row: 0 });
  assert.deepEqual(placeOf('j10'), { column: 9, row: 9 });
  for (const square of ['A1', 'D5', 'J10']) assert.equal(squareAt(placeOf(square)), square);
});

test('a castle on D5 covers its two towers and its front', () => {
  assert.deepEqual(squares(CASTLE, 'D5'), ['C4', 'E4', 'C5', 'D5', 'E5']);
});

test('a piece pushed against a wall stays whole and as near as can be', () => {
  const pushed = (square) => squareAt(pushedInside(CASTLE, placeOf(square), CITY));
  assert.equal(pushed('A1'), 'B2');
  assert.equal(pushed('J10'), 'I10');
  assert.equal(pushed('D5'), 'D5');
});

test('a point belongs to the square it lies in, and to none outside the city', () => {
  assert.deepEqual(placeUnder({ x: 51.9, y: 52 }, 52, CITY), { column: 0, row: 1 });
  assert.deepEqual(placeUnder({ x: 519.9, y: 0 }, 52, CITY), { column: 9, row: 0 });
  for (const point of [{ x: -0.1, y: 3 }, { x: 520, y: 3 }, { x: 3, y: 520 }]) assert.equal(placeUnder(point, 52, CITY), null);
});

test('just outside the wall is at it, for whoever reaches that far', () => {
  const near = (x, y) => placeUnder({ x, y }, 52, CITY, 0.5);
  assert.deepEqual(near(-20, 3), { column: 0, row: 0 });
  assert.deepEqual(near(545, 530), { column: 9, row: 9 });
  assert.equal(near(-27, 3), null);
});

test('an outline has a line for each side that is not shared', () => {
  const lines = (list) => outline(list.map(placeOf), 10).match(/M/g).length;
  assert.equal(lines(['A1']), 4);
  assert.equal(lines(['A1', 'B1']), 6);
  assert.equal(lines(squares(CASTLE, 'D5')), 12);
  assert.equal(outline([placeOf('B1')], 10), 'M10 0H20M20 0V10M20 10H10M10 10V0');
});

test('boxes are closed, one for each square', () => {
  assert.equal(boxes([placeOf('B3')], 10), 'M10 20h10v10h-10z');
});
