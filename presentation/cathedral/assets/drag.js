/**
 * Dragging a piece from the tray onto the board: a mouse places it where it is let go; a finger, which hides what it
 * does, leaves it there to be turned and placed. Let go anywhere else it goes back; from a finger it stays in hand, as
 * after a tap, unless it is let go over the tray.
 *
 * The tray is the list of kinds among all actions and the pieces in hand drawn beside the board
 * (`hand-dark-castle-0`), which also answer a plain click.
 */

import { carry, putDown } from './carried.js';
import { drawnKind } from './kinds.js';

/** @typedef {import('./choose.js').Chooser} Chooser */

/** How far the pointer goes before a press becomes a drag. */
const START = 6;
/** A finger holds the piece by its lower end, so that it sees where it goes. */
const LIFT = 44;
/** Let go this near to the city, in squares, the piece stands at its wall. */
const REACH = 0.5;

export class Drag {
  /** @type {{kind: string, start: PointerEvent, hasMoved: boolean} | null} */ #held = null;

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    document.addEventListener('pointerdown', (event) => this.#down(event));
    document.addEventListener('pointermove', (event) => this.#moved(event));
    document.addEventListener('pointerup', (event) => this.#up(event));
    document.addEventListener('pointercancel', () => this.#drop());
    // A browser that takes a drag for scrolling, though nothing scrolls, takes the tap after it for the end of that.
    document.addEventListener('touchmove', (event) => this.#held && event.preventDefault(), { passive: false });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.#drop());
    // The browser's own dragging of pictures and text would take the pointer away.
    document.addEventListener('dragstart', (event) => this.#held && event.preventDefault());
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { legal } = this.chooser.hand;
    const kind = event.button === 0 && legal ? kindOf(event.target, legal.seat) : null;
    this.#held = kind && legal?.kinds.includes(kind) ? { kind, start: event, hasMoved: false } : null;
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.start.pointerId) return;
    const way = Math.hypot(event.clientX - held.start.clientX, event.clientY - held.start.clientY);
    if (!held.hasMoved && way < START) return;
    if (!held.hasMoved) this.chooser.take(held.kind);
    held.hasMoved = true;
    // What stands beside the ghost would lie over the squares that the finger seeks.
    document.body.classList.add('is-dragging');
    const square = this.#squareUnder(event);
    this.chooser.hand.moveTo(square);
    // Over the board it is seen as a ghost.
    if (square) putDown();
    else carry(this.chooser.hand, event);
  }

  #drop() {
    this.#held = null;
    document.body.classList.remove('is-dragging');
    putDown();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#held;
    this.#drop();
    if (!held || event.pointerId !== held.start.pointerId) return;
    if (!held.hasMoved) return this.#clicked(held);
    swallowClick();
    if (!this.#squareUnder(event)) return this.#missed(event);
    if (event.pointerType !== 'touch') void this.chooser.place();
  }

  /** @param {PointerEvent} event */
  #missed({ pointerType, clientX, clientY }) {
    const isBack = document.elementFromPoint(clientX, clientY)?.closest('.tray-own, #choose') != null;
    if (pointerType === 'touch' && !isBack) this.chooser.announceHand();
    else this.chooser.letGo();
  }

  /** A press on a drawn piece takes it; buttons take care of their own clicks. @param {{kind: string, start: PointerEvent}} held */
  #clicked({ kind, start }) {
    if (!(start.target instanceof Element) || start.target.closest('[data-kind]')) return;
    this.chooser.take(kind);
  }

  /** @param {PointerEvent} event */
  #squareUnder({ clientX, clientY, pointerType }) {
    const lift = pointerType === 'touch' ? LIFT : 0;
    return this.chooser.board?.squareUnder({ clientX, clientY: clientY - lift }, REACH) ?? null;
  }
}

/** @param {EventTarget | null} target @param {number} seat that is to act @returns {string | null} */
function kindOf(target, seat) {
  if (!(target instanceof Element)) return null;
  const button = target.closest('#choose [data-kind]');
  return button ? button.getAttribute('data-kind') : drawnKind(target.closest('[id^="hand-"]'), seat);
}

/** A click follows the release of a drag; it is not meant for what lies there. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => event.stopImmediatePropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
