/**
 * Shows one step on the drawing: its elements are marked with `is-step`, and its words stand beside the first of
 * them. The story says it for those who hear the page.
 */
import { lay } from './lay.js';

/**
 * @typedef {object} Step something that happened
 * @property {number} ply of the action that brought it about, counted from 1
 * @property {number | null} seat
 * @property {string} kind `place`, `card`, `coins`, `bell`, `strike` or `end`
 * @property {string} words
 * @property {string[]} elements ids in the drawing
 * @property {string} [picture] the cards that are turned up or that strike, as SVG
 */

/** How far the caption stands from its element, and from the edge of the drawing. */
const GAP = 8;
const FLIGHT = /** @type {KeyframeAnimationOptions} */ ({ duration: 320, easing: 'ease-in' });

export class Stage {
  /** @type {Step | null} */ #step = null;
  /** @type {HTMLElement | null} */ #caption = null;
  /** Where the caption stands. */ #place = '';
  /** What was shown last with a picture: what comes of a strike is told under it. @type {Step | null} */ #pictured = null;

  /** @param {string} seat of the visitor; empty for a spectator */
  constructor(seat) {
    this.seat = seat;
  }

  /** @param {Step} step */
  show(step) {
    this.clear();
    this.#step = step;
    if (step.picture) this.#pictured = step;
    this.again();
  }

  /** Marks the step that is shown once more: a swap may have put other elements in the place of those that were. */
  again() {
    if (!this.#step) return;
    const elements = mark('is-step', this.#step.elements);
    this.#caption?.remove();
    this.#caption = captionOf(this.#step, this.#picture(this.#step));
    this.#place = this.#caption ? placeOf(this.#caption, elements) : '';
    lay('.step-caption', this.#place);
  }

  /** @param {Step} step */
  #picture({ picture, kind, ply }) {
    const isOutcome = kind === 'strike' && this.#pictured?.ply === ply;
    return picture ?? (isOutcome ? this.#pictured?.picture : undefined);
  }

  clear() {
    const [step, caption] = [this.#step, this.#caption];
    mark('is-step', []);
    this.#step = this.#caption = null;
    if (step && caption) this.#leave(step, caption);
  }

  /** What is gained or paid flies to where it is counted, if that is in sight. @param {Step} step @param {HTMLElement} caption */
  #leave({ kind, seat }, caption) {
    const stock = kind === 'coins' && String(seat) === this.seat ? document.querySelector('#turn .stock') : null;
    for (const before of document.querySelectorAll('.is-leaving')) before.remove();
    if (!stock || isStill()) return caption.remove();
    lay('.is-leaving', this.#place);
    const [from, to] = [caption.getBoundingClientRect(), stock.getBoundingClientRect()];
    const way = `translate(${middle(to).x - middle(from).x}px, ${middle(to).y - middle(from).y}px) scale(.6)`;
    caption.className = 'is-leaving';
    caption.animate([{ transform: 'none', opacity: 1 }, { transform: way, opacity: 0.2 }], FLIGHT).onfinish = () => caption.remove();
  }
}

/** Gives a class to these elements of the drawing and to no others. @param {string} name @param {string[]} ids @returns {Element[]} */
export function mark(name, ids) {
  for (const element of document.querySelectorAll(`#board .${name}`)) element.classList.remove(name);
  const elements = ids.flatMap((id) => document.getElementById(id)?.closest('#board [id]') ?? []);
  for (const element of elements) element.classList.add(name);
  return elements;
}

/** Whether the visitor wants things to stay where they are. */
function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @param {Step} step @param {string} [picture] @returns {HTMLElement | null} */
function captionOf({ kind, words }, picture) {
  const board = document.getElementById('board');
  if (!board || !words) return null;
  const caption = document.createElement('p');
  caption.className = 'step-caption';
  caption.dataset.kind = kind;
  caption.setAttribute('aria-hidden', 'true');
  caption.append(...pictureOf(picture), words);
  board.append(caption);
  return caption;
}

/** @param {string} [markup] @returns {Node[]} */
function pictureOf(markup) {
  return markup ? [...new DOMParser().parseFromString(markup, 'text/html').body.childNodes] : [];
}

/** Beside the first element that is in sight; without one it stands where the style sheet says. @param {HTMLElement} caption @param {Element[]} elements */
function placeOf(caption, elements) {
  const parent = caption.parentElement;
  if (!parent) return '';
  const board = inner(parent);
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const seen = boxes.find((box) => box.width > 0 && box.height > 0 && isIn(middle(box), board));
  // Its own size, not the one it has on its way in.
  const size = new DOMRect(0, 0, caption.offsetWidth, caption.offsetHeight);
  return seen ? beside(seen, size, board, board.top - parent.getBoundingClientRect().top) : '';
}

/** What a board shows, without what lies over its edge. @param {HTMLElement} board */
function inner(board) {
  const { left, top, width, height } = board.getBoundingClientRect();
  const above = Number.parseFloat(getComputedStyle(board).paddingBlockStart) || 0;
  return new DOMRect(left, top + above, width, height - above);
}

/** @param {{x: number, y: number}} point @param {DOMRect} box */
function isIn({ x, y }, { left, right, top, bottom }) {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Above an element, or below it where there is no room; inside the drawing in any case.
 * @param {DOMRect} element @param {DOMRect} caption @param {DOMRect} board @param {number} [offset] of the drawing below the top of what holds it @returns {string} declarations
 */
export function beside(element, caption, board, offset = 0) {
  const above = element.top - board.top - caption.height - GAP;
  const top = above >= GAP ? above : element.bottom - board.top + GAP;
  const left = middle(element).x - board.left - caption.width / 2;
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.round(Math.max(GAP, Math.min(at, room - size - GAP)));
  return `inset: ${offset + inside(top, caption.height, board.height)}px auto auto ${inside(left, caption.width, board.width)}px; translate: none`;
}

/** @param {DOMRect} box */
function middle({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}
