/**
 * Looking at a large drawing: the whole, a sheet or a section fills the frame; wheel and pinch zoom where the pointer
 * is, dragging moves, and so do keys. What is looked at stays when the drawing changes.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { lay } from '../../../web/assets/table/lay.js';
import { around, boxOf, held, roomOf, wholeOf } from './frames.js';

/** @typedef {import('./frames.js').Rectangle} Rectangle */

/** The narrowest that can be looked at, and how much one step of a key or a button zooms. */
const NARROWEST = 90;
const STEP = 1.35;
/** A press that moves no further than this is a click. */
const STILL = 6;
/** A section is drawn at least so large that its lettering can be read and its smallest box be met by a finger. */
const READABLE = 0.92;
const LEAST_BOX = 24;
/** Those that are no sections. */
const WHOLES = new Set(['board-whole', 'sheet-left', 'sheet-right']);
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Viewport {
  /** What was asked for: ids of elements, none for the whole. */ #ids = '';
  /** @type {Rectangle | null} what is looked at, once somebody has zoomed or moved */ #view = null;
  /** @type {Map<number, {x: number, y: number}>} */ #pointers = new Map();
  #moved = 0;
  /** @type {SVGSVGElement | null} what was looked at last */ #drawing = null;
  /** What the visitor was asked last. */ #asked = '';
  /** The step of a lesson that was looked at. */ #step = '';

  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    table.classList.add('has-viewport');
    for (const id of ['views', 'tabs']) document.getElementById(id)?.removeAttribute('hidden');
    document.addEventListener('click', (event) => this.#clicked(event), true);
    document.addEventListener('keydown', (event) => this.#pressed(event), true);
    document.addEventListener('focusin', (event) => this.#focused(event.target));
    for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      document.addEventListener(name, (event) => this.#pointed(/** @type {PointerEvent} */ (event)));
    }
    document.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    addEventListener('resize', () => this.#look());
    // All three sheets at once are too small to begin with.
    this.lookAt(isNarrow() ? askedOnBoard() || 'own-castle' : 'board-whole', 'board');
    onSwap(() => {
      this.board?.setAttribute('tabindex', '0');
      this.board?.setAttribute('aria-describedby', 'keys-note');
      // A drawing whose elements were exchanged is looked at as before.
      if (this.svg !== this.#drawing) this.#look();
      this.#follow();
      this.#followLesson();
      markViews();
    });
  }

  /** When something else is asked and nothing of it is in sight, looks where it is. */
  #follow() {
    const asked = document.querySelector('#turn .asked')?.textContent ?? '';
    const isNew = this.#asked !== '' && asked !== this.#asked;
    this.#asked = asked;
    // The page may be scrolled down to what was answered; on a phone the drawing stays where it is.
    const task = document.getElementById('lesson') ?? document.getElementById('turn');
    if (!isNew) return;
    if (!isNarrow()) task?.scrollIntoView({ block: 'nearest' });
    const lit = [...document.querySelectorAll('#board .is-lit')];
    const frame = this.svg?.getBoundingClientRect();
    if (!frame || lit.some((element) => isWithin(element.getBoundingClientRect(), frame))) return;
    const near = isNarrow() ? askedOnBoard() : '';
    if (near) this.lookAt(near, 'board');
    else this.#lookAtSheetOf(lit[0]);
  }

  /** A step of a lesson is looked at where it is to be done. */
  #followLesson() {
    const hint = /** @type {HTMLElement | null} */ (document.querySelector('#lesson [data-shows]'));
    if (!hint || hint.id === this.#step) return;
    this.#step = hint.id;
    const [element] = (hint.dataset.shows ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);
    this.#lookAtSheetOf(element);
  }

  /** @param {Element | undefined} element */
  #lookAtSheetOf(element) {
    const sheet = element?.closest([...WHOLES].map((id) => `#${id}`).join());
    const button = sheet && document.querySelector(`#views [data-view="${sheet.id}"]`);
    if (button) this.lookAt(sheet.id, /** @type {HTMLElement} */ (button).dataset.code ?? '');
  }

  get board() {
    return document.getElementById('board');
  }

  get svg() {
    return /** @type {SVGSVGElement | null} */ (document.querySelector('#board > svg'));
  }

  /** @param {string} ids of elements, none for the whole @param {string} code of the sheet they are on */
  lookAt(ids, code) {
    this.#ids = ids;
    this.#view = null;
    this.#look();
    for (const button of document.querySelectorAll('[data-view]')) {
      const { view, code: own } = /** @type {HTMLElement} */ (button).dataset;
      const isIt = view === ids || (own === code && !button.closest('.sections'));
      button.setAttribute('aria-pressed', String(isIt));
    }
    for (const group of document.querySelectorAll('#views .sections')) {
      /** @type {HTMLElement} */ (group).hidden = /** @type {HTMLElement} */ (group).dataset.of !== code;
    }
  }

  /** Zooms by a factor around a place in the window, or around the middle. @param {number} by @param {{x: number, y: number}} [at] */
  zoom(by, at) {
    const { svg } = this;
    const matrix = svg?.getScreenCTM();
    if (!svg || !matrix) return;
    const seen = this.#seen();
    const whole = wholeOf(svg);
    const width = Math.min(Math.max(seen.width / by, NARROWEST), whole.width * 1.6);
    const factor = width / seen.width;
    const box = svg.getBoundingClientRect();
    const place = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(matrix.inverse());
    this.#view = {
      x: x - (x - seen.x) * factor, y: y - (y - seen.y) * factor,
      width, height: seen.height * factor,
    };
    this.#look();
  }

  /** Moves what is looked at, in pixels of the window. @param {number} dx @param {number} dy */
  move(dx, dy) {
    const scale = this.svg?.getScreenCTM()?.a ?? 1;
    const { x, y, width, height } = this.#seen();
    this.#view = { x: x + dx / scale, y: y + dy / scale, width, height };
    this.#look();
  }

  /** What the frame shows of the drawing, all of it. @returns {Rectangle} */
  #seen() {
    const { svg } = this;
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!svg || !matrix) return { x: 0, y: 0, width: 1, height: 1 };
    const box = svg.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(matrix);
    const end = new DOMPoint(box.right, box.bottom).matrixTransform(matrix);
    return { x, y, width: end.x - x, height: end.y - y };
  }

  #look() {
    const { svg } = this;
    this.#drawing = svg;
    if (!svg) return;
    const whole = wholeOf(svg);
    const view = this.#view ? held(this.#view, whole) : this.#fitted(svg, whole);
    const { x, y, width, height } = view;
    svg.setAttribute('viewBox', [x, y, width, height].map((number) => number.toFixed(2)).join(' '));
    // Where the page gives the frame no height, it is as high as what was asked for.
    if (!this.#view) lay('.has-viewport #board > svg', `aspect-ratio: ${view.width} / ${view.height}`);
    this.board?.classList.toggle('is-near-by', this.#view !== null || this.#ids !== '');
  }

  /** @param {SVGSVGElement} svg @param {Rectangle} whole @returns {Rectangle} */
  #fitted(svg, whole) {
    const elements = this.#ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const boxes = /** @type {SVGGraphicsElement[]} */ (/** @type {unknown} */ (elements)).map((element) => boxOf(svg, element));
    if (boxes.length === 0) return whole;
    const all = around(boxes);
    const room = roomOf(svg);
    if (WHOLES.has(this.#ids) || room.width === 0) return all;
    const inside = elements.flatMap((element) => [...element.querySelectorAll('[id^="box-"]')]);
    const sides = inside.map((box) => boxOf(svg, /** @type {SVGGraphicsElement} */ (box))).map(({ width, height }) => Math.min(width, height));
    const readable = Math.max(READABLE, LEAST_BOX / Math.min(...sides));
    const scale = Math.max(Math.min(room.width / all.width, room.height / all.height), readable);
    // What does not fit then is moved into sight; one begins at its beginning.
    return { x: all.x, y: all.y, width: Math.min(all.width, room.width / scale), height: Math.min(all.height, room.height / scale) };
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (this.#moved > STILL && event.target instanceof Element && event.target.closest('#board')) {
      // The end of a movement is no click.
      event.stopPropagation();
      event.preventDefault();
      this.#moved = 0;
      return;
    }
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    const { view, code, zoom, go } = button.dataset;
    if (view !== undefined) {
      this.lookAt(view, code ?? '');
      if (button.closest('#tabs')) document.getElementById('views')?.scrollIntoView({ block: 'start' });
    } else if (zoom === 'fit') this.lookAt(this.#ids, codeNow());
    else if (zoom) this.zoom(zoom === 'in' ? STEP : 1 / STEP);
    else if (go) document.getElementById(go)?.scrollIntoView({ block: 'start' });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || !target?.closest('#board')) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') this.zoom(STEP);
    else if (event.key === '-' || event.key === '−') this.zoom(1 / STEP);
    else if (event.key === '0') this.lookAt(this.#ids, codeNow());
    else if (arrow && target.id === 'board') this.move(arrow[0] * 60, arrow[1] * 60);
    else if (arrow && event.shiftKey) goBeside(target, arrow);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What has the focus is in sight. @param {EventTarget | null} target */
  #focused(target) {
    const element = target instanceof SVGGraphicsElement && target.closest('#board') ? target : null;
    const { svg } = this;
    if (!element || !svg) return;
    const box = element.getBoundingClientRect();
    const frame = svg.getBoundingClientRect();
    if (isWithin(box, frame)) return;
    this.move(box.x + box.width / 2 - frame.x - frame.width / 2, box.y + box.height / 2 - frame.y - frame.height / 2);
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    if (!(event.target instanceof Element) || !event.target.closest('#board > svg')) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
  }

  /** One pointer moves the drawing, two zoom it. @param {PointerEvent} event */
  #pointed(event) {
    const now = { x: event.clientX, y: event.clientY };
    if (event.type === 'pointerdown') {
      const isHere = event.target instanceof Element && event.target.closest('#board > svg');
      if (!isHere || event.button !== 0) return;
      if (this.#pointers.size === 0) this.#moved = 0;
      this.#pointers.set(event.pointerId, now);
      return;
    }
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (event.type !== 'pointermove') {
      this.#pointers.delete(event.pointerId);
      this.board?.classList.remove('is-moving');
      return;
    }
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (other) this.#pinch(before, now, other);
    else if (this.#moved > STILL) this.#drag(before, now);
    else return;
    this.#pointers.set(event.pointerId, now);
  }

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  #drag(before, now) {
    this.board?.classList.add('is-moving');
    this.move(before.x - now.x, before.y - now.y);
  }

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} now @param {{x: number, y: number}} other */
  #pinch(before, now, other) {
    const far = (/** @type {{x: number, y: number}} */ one) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    this.zoom(far(now) / far(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }
}

/** What is lit on the board, where nothing else is: it fits a phone, on which the board does not. @returns {string} ids */
function askedOnBoard() {
  if (document.querySelector('#sheet-left .is-lit, #sheet-right .is-lit')) return '';
  return [...document.querySelectorAll('#board-whole .is-lit')].map(({ id }) => id).join(' ');
}

/** Says of every sheet whether something is lit on it. */
function markViews() {
  for (const id of WHOLES) {
    const isLit = document.querySelector(`#${id} .is-lit`) !== null;
    for (const button of document.querySelectorAll(`[data-view="${id}"]`)) button.classList.toggle('has-lit', isLit);
  }
}

/** The code of the sheet that is looked at. */
function codeNow() {
  const pressed = document.querySelector('#views > .views:not(.sections) [aria-pressed="true"]');
  return /** @type {HTMLElement | null} */ (pressed)?.dataset.code ?? 'whole';
}

/** Goes from a box to the nearest that lies that way, closed or not. @param {Element} from @param {[number, number]} way */
function goBeside(from, [dx, dy]) {
  const middle = (/** @type {Element} */ element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = middle(from);
  let nearest = Infinity;
  let to = null;
  for (const box of document.querySelectorAll('#board [id^="box-"]')) {
    const { x, y } = middle(box);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = along + 2.5 * aside;
    if (box !== from && along > 1 && far < nearest) [nearest, to] = [far, box];
  }
  if (to && !to.hasAttribute('tabindex')) to.setAttribute('tabindex', '-1');
  /** @type {SVGElement | null} */ (to)?.focus();
}

/** @param {DOMRect} box @param {DOMRect} frame */
function isWithin(box, frame) {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

function isNarrow() {
  return matchMedia('(width < 40rem)').matches;
}
