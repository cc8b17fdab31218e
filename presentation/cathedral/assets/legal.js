/**
 * What may be placed where, as the server wrote it into `#legal`: a lookup, no rule.
 *
 * @typedef {import('./geometry.js').Offset} Offset
 * @typedef {object} LegalJson
 * @property {number} seat
 * @property {Record<string, string>} placements squares by kind and orientation: `{"CSn": "B2 C2"}`
 * @property {Record<string, Offset[]>} shapes offsets by kind and orientation
 * @property {Record<string, string>} names in the visitor's language, by kind
 */
import { covered, placeOf, squareAt } from './geometry.js';

/** Kinds are written with two letters, an orientation with one. */
const KIND_LENGTH = 2;

export class Legal {
  /** @param {LegalJson} json */
  constructor(json) {
    this.json = json;
    this.seat = json.seat;
    this.shapes = new Map(Object.entries(json.shapes));
    this.names = new Map(Object.entries(json.names));
    /** @type {Map<string, string[]>} */
    this.squares = new Map(
      Object.entries(json.placements).map(([form, list]) => [form, list.split(' ').filter(Boolean)]),
    );
    this.sets = new Map([...this.squares].map(([form, list]) => [form, new Set(list)]));
  }

  /** The kinds in hand, in the server's order. @returns {string[]} */
  get kinds() {
    return [...new Set([...this.shapes.keys()].map((form) => form.slice(0, KIND_LENGTH)))];
  }

  /** The orientations of a kind, in the order in which it turns. @param {string} kind @returns {string[]} */
  orientations(kind) {
    const own = [...this.shapes.keys()].filter((form) => form.slice(0, KIND_LENGTH) === kind);
    return own.map((form) => form.slice(KIND_LENGTH)).sort((a, b) => 'nesw'.indexOf(a) - 'nesw'.indexOf(b));
  }

  /** @param {string} form kind and orientation: `CSn` @returns {Offset[]} */
  shape(form) {
    return this.shapes.get(form) ?? [];
  }

  /** @param {string} form @returns {string[]} the squares for the pivot, in reading order as sent */
  squaresFor(form) {
    return this.squares.get(form) ?? [];
  }

  /** @param {string} form @param {string} square */
  allows(form, square) {
    return this.sets.get(form)?.has(square) ?? false;
  }

  /** Those of these squares that nothing can cover. @param {string[]} squares @returns {Set<string>} */
  closed(squares) {
    const shut = new Set(squares);
    for (const [form, pivots] of this.squares) {
      for (const pivot of pivots) for (const place of covered(this.shape(form), placeOf(pivot))) shut.delete(squareAt(place));
    }
    return shut;
  }

  /** @param {string} kind */
  name(kind) {
    return this.names.get(kind) ?? kind;
  }
}

/** What somebody may plan while another is to move: anything they still have, anywhere. Whether it stands is seen then. */
export class Planned extends Legal {
  /** @param {Legal} known what could be placed last @param {string[]} kinds that are still in the tray */
  constructor(known, kinds) {
    const shapes = Object.entries(known.json.shapes).filter(([form]) => kinds.includes(form.slice(0, KIND_LENGTH)));
    super({ ...known.json, shapes: Object.fromEntries(shapes), placements: {} });
  }

  /** @override */
  allows() {
    return true;
  }
}

/** What the page says may be placed, or null when this visitor is not asked to place. @param {Document} [page] */
export function legalOf(page = document) {
  const text = page.getElementById('legal')?.textContent;
  const json = text ? JSON.parse(text) : null;
  // A question that is not about placing has no shapes.
  const legal = json?.shapes ? new Legal(json) : null;
  return legal && legal.kinds.length > 0 ? legal : null;
}
