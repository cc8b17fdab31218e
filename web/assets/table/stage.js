/**
 * Shows one step on the drawing: its elements are marked with `is-step`, and its words stand beside the first of
 * them. The story says it for those who hear the page.
 */
import { lay } from './lay.js';
import { Past } from './past.js';

/**
 * @typedef {object} Step something that happened
 * @property {number} ply of the action that brought it about, counted from 1
 * @property {number | null} seat
 * @property {string} kind `place`, `card`, `coins`, `bell`, `strike`, `feat` or `end`
 * @property {string} words
 * @property {string[]} elements ids in the drawing
 * @property {string} [picture] the cards that are turned up or that strike, as SVG
 * @property {string} [overlay] what is drawn over the drawing meanwhile
 */

/** How far the caption stands from its element, and from the edge of the drawing. */
const GAP = 8;
const FLIGHT = /** @type {KeyframeAnimationOptions} */ ({ duration: 320, easing: 'ease-in' });
/** A number that has changed. @type {Keyframe[]} */
const TICK = [{ transform: 'none' }, { transform: 'scale(1.22)', offset: 0.3 }, { transform: 'none' }];

export class Stage {
  /** In a drawing, where it may also say by `data-at` what lies at an element. */
  #past = new Past('#board svg', (id) => `:is(#${id}, [data-at="${id}"])`);
  /** The numbers of the visitor's stock. */
  #stock = new Past('#turn .stock', (id) => `[data-explain="${id}"] > span[aria-hidden]`);
  /** @type {Step | null} */ #step = null;
  /** @type {HTMLElement | null} */ #caption = null;
  /** Where the caption stands. */ #place = '';
  /** What was shown last with a picture: what comes of a strike is told under it. @type {Step | null} */ #pictured = null;
  /** Ends what flies. */ #land = () => {};

  /** @param {string} seat of the visitor; empty for a spectator */
  constructor(seat) {
    this.seat = seat;
  }

  /** Before a swap: how things are is kept for these steps, which come with it. @param {Step[]} steps */
  keep(steps) {
    this.#past.keep(steps);
    this.#stock.keep(steps);
  }

  /** After it: how things were is seen until these steps are shown. @param {Step[]} steps */
  hold(steps) {
    this.#past.hold(steps);
    this.#stock.hold(steps.filter((step) => this.#isOwn(step)));
  }

  /** Nothing more is shown: everything is as it is. */
  leave() {
    this.#past.clear();
    this.#stock.clear();
  }

  /** Whether it changes what the visitor holds. @param {Step} step */
  #isOwn({ kind, seat }) {
    return kind === 'coins' && String(seat) === this.seat;
  }

  /** @param {Step} step */
  show(step) {
    this.clear();
    this.#past.release(step);
    this.#step = step;
    if (step.picture) this.#pictured = step;
    tellStep(step);
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
    drawOver(this.#step.overlay);
  }

  /** @param {Step} step */
  #picture({ picture, kind, ply }) {
    const isOutcome = kind === 'strike' && this.#pictured?.ply === ply;
    return picture ?? (isOutcome ? this.#pictured?.picture : undefined);
  }

  clear() {
    const [step, caption] = [this.#step, this.#caption];
    mark('is-step', []);
    drawOver();
    this.#step = this.#caption = null;
    if (step && caption) this.#fly(step, caption);
    else if (step) this.#stock.release(step);
  }

  /** What is gained or paid flies to where it is counted, if that is in sight. @param {Step} step @param {HTMLElement} caption */
  #fly(step, caption) {
    this.#land();
    const land = () => {
      caption.remove();
      this.#stock.release(step);
    };
    const counter = this.#counterOf(step);
    if (!counter || isStill()) return land();
    this.#land = land;
    caption.className = 'is-leaving';
    lay('.is-leaving', this.#place);
    const [from, to] = [caption.getBoundingClientRect(), counter.getBoundingClientRect()];
    const way = `translate(${middle(to).x - middle(from).x}px, ${middle(to).y - middle(from).y}px) scale(.6)`;
    caption.animate([{ transform: 'none', opacity: 1 }, { transform: way, opacity: 0.2 }], FLIGHT).onfinish = () => {
      // The next one has ended it.
      if (this.#land !== land) return;
      land();
      counter.animate(TICK, FLIGHT);
    };
  }

  /** Where what this seat gains or pays is counted: the sign in the visitor's stock, or the plate of another. @param {Step} step @returns {Element | undefined} */
  #counterOf(step) {
    if (step.kind !== 'coins' || step.seat === null) return undefined;
    const own = step.elements.map((id) => `#turn .stock [data-explain="${CSS.escape(id)}"]`);
    const counters = this.#isOwn(step) ? [...own, '#turn .stock'] : [`#plates .plate[data-side="${step.seat}"]`];
    const found = counters.flatMap((at) => document.querySelector(at) ?? []);
    return found.find((counter) => counter.getClientRects().length > 0);
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
export function isStill() {
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

/** Beside the first element that is in sight; without one it stands where the style sheet says, under what lies over the edge. @param {HTMLElement} caption @param {Element[]} elements */
function placeOf(caption, elements) {
  const parent = caption.parentElement;
  if (!parent) return '';
  const board = inner(parent);
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const seen = boxes.find((box) => box.width > 0 && box.height > 0 && isIn(middle(box), board));
  // Its own size, not the one it has on its way in.
  const size = new DOMRect(0, 0, caption.offsetWidth, caption.offsetHeight);
  const offset = board.top - parent.getBoundingClientRect().top;
  if (seen) return beside(seen, size, board, offset);
  return offset > 0 ? `inset-block-start: ${offset + GAP}px` : '';
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

/** Draws this over the drawing, or nothing; what is there already goes on moving. @param {string} [markup] */
function drawOver(markup) {
  const layer = document.getElementById('stage');
  if (!layer || (markup && layer.childElementCount > 0)) return;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${markup ?? ''}</svg>`;
  layer.replaceChildren(...new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.childNodes);
}

/** Others look where it happens; null once all has been shown. @param {Step | null} step */
export function tellStep(step) {
  document.dispatchEvent(new CustomEvent('step', { detail: step }));
}
