/**
 * Placing without pointing: for the piece in hand a list of the squares it may stand on, and buttons
 * to turn, place and let go. A finger confirms with them as well.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { word } from '../../../web/assets/page/words.js';

/** @typedef {import('./choose.js').Chooser} Chooser */

export class List {
  /** @type {string | null} */ #listed = null;

  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    this.turn = button('turn', () => chooser.turn(1));
    this.place = button('place', () => void chooser.place());
    this.release = button('release', () => this.#release());
    this.squares = document.createElement('select');
    this.squares.id = 'squares-list';
    this.squares.addEventListener('change', () => chooser.hand.moveTo(this.squares.value || null));
    this.box = this.#built();
    chooser.hand.addEventListener('change', () => this.#show());
    onSwap(() => this.#wire());
  }

  #built() {
    const label = document.createElement('label');
    label.htmlFor = this.squares.id;
    label.textContent = word('where');
    const box = document.createElement('div');
    box.className = 'hand-tools';
    box.append(this.turn, label, this.squares, this.place, this.release);
    return box;
  }

  #wire() {
    const kinds = document.querySelector('#choose .kinds');
    if (kinds) kinds.after(this.box);
    this.#show();
  }

  #show() {
    const { hand } = this.chooser;
    this.box.hidden = !hand.kind || !hand.legal;
    if (!hand.kind || !hand.legal) return;
    this.#fill(hand.legal.squaresFor(hand.form));
    this.squares.value = hand.isLegal ? hand.square ?? '' : '';
    this.place.disabled = !hand.isLegal;
    this.turn.disabled = hand.legal.orientations(hand.kind).length < 2;
  }

  /** Leaves an equal list alone: a screen reader may be inside it. @param {string[]} squares */
  #fill(squares) {
    const listed = squares.join();
    if (this.#listed === listed) return;
    this.#listed = listed;
    const head = option('', squares.length > 0 ? '–' : word('nowhere'));
    this.squares.replaceChildren(head, ...squares.map((square) => option(square, square)));
  }

  /** The button goes with the piece, so the focus goes back to where the piece came from. */
  #release() {
    const { kind } = this.chooser.hand;
    this.chooser.letGo();
    /** @type {HTMLElement | null} */ (document.querySelector(`#choose [data-kind="${kind}"]`))?.focus();
  }
}

/** @param {'turn' | 'place' | 'release'} name @param {() => void} press */
function button(name, press) {
  const made = document.createElement('button');
  made.type = 'button';
  made.dataset.do = name;
  made.textContent = word(name);
  made.addEventListener('click', press);
  return made;
}

/** @param {string} value @param {string} text */
function option(value, text) {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = text;
  return made;
}
