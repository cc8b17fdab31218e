/**
 * What stands beside the ghost: what it would claim or wall in, and for a finger the buttons to turn it, place it and
 * let it go. For a mouse the buttons lie in the tray.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { filled, word } from '../../../web/assets/page/words.js';
import { lay } from '../../../web/assets/table/lay.js';
import { covered, placeOf } from './geometry.js';

/** @typedef {import('./choose.js').Chooser} Chooser */
/** @typedef {import('../../../web/assets/table/preview.js').Preview} Preview */

/** From the ghost to what stands beside it, and from there to the edge of the window. */
const GAP = 10;

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
    chooser.hand.addEventListener('change', () => this.#show());
    chooser.hand.addEventListener('foreseen', (event) => this.#tell(/** @type {CustomEvent<Preview>} */ (event).detail));
    document.addEventListener('pointerdown', ({ pointerType }) => (this.#isTouch = pointerType === 'touch'), true);
    addEventListener('resize', () => this.#show());
    onSwap(() => this.#show());
  }

  #show() {
    const { hand } = this.chooser;
    this.tag.hidden = true;
    this.tools.hidden = !hand.kind || !hand.legal;
    if (!hand.kind || !hand.legal) return;
    this.turn.disabled = hand.legal.orientations(hand.kind).length < 2;
    this.place.disabled = !hand.isLegal;
    const box = this.#ghost();
    const isFloating = this.#isTouch && box !== null;
    this.tools.classList.toggle('is-floating', isFloating);
    const home = isFloating ? document.body : document.querySelector('#board .tray-tools') ?? document.body;
    if (this.tools.parentElement !== home) home.append(this.tools);
    if (isFloating && box) place('.ghost-tools.is-floating', this.tools, box);
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
    place('.ghost-tag', this.tag, box, this.tools.classList.contains('is-floating') && !this.tools.hidden);
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
 * Below the ghost, or above it where there is no room or something else lies below.
 * @param {string} selector @param {HTMLElement} element @param {DOMRect} box of the ghost @param {boolean} [isAbove]
 */
function place(selector, element, box, isAbove = false) {
  const { width, height } = element.getBoundingClientRect();
  const below = box.bottom + GAP;
  const above = Math.max(GAP, box.top - height - GAP);
  const top = isAbove || below + height > innerHeight - GAP ? above : below;
  const left = Math.max(GAP, Math.min(box.left + (box.width - width) / 2, innerWidth - width - GAP));
  lay(selector, `left: ${left}px; top: ${top}px`);
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
