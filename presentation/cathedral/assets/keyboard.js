/**
 * The board by keyboard and for screen readers: a grid of named squares with one place in the tab
 * order. Arrows move, R turns, digits and first letters choose a kind, Enter places, Escape lets go.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { word } from '../../../web/assets/page/words.js';
import { isInside, placeOf, squareAt } from './geometry.js';

/** @typedef {import('./choose.js').Chooser} Chooser */
/** @typedef {import('./geometry.js').Size} Size */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keyboard {
  #cursor = 'A1';

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    // Before the frame, whose letters open drawers: on a square they choose a kind.
    document.addEventListener('keydown', (event) => this.#pressed(event), true);
    document.addEventListener('focusin', (event) => this.#focused(event));
    onSwap(() => this.#wire());
  }

  /** Makes the drawn squares a grid: rows of cells, named after what stands there. */
  #wire() {
    const board = this.chooser.board;
    const squares = board?.cells.get('A1')?.parentElement;
    if (!board || !squares) return;
    // A swap may have left the squares alone: then they are a grid already.
    if (!squares.closest('[role="grid"]')) this.#makeGrid(board, squares);
    const what = JSON.parse(document.getElementById('labels')?.textContent || 'null');
    for (const [square, cell] of board.cells) {
      const name = nameOf(square, what);
      if (cell.getAttribute('aria-label') !== name) cell.setAttribute('aria-label', name);
    }
  }

  /** @param {import('./board.js').Board} board @param {Element} squares */
  #makeGrid(board, squares) {
    squares.setAttribute('role', 'grid');
    squares.setAttribute('aria-label', word('board'));
    const rows = Array.from({ length: board.size.rows }, () => rowIn(squares));
    for (const [square, cell] of board.cells) {
      cell.setAttribute('role', 'gridcell');
      cell.setAttribute('tabindex', square === this.#cursor ? '0' : '-1');
      rows[placeOf(square).row]?.append(cell);
    }
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const square = squareOf(event.target);
    if (!square || square === this.#cursor) return;
    const { cells } = this.chooser.board ?? {};
    cells?.get(this.#cursor)?.setAttribute('tabindex', '-1');
    cells?.get(square)?.setAttribute('tabindex', '0');
    this.#cursor = square;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented || event.altKey || event.metaKey || isWriting(event.target)) return;
    if (this.#anywhere(event) || this.#onBoard(event)) event.preventDefault();
  }

  /** Keys that mean the piece in hand wherever the focus is. @param {KeyboardEvent} event */
  #anywhere(event) {
    if (!this.chooser.hand.kind || event.ctrlKey) return false;
    if (event.key === 'Escape') this.chooser.letGo();
    else if (event.key.toLowerCase() === 'r') this.chooser.turn(event.shiftKey ? -1 : 1);
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event */
  #onBoard(event) {
    const { board, hand } = this.chooser;
    const square = squareOf(event.target);
    if (!board || !square) return false;
    const to = destination(event, hand.square ?? square, board.size);
    if (to) return this.#goTo(to);
    if (event.key === 'Enter' || event.key === ' ') return this.#enter(square);
    const kind = hand.legal && kindFor(event.key, hand.legal, hand.kind);
    if (!kind || event.ctrlKey) return false;
    hand.moveTo(square);
    this.chooser.take(kind);
    return true;
  }

  /** @param {string} square */
  #goTo(square) {
    const { board, hand } = this.chooser;
    if (hand.kind) hand.moveTo(square);
    board?.cells.get(hand.square ?? square)?.focus();
    return true;
  }

  /** A piece in hand is placed; without one the square does what a click on it does. @param {string} square */
  #enter(square) {
    const { board, hand } = this.chooser;
    if (hand.kind) {
      if (!hand.square) hand.moveTo(square);
      void this.chooser.place();
    } else {
      board?.cells.get(square)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    return true;
  }
}

/**
 * Where a key leads from a square; null for other keys.
 * @param {{key: string, ctrlKey: boolean}} event @param {string} from @param {Size} size @returns {string | null}
 */
export function destination({ key, ctrlKey }, from, size) {
  const { column, row } = placeOf(from);
  const arrow = ARROWS[key];
  if (arrow) {
    const next = { column: column + arrow[0], row: row + arrow[1] };
    return isInside(next, size) ? squareAt(next) : from;
  }
  if (key === 'Home') return squareAt({ column: 0, row: ctrlKey ? 0 : row });
  if (key === 'End') return squareAt({ column: size.columns - 1, row: ctrlKey ? size.rows - 1 : row });
  return null;
}

/**
 * The kind that a key chooses: the n-th by digit, or the next whose name begins with the letter.
 * @param {string} key @param {import('./legal.js').Legal} legal @param {string | null} current @returns {string | null}
 */
export function kindFor(key, legal, current) {
  if (/^\d$/.test(key)) return legal.kinds[(Number(key) + 9) % 10] ?? null;
  if (!/^\p{L}$/u.test(key)) return null;
  const plain = (/** @type {string} */ text) => text.normalize('NFD').charAt(0).toLowerCase();
  const fitting = legal.kinds.filter((kind) => plain(legal.name(kind)) === plain(key));
  return fitting[(fitting.indexOf(current ?? '') + 1) % fitting.length] ?? null;
}

/** @param {string} square @param {Record<string, string> | null} what stands where, if the page says so */
function nameOf(square, what) {
  return what ? word('square', { square, what: what[`cell-${square.toLowerCase()}`] ?? word('free') }) : square;
}

/** @param {Element} grid */
function rowIn(grid) {
  const row = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  row.setAttribute('role', 'row');
  grid.append(row);
  return row;
}

/** @param {EventTarget | null} target @returns {string | null} */
function squareOf(target) {
  const id = target instanceof Element ? target.id : '';
  return id.startsWith('cell-') ? id.slice('cell-'.length).toUpperCase() : null;
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
