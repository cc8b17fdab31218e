/**
 * The piece in hand: its kind, how it is turned and the square its pivot is held over.
 *
 * The hand tells others by a `change` event and knows neither the page nor the server. A piece that
 * is held over the board lies wholly inside: pushed against the wall it stays whole.
 */
import { covered, placeOf, pushedInside, squareAt } from './geometry.js';

/** @typedef {import('./legal.js').Legal} Legal */
/** @typedef {import('./geometry.js').Size} Size */

export class Hand extends EventTarget {
  /** @type {Legal | null} */ legal = null;
  /** @type {string | null} */ kind = null;
  /** @type {string} */ orientation = '';
  /** Where the pointer or cursor is. @type {string | null} */ #over = null;
  /** @type {Size} */ #size = { columns: 10, rows: 10 };

  /**
   * Takes over what may be placed now; the choice stays where it still makes sense.
   * @param {Legal | null} legal @param {Size} [size] of the board
   */
  adopt(legal, size = this.#size) {
    const isSameSeat = legal?.seat === this.legal?.seat;
    this.legal = legal;
    this.#size = size;
    if (this.kind && !(isSameSeat && legal?.kinds.includes(this.kind))) this.kind = null;
    if (!this.kind) this.#over = null;
    this.#settle();
    this.#tell();
  }

  /** @param {string} kind */
  take(kind) {
    if (!this.legal?.kinds.includes(kind)) return;
    // It stands as it lies in the tray, however the last one was turned.
    if (kind !== this.kind) this.orientation = '';
    this.kind = kind;
    this.#settle();
    this.#tell();
  }

  letGo() {
    this.kind = null;
    this.#over = null;
    this.#tell();
  }

  /** Turns the piece by quarter turns, over the orientations that differ. @param {1 | -1} by */
  turn(by) {
    if (!this.kind || !this.legal) return;
    const all = this.legal.orientations(this.kind);
    const next = (all.indexOf(this.orientation) + by + all.length) % all.length;
    this.orientation = all[next] ?? this.orientation;
    this.#tell();
  }

  /** @param {string | null} square */
  moveTo(square) {
    if (square === this.#over) return;
    this.#over = square;
    this.#tell();
  }

  /** The square under the pivot, as near to the pointer as the wall allows. */
  get square() {
    if (!this.#over || this.shape.length === 0) return null;
    return squareAt(pushedInside(this.shape, placeOf(this.#over), this.#size));
  }

  /** The square under the pointer itself. */
  get over() {
    return this.#over;
  }

  /** Offsets of the piece as it is turned; empty when nothing is in hand. */
  get shape() {
    return this.legal?.shape(this.form) ?? [];
  }

  /** The squares that the piece covers in any of its turns where it is held. */
  get around() {
    const { kind, legal } = this;
    const over = this.#over && placeOf(this.#over);
    if (!kind || !legal || !over) return [];
    const shapes = legal.orientations(kind).map((orientation) => legal.shape(kind + orientation));
    return shapes.flatMap((shape) => covered(shape, pushedInside(shape, over, this.#size)));
  }

  /** Kind and orientation, as the notation writes them: `CSw`. */
  get form() {
    return this.kind ? this.kind + this.orientation : '';
  }

  /** The placement this hand would make, or null while something is missing: `CSwD2`. */
  get action() {
    return this.kind && this.square ? this.form + this.square : null;
  }

  get isLegal() {
    return this.square !== null && (this.legal?.allows(this.form, this.square) ?? false);
  }

  /** Keeps the orientation among those of the kind. */
  #settle() {
    const all = (this.kind && this.legal?.orientations(this.kind)) || [];
    if (all.length > 0 && !all.includes(this.orientation)) this.orientation = all[0] ?? '';
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }
}
