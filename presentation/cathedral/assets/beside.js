/**
 * What stands beside the ghost: what it would claim or wall in, and for a finger the buttons to turn it, place it and
 * let it go. A mouse takes the ghost along, so that nothing beside it could be reached: its button to turn is at a corner
 * of the square under the pointer, and all three lie in the tray.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { filled, word } from '../../../web/assets/page/words.js';
import { lay } from '../../../web/assets/table/lay.js';
import { covered, placeOf, squareAt } from './geometry.js';

/** @typedef {import('./choose.js').Chooser} Chooser */
/** @typedef {import('../../../web/assets/table/preview.js').Preview} Preview */

/** From the ghost to what stands beside it, and from there to the edge of the window. */
const GAP = 10;
/** How wide the button at the corner of a square is. */
const CORNER = 28;
/** The corners of a square as steps from its upper left one, the one that is taken first if all are free first. @type {[number, number][]} */
const CORNERS = [[1, 0], [1, 1], [0, 0], [0, 1]];

export class Beside {
  #isTouch = matchMedia('(pointer: coarse)').matches;

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    this.tag = document.createElement('div');
    this.tag.className = 'ghost-tag';
    // The status line has said it already.
    this.tag.setAttribute('aria-hidden', 'true');
    this.tag.hidden = true;
    this.turn = button('turn', '↻', () => chooser.turn(1));
    this.place = button('place', word('place'), () => void chooser.place());
    this.tools = document.createElement('div');
    this.tools.className = 'ghost-tools';
    this.tools.hidden = true;
    this.tools.append(this.turn, this.place, button('release', '×', () => chooser.letGo()));
    this.corner = button('turn', '↻', () => chooser.turn(1));
    this.corner.className = 'ghost-corner';
    this.corner.tabIndex = -1;
    // The one in the tray is for those who do not see where this one is.
    this.corner.setAttribute('aria-hidden', 'true');
    chooser.hand.addEventListener('change', () => this.#show());
    chooser.hand.addEventListener('foreseen', (event) => this.#tell(/** @type {CustomEvent<Preview>} */ (event).detail));
    document.addEventListener('pointerdown', ({ pointerType }) => (this.#isTouch = pointerType === 'touch'), true);
    addEventListener('resize', () => this.#show());
    onSwap(() => this.#show());
  }

  #show() {
    const { hand, board } = this.chooser;
    this.tag.hidden = true;
    this.corner.hidden = true;
    this.tools.hidden = !hand.kind || !hand.legal;
    if (!hand.kind || !hand.legal) return;
    this.turn.disabled = hand.legal.orientations(hand.kind).length < 2;
    this.place.disabled = !hand.isLegal;
    const box = this.#ghost();
    const isFloating = this.#isTouch && box !== null;
    this.tools.classList.toggle('is-floating', isFloating);
    const home = isFloating ? document.body : document.querySelector('#board .tray-tools') ?? document.body;
    if (this.tools.parentElement !== home) home.append(this.tools);
    // However it is turned: a second press on the same place turns it once more.
    const around = board?.boxOf(hand.around);
    if (isFloating && around) put('.ghost-tools.is-floating', this.tools, [around]);
    if (!isFloating && box && !this.turn.disabled) this.#showCorner();
  }

  /** At the corner of the square under the pointer that has least of the ghost around it. */
  #showCorner() {
    const { hand, board } = this.chooser;
    const over = hand.over && placeOf(hand.over);
    const square = over && board?.boxOf([over]);
    if (!over || !square) return;
    const taken = new Set(covered(hand.shape, placeOf(hand.square ?? hand.over ?? '')).map(squareAt));
    const around = (/** @type {[number, number]} */ [dx, dy]) =>
      [[0, 1], [1, 0], [1, 1]].map(([across = 0, down = 0]) => ({ column: over.column + across * (2 * dx - 1), row: over.row + down * (2 * dy - 1) }));
    const crowd = (/** @type {[number, number]} */ corner) => around(corner).filter((place) => taken.has(squareAt(place))).length;
    const [[dx, dy] = [1, 0]] = CORNERS.toSorted((one, other) => crowd(one) - crowd(other));
    if (!this.corner.isConnected) document.body.append(this.corner);
    this.corner.hidden = false;
    lay('.ghost-corner', `left: ${square.left + dx * square.width - CORNER / 2}px; top: ${square.top + dy * square.height - CORNER / 2}px`);
  }

  /** @param {Preview} preview */
  #tell({ claims, isolates }) {
    const box = this.#ghost();
    const { claimsOne = '', claims: claimsMany = '', isolates: walls = '' } = drawing()?.dataset ?? {};
    const said = [];
    if (claims.length > 0) said.push(claims.length === 1 ? claimsOne : filled(claimsMany, { count: claims.length }));
    if (isolates.length > 0) said.push(walls);
    this.tag.hidden = !box || said.length === 0;
    if (!box || said.length === 0) return;
    this.tag.textContent = said.join(' · ');
    if (!this.tag.isConnected) document.body.append(this.tag);
    const isFloating = this.tools.classList.contains('is-floating') && !this.tools.hidden;
    put('.ghost-tag', this.tag, isFloating ? [box, this.tools.getBoundingClientRect()] : [box]);
  }

  #ghost() {
    const { hand, board } = this.chooser;
    return board && hand.square ? board.boxOf(covered(hand.shape, placeOf(hand.square))) : null;
  }
}

/** @returns {HTMLElement | null} */
function drawing() {
  return document.querySelector('#board .drawing');
}

/**
 * Below the ghost, or above it where there is no room or something else lies below; in what can be seen of the board.
 * @param {string} selector @param {HTMLElement} element @param {[DOMRect, ...DOMRect[]]} taken by the ghost, and by what stands beside it
 */
function put(selector, element, taken) {
  const { width, height } = element.getBoundingClientRect();
  const [box] = taken;
  const left = Math.max(GAP, Math.min(box.left + (box.width - width) / 2, innerWidth - width - GAP));
  const from = Math.max(0, document.getElementById('board')?.getBoundingClientRect().top ?? 0);
  const top = freeTop(taken, height, { from, to: innerHeight - GAP });
  lay(selector, `left: ${left}px; top: ${top}px`);
}

/**
 * Where something as high as this lies over nothing that is taken: below the first if it can, else above it, else beside
 * the next one.
 * @param {{top: number, bottom: number}[]} taken @param {number} height @param {{from: number, to: number}} room
 */
export function freeTop(taken, height, { from, to }) {
  const places = taken.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height]);
  const isFree = (/** @type {number} */ at) =>
    at >= from && at + height <= to && taken.every(({ top, bottom }) => at >= bottom || at + height <= top);
  return places.find(isFree) ?? Math.max(from, Math.min(places[1] ?? from, to - height));
}

/** @param {'turn' | 'place' | 'release'} name @param {string} text @param {() => void} press */
function button(name, text, press) {
  const made = document.createElement('button');
  made.type = 'button';
  made.dataset.tool = name;
  made.textContent = text;
  made.setAttribute('aria-label', word(name));
  made.addEventListener('click', press);
  // Right after a drag browsers take a tap for the end of it, and no click comes.
  made.addEventListener('touchend', (event) => {
    event.preventDefault();
    if (!made.disabled && isStillOn(made, event)) press();
  });
  return made;
}

/** Whether a finger was lifted where it came down. @param {Element} element @param {TouchEvent} event */
function isStillOn(element, { changedTouches }) {
  const [touch] = changedTouches;
  return touch !== undefined && element.contains(document.elementFromPoint(touch.clientX, touch.clientY));
}
