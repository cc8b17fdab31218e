/**
 * Mouse, finger and pen over the board.
 *
 * A mouse places with a click. A finger hides what it touches: its first tap shows the ghost, a
 * second tap on the ghost places it. The wheel, a right click and a tap with a second finger turn the piece.
 */
import { say } from '../../../web/assets/page/status.js';
import { word } from '../../../web/assets/page/words.js';
import { covered, placeOf, squareAt } from './geometry.js';

/** @typedef {import('./choose.js').Chooser} Chooser */

/** A finger trembles within a tap: only beyond this many pixels does it drag. */
const TREMBLE = 8;
/** A trackpad sends a whole stream of turns for one stroke; one in this time is meant. */
const WHEEL_PAUSE_MS = 90;

export class Pointer {
  /** Fingers on the board now, and where they came down. @type {Map<number, PointerEvent>} */ #fingers = new Map();
  /** The squares of the ghost when the finger came down. @type {string[]} */ #shown = [];
  #lastType = '';
  #hasTurned = false;
  #wheeledAt = 0;

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    document.addEventListener('pointerdown', (event) => this.#down(event), true);
    document.addEventListener('pointermove', (event) => this.#moved(event));
    document.addEventListener('pointerup', (event) => this.#lifted(event));
    document.addEventListener('pointercancel', (event) => this.#lifted(event));
    // As a drag from the tray: the tap after it would be lost.
    document.addEventListener('touchmove', (event) => this.chooser.hand.kind && this.#fingers.size === 1 && event.preventDefault(), { passive: false });
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    document.addEventListener('mousedown', (event) => this.#rightPressed(event));
    document.addEventListener('contextmenu', (event) => this.chooser.hand.kind && isOnTable(event) && event.preventDefault());
  }

  /** @param {Event} event */
  #isOverBoard(event) {
    return event.target instanceof Element && (this.chooser.board?.svg.contains(event.target) ?? false);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#lastType = event.pointerType;
    if (event.pointerType !== 'touch' || !this.#isOverBoard(event)) return;
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size === 1) {
      this.#hasTurned = false;
      this.#shown = this.#ghost();
    } else if (this.#fingers.size === 2 && this.chooser.hand.kind) {
      this.#hasTurned = true;
      this.chooser.turn(1);
    }
  }

  /** @returns {string[]} */
  #ghost() {
    const { square, shape } = this.chooser.hand;
    return square ? covered(shape, placeOf(square)).map(squareAt) : [];
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const { hand, board } = this.chooser;
    if (!hand.kind || !board || !this.#isOverBoard(event)) return;
    const square = board.squareUnder(event);
    // A mouse that leaves the city takes the piece along; a finger leaves it where it was.
    if (event.pointerType === 'mouse') hand.moveTo(square);
    else if (square && this.#isDrag(event)) {
      document.body.classList.add('is-dragging');
      hand.moveTo(square);
    }
  }

  /** @param {PointerEvent} event */
  #lifted(event) {
    if (this.#fingers.delete(event.pointerId)) document.body.classList.remove('is-dragging');
  }

  /** @param {PointerEvent} event */
  #isDrag(event) {
    const start = this.#fingers.get(event.pointerId);
    if (!start || this.#hasTurned) return false;
    return Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > TREMBLE;
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const { hand } = this.chooser;
    const under = this.#squareOf(event);
    if (!under || !hand.legal || this.#hasTurned) return;
    if (!hand.kind) return say(word('empty-hand'));
    // Assistive technology clicks without a pointer: it hears the consequences first, like a finger.
    const isMouse = this.#lastType === 'mouse' && event.detail > 0;
    if (isMouse) hand.moveTo(under);
    const shown = event.detail > 0 ? this.#shown : this.#ghost();
    if (isMouse || shown.includes(under)) return void this.chooser.place();
    hand.moveTo(under);
  }

  /** The square that was clicked, if any. @param {MouseEvent} event */
  #squareOf(event) {
    if (!this.#isOverBoard(event)) return null;
    const { id } = /** @type {Element} */ (event.target);
    return id.startsWith('cell-') ? id.slice('cell-'.length).toUpperCase() : null;
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    if (!this.chooser.hand.kind || !isOnTable(event) || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheeledAt < WHEEL_PAUSE_MS) return;
    this.#wheeledAt = event.timeStamp;
    this.chooser.turn(event.deltaY > 0 ? 1 : -1);
  }
  /** @param {MouseEvent} event */
  #rightPressed(event) {
    if (event.button === 2 && this.chooser.hand.kind && isOnTable(event)) this.chooser.turn(1);
  }
}

/** Whether something happens over the board or its trays. @param {Event} event */
function isOnTable({ target }) {
  return target instanceof Element && target.closest('#board') !== null;
}
