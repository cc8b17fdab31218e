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
    const svg = /** @type {SVGSVGElement | null} */ (document.querySelector('#board svg'));
    const cells = /** @type {SVGRectElement[]} */ ([...(svg?.querySelectorAll('[id^="cell-"]') ?? [])]);
    return svg && cells.some(({ id }) => id === 'cell-a1') ? new Board(svg, cells) : null;
  }

  /** The square under a point of the window; null outside the city. @param {{clientX: number, clientY: number}} at */
  squareUnder({ clientX, clientY }) {
    const matrix = this.layer.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const place = placeUnder(point, this.side, this.size);
    return place && squareAt(place);
  }

  /** @param {Place[]} places @param {boolean} isLegal */
  drawGhost(places, isLegal) {
    const group = this.#group(`ghost ${isLegal ? 'is-legal' : 'is-forbidden'}`);
    this.#path(group, 'ghost-fill', boxes(places, this.side));
    this.#path(group, 'ghost-edge', outline(places, this.side));
    if (!isLegal) this.#path(group, 'ghost-cross', crosses(places, this.side));
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
