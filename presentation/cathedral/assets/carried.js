/** The piece that a drag carries between the tray and the board: its shape at the pointer, in the colour of its side. */
import { lay } from '../../../web/assets/table/lay.js';
import { boxes, covered, outline } from './geometry.js';

/** @typedef {import('./hand.js').Hand} Hand */

const SVG = 'http://www.w3.org/2000/svg';
/** A square of it, in pixels. */
const SIDE = 34;

/** @param {Hand} hand @param {{clientX: number, clientY: number}} at */
export function carry(hand, { clientX, clientY }) {
  const shape = hand.shape;
  const left = Math.min(...shape.map(([dx]) => dx));
  const top = Math.min(...shape.map(([, dy]) => dy));
  const places = covered(shape, { column: -left, row: -top });
  drawn().setAttribute('class', `carried of-seat-${hand.legal?.seat ?? 0}`);
  drawn().firstElementChild?.setAttribute('d', boxes(places, SIDE));
  drawn().lastElementChild?.setAttribute('d', outline(places, SIDE));
  const [x, y] = [clientX + (left - 0.5) * SIDE, clientY + (top - 0.5) * SIDE];
  lay('.carried', `transform: translate(${x}px, ${y}px)`);
}

export function putDown() {
  document.querySelector('.carried')?.remove();
}

function drawn() {
  const shown = document.querySelector('.carried');
  if (shown) return shown;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'carried');
  svg.setAttribute('aria-hidden', 'true');
  for (const name of ['ghost-fill', 'ghost-edge']) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    svg.append(path);
  }
  document.body.append(svg);
  return svg;
}
