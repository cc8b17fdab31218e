/**
 * Squares and shapes of a board, as plain numbers and names: no page, no rule.
 *
 * A square is named as in the notation (`D5`), columns from A, rows from 1 at the top. A shape is
 * a list of offsets [dx, dy] from its pivot.
 *
 * @typedef {[number, number]} Offset
 * @typedef {{columns: number, rows: number}} Size
 * @typedef {{column: number, row: number}} Place
 */

const FIRST_COLUMN = 'A'.charCodeAt(0);

/** @param {Place} place @returns {string} `D5` */
export function squareAt({ column, row }) {
  return String.fromCharCode(FIRST_COLUMN + column) + (row + 1);
}

/** @param {string} square @returns {Place} */
export function placeOf(square) {
  const name = square.toUpperCase();
  return { column: name.charCodeAt(0) - FIRST_COLUMN, row: Number(name.slice(1)) - 1 };
}

/** @param {Place} place @param {Size} size */
export function isInside({ column, row }, size) {
  return column >= 0 && row >= 0 && column < size.columns && row < size.rows;
}

/** The squares that a shape covers, also those beyond the edge. @param {Offset[]} shape @param {Place} pivot */
export function covered(shape, pivot) {
  return shape.map(([dx, dy]) => ({ column: pivot.column + dx, row: pivot.row + dy }));
}

/**
 * The nearest pivot that keeps a shape inside, so that a piece pushed against the wall stays whole.
 * @param {Offset[]} shape @param {Place} pivot @param {Size} size @returns {Place}
 */
export function pushedInside(shape, pivot, size) {
  const push = (/** @type {number} */ at, /** @type {number[]} */ offsets, /** @type {number} */ length) =>
    Math.min(Math.max(at, -Math.min(...offsets)), length - 1 - Math.max(...offsets));
  return {
    column: push(pivot.column, shape.map(([dx]) => dx), size.columns),
    row: push(pivot.row, shape.map(([, dy]) => dy), size.rows),
  };
}

/**
 * The square under a point of the drawing, or null outside the board and farther from it than `reach`.
 * @param {{x: number, y: number}} point from the board's top left corner
 * @param {number} side of one square @param {Size} size
 * @param {number} [reach] in squares @returns {Place | null}
 */
export function placeUnder(point, side, size, reach = 0) {
  const near = (/** @type {number} */ at, /** @type {number} */ length) => {
    const isJustOut = at >= -reach && at < length + reach;
    return Math.floor(isJustOut ? Math.min(Math.max(at, 0), length - 0.001) : at);
  };
  const place = { column: near(point.x / side, size.columns), row: near(point.y / side, size.rows) };
  return isInside(place, size) ? place : null;
}

/** One closed box for each square, as SVG path data. @param {Place[]} places @param {number} side */
export function boxes(places, side) {
  return places.map(({ column, row }) => `M${column * side} ${row * side}h${side}v${side}h${-side}z`).join('');
}

/** The sides that no two of the squares share: their common outline. @param {Place[]} places @param {number} side */
export function outline(places, side) {
  const taken = new Set(places.map(squareAt));
  const isOpen = (/** @type {number} */ column, /** @type {number} */ row) => !taken.has(squareAt({ column, row }));
  return places
    .flatMap(({ column, row }) => {
      const [left, top, right, bottom] = [column, row, column + 1, row + 1].map((edge) => edge * side);
      return [
        isOpen(column, row - 1) && `M${left} ${top}H${right}`,
        isOpen(column + 1, row) && `M${right} ${top}V${bottom}`,
        isOpen(column, row + 1) && `M${right} ${bottom}H${left}`,
        isOpen(column - 1, row) && `M${left} ${bottom}V${top}`,
      ];
    })
    .filter(Boolean)
    .join('');
}

/** A cross in each square, so that colour is not the only sign. @param {Place[]} places @param {number} side */
export function crosses(places, side) {
  const [from, span] = [side * 0.3, side * 0.4];
  return places
    .map(({ column, row }) => {
      const [x, y] = [column * side + from, row * side + from];
      return `M${x} ${y}l${span} ${span}m0 ${-span}l${-span} ${span}`;
    })
    .join('');
}
