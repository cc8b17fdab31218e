/**
 * The drawn board: its squares (`cell-a1` and so on), and under them a layer that is the script's own.
 *
 * The layer carries classes only; the style sheet says how a ghost, a claim or an outline looks.
 */
import { boxes, crosses, outline, placeOf, placeUnder, squareAt } from './geometry.js';

/** @typedef {import('./geometry.js').Place} Place */

const SVG = 'http://www.w3.org/2000/svg';

export class Board {
  /** @param {SVGSVGElement} svg @param {SVGRectElement[]} cells */
  constructor(svg, cells) {
    this.svg = svg;
    this.cells = new Map(cells.map((cell) => [cell.id.slice('cell-'.length).toUpperCase(), cell]));
    const places = [...this.cells.keys()].map(placeOf);
    this.size = {
      columns: 1 + Math.max(...places.map(({ column }) => column)),
      rows: 1 + Math.max(...places.map(({ row }) => row)),
    };
    const corner = /** @type {SVGRectElement} */ (this.cells.get('A1'));
    this.side = Number(corner.getAttribute('width'));
    this.layer = /** @type {SVGGElement} */ (svg.querySelector('.layer'));
  }

  /** The board the page shows, or null on a page without. @returns {Board | null} */
  static find() {
    const corner = /** @type {SVGRectElement | null} */ (document.querySelector('#board #cell-a1'));
    const svg = corner?.ownerSVGElement;
    const cells = /** @type {SVGRectElement[]} */ ([...(svg?.querySelectorAll('[id^="cell-"]') ?? [])]);
    return svg ? new Board(svg, cells) : null;
  }

  /** The square under a point of the window; null outside the city. @param {{clientX: number, clientY: number}} at @param {number} [reach] beyond its edge, in squares */
  squareUnder({ clientX, clientY }, reach = 0) {
    const matrix = this.layer.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const place = placeUnder(point, this.side, this.size, reach);
    return place && squareAt(place);
  }

  /** Where some squares are in the window. @param {Place[]} places @returns {DOMRect | null} */
  boxOf(places) {
    const matrix = this.layer.getScreenCTM();
    if (!matrix || places.length === 0) return null;
    const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)];
    const at = (/** @type {number} */ column, /** @type {number} */ row) =>
      new DOMPoint(column * this.side, row * this.side).matrixTransform(matrix);
    const [from, to] = [at(Math.min(...columns), Math.min(...rows)), at(Math.max(...columns) + 1, Math.max(...rows) + 1)];
    return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
  }

  /**
   * A piece in the colour of its side; where it may not stand, with a cross in the squares that are in its way.
   * @param {Place[]} places @param {'is-legal' | 'is-forbidden' | 'is-planned'} state @param {number} seat @param {Place[]} [crossed]
   */
  drawGhost(places, state, seat, crossed = places) {
    const group = this.#group(`ghost of-seat-${seat} ${state}`);
    this.#path(group, 'ghost-fill', boxes(places, this.side));
    this.#path(group, 'ghost-edge', outline(places, this.side));
    if (state === 'is-forbidden') this.#path(group, 'ghost-cross', crosses(crossed, this.side));
  }

  /** Outlines what a placement would bring about. @param {string[]} claims @param {string[][]} isolates */
  drawConsequences(claims, isolates) {
    const claimed = claims.map(placeOf);
    this.#path(this.#group('claims'), 'claim', boxes(claimed, this.side));
    this.#path(this.#group('claim-outlines'), 'claim-edge', outline(claimed, this.side));
    for (const piece of isolates) {
      this.#path(this.#group('isolated'), 'isolated-edge', outline(piece.map(placeOf), this.side));
    }
  }

  clear() {
    this.layer.replaceChildren();
  }

  /** @param {string} name */
  #group(name) {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', name);
    this.layer.append(group);
    return group;
  }

  /** @param {SVGElement} group @param {string} name @param {string} data */
  #path(group, name, data) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', data);
    group.append(path);
  }
}
