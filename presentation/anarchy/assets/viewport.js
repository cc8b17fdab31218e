/**
 * Looking at a large drawing: the whole, a sheet or a section fills the frame; wheel and pinch zoom where the pointer
 * is, dragging moves, and so do keys. What is looked at stays when the drawing changes.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { isNarrow } from '../../../web/assets/table/drawers.js';
import { lay } from '../../../web/assets/table/lay.js';
import { around, boxOf, held, roomOf, wholeOf, within } from './frames.js';

/** @typedef {import('./frames.js').Rectangle} Rectangle */
/** @typedef {import('../../../web/assets/table/stage.js').Step} Step */

/** The narrowest that can be looked at, and how much one step of a key or a button zooms. */
const NARROWEST = 90;
const STEP = 1.35;
/** A press that moves no further than this is a click. */
const STILL = 6;
/** A section is drawn at least so large that its lettering can be read and its smallest box be met by a finger. */
const READABLE = 0.92;
const LEAST_BOX = 30;
/** The same for a mouse, which is finer. */
const LEAST_BY_MOUSE = 24;
/** Both sheets are shown side by side as long as one can tell their boxes apart; those that are lit are larger then. */
const LEAST_SEEN = 18;
/** What a button of the drawing is at least by a finger, how high it is drawn, and how much larger it may become. */
const LEAST_BUTTON = 44;
const BUTTON = 37;
const LARGEST = 2.5;
/** A finger that goes so far to the side, and further than up or down, turns to the next section. */
const SWIPE = 60;
const BUTTONS = '#board #buttons';
/** What is lit of both sheets: boxes, and walls, which are long enough as they are. */
const GROWING = {
  boxes: '.is-both .is-lit[id^="box-"]',
  along: '.is-both .is-lit:is(#wall-north, #wall-south)',
  across: '.is-both .is-lit:is(#wall-east, #wall-west)',
};
/** Those that are no sections. */
const BOTH = 'sheet-left sheet-right own-castle';
/** Sections whose parts are laid below each other where they are too broad for the window; the style sheet says how. */
const STACKED = new Set(['supplies estate paths buttons', 'left-land']);
const WHOLES = new Set(['board-whole', 'sheet-left', 'sheet-right', BOTH]);
/** Steps that show something, which are followed to where it is. */
const REVEALS = new Set(['card', 'strike', 'bell']);
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Viewport {
  /** What was asked for: ids of elements, none for the whole. */ #ids = '';
  /** @type {Rectangle | null} what is looked at, once somebody has zoomed or moved */ #view = null;
  /** @type {Map<number, {x: number, y: number}>} */ #pointers = new Map();
  #moved = 0;
  /** @type {SVGSVGElement | null} what was looked at last */ #drawing = null;
  /** What the visitor was asked last. */ #asked = '';
  /** Whether nothing was lit but on the board. */ #wasOnBoard = false;
  /** Whether something was lit in what is shown. */ #hadLit = false;
  /** What somebody looked at who was asked something elsewhere. @type {HTMLElement | null} */ #left = null;
  /** Whether steps are looked at where they happen. */ #isWatching = false;
  /** The step of a lesson that was looked at. */ #step = '';
  /** @type {Rectangle | null} what was asked for, all of it */ #all = null;
  /** Where a finger was put down, and whether there is more of the section to its sides. @type {{x: number, y: number, isFirst: boolean, isLast: boolean} | null} */ #finger = null;

  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    table.classList.add('has-viewport');
    // On a phone the sections of all sheets are one strip; the style sheet shows it there.
    for (const element of document.querySelectorAll('#views, #views .sections')) element.removeAttribute('hidden');
    document.addEventListener('click', (event) => this.#clicked(event), true);
    document.addEventListener('keydown', (event) => this.#pressed(event), true);
    document.addEventListener('focusin', (event) => this.#focused(event.target));
    for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      document.addEventListener(name, (event) => this.#pointed(/** @type {PointerEvent} */ (event)));
    }
    document.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    addEventListener('resize', () => this.#resized());
    document.addEventListener('step', (event) => this.#watch((/** @type {CustomEvent<Step | null>} */ (event)).detail));
    this.#makeRoom();
    // All three sheets at once are too small to begin with.
    if (!this.#lookWhereAsked()) this.lookAt(isNarrow() ? 'own-castle' : 'board-whole', 'board');
    onSwap(() => {
      this.board?.setAttribute('tabindex', '0');
      this.board?.setAttribute('aria-describedby', 'keys-note');
      // A drawing whose elements were exchanged is looked at as before.
      if (this.svg !== this.#drawing) {
        this.#makeRoom();
        this.#look();
      }
      this.#follow();
      this.#followLesson();
      this.#followReplay();
      this.#noteLit();
      markViews();
    });
  }

  /** When something else is asked and nothing of it is in sight, looks where it is. */
  #follow() {
    const asked = document.querySelector('#turn .asked')?.textContent ?? '';
    const isNew = asked !== this.#asked;
    this.#asked = asked;
    const all = [...document.querySelectorAll('#board .is-lit')];
    // On a phone a section in which the last box was filled leads on to the next that has some.
    const isDry = isNarrow() && this.#hadLit && !this.#sees(boxes()) && boxes().length > 0;
    if (!isNew && !isDry) return;
    const onSheets = all.filter((element) => !element.closest('#board-whole'));
    // The board has something for nearly every question; after one that was about nothing else the sheets come first.
    const wanted = this.#wasOnBoard && onSheets.length > 0 ? onSheets : all;
    if (all.length > 0) this.#wasOnBoard = onSheets.length === 0;
    if (this.#isWatching || (isNew && this.#sees(wanted))) return;
    this.#lookWhereAsked();
  }

  /** Says of the section that is shown whether something can be filled in it, until the next change. */
  #noteLit() {
    this.#hadLit = this.#sees(boxes());
  }

  /** Whether one of these is in sight. @param {Element[]} elements */
  #sees(elements) {
    const frame = this.#shown();
    return frame !== null && elements.some((element) => isWithin(element.getBoundingClientRect(), frame));
  }

  /** Where the window shows the drawing: of a section no more than it covers, see `#clip`. */
  #shown() {
    const frame = this.svg?.getBoundingClientRect();
    const all = this.#view && !isNarrow() ? null : this.#all;
    if (!frame || !all) return frame ?? null;
    const { x, y } = this.#seen();
    const scale = this.svg?.getScreenCTM()?.a ?? 1;
    const [left, top] = [Math.max(frame.left, frame.left + (all.x - x) * scale), Math.max(frame.top, frame.top + (all.y - y) * scale)];
    const right = Math.min(frame.right, frame.left + (all.x + all.width - x) * scale);
    const bottom = Math.min(frame.bottom, frame.top + (all.y + all.height - y) * scale);
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Looks at what was looked at before, or at the first view, on a phone the first section, that has something lit. */
  #lookWhereAsked() {
    const buttons = isNarrow() ? sections() : views();
    const isLit = (/** @type {HTMLElement} */ button) => litIn(button).length > 0;
    const before = this.#left && buttons.includes(this.#left) && isLit(this.#left) ? this.#left : undefined;
    this.#left = buttons.find(({ dataset }) => dataset.view === this.#ids && dataset.code !== 'board') ?? null;
    // The buttons of the board are in the bar, too: what is on a sheet comes first.
    const button = before ?? buttons.find((one) => one.dataset.code !== 'board' && isLit(one)) ?? buttons.find(isLit);
    if (button) this.#lookAtIn(button, litIn(button));
    return button !== undefined;
  }

  /** Looks where something is revealed to this player or to all, and afterwards where they are asked. @param {Step | null} step */
  #watch(step) {
    if (!step) {
      const lit = [...document.querySelectorAll('#board .is-lit')];
      if (this.#isWatching && !this.#sees(lit)) this.#lookWhereAsked();
      this.#isWatching = false;
      return;
    }
    const isOfOthers = step.seat !== null && String(step.seat) !== this.table.dataset.seat;
    if (isOfOthers || !REVEALS.has(step.kind)) return;
    const all = step.elements.flatMap((id) => document.getElementById(id) ?? []);
    // What is drawn over the drawing is part of a section.
    const drawn = document.getElementById('stage')?.parentElement;
    const elements = step.overlay ? all.filter((element) => drawn?.contains(element)) : all;
    if (elements.length === 0 || this.#sees(elements)) return;
    this.#isWatching = true;
    this.#lookAtSheetOf(elements[0]);
  }

  /** Both sheets stand side by side as long as there is room for them; in a window that has become narrow a section is looked at. */
  #resized() {
    this.#makeRoom();
    const isGone = this.#ids === BOTH ? !isWide() : isNarrow() && (this.#ids === '' || WHOLES.has(this.#ids));
    if (!isGone) return this.#look();
    if (this.#lookWhereAsked()) return;
    if (isNarrow()) this.lookAt('own-castle', 'board');
    else this.lookAt('sheet-left', 'left');
  }

  /** Both sheets can be asked for where their boxes can be told apart then. */
  #makeRoom() {
    const { svg, board } = this;
    if (!svg || !board) return;
    let fits = false;
    if (matchMedia('(width >= 1600px)').matches) {
      const isBoth = board.classList.contains('is-both');
      // The style sheet lays their sections anew.
      board.classList.add('is-both');
      const elements = elementsCalled(BOTH);
      const [room, all] = [roomOf(svg), around(partsOf(svg, elements))];
      fits = Math.min(room.width / all.width, room.height / all.height) * leastOf(svg, elements) >= LEAST_SEEN;
      board.classList.toggle('is-both', isBoth);
    }
    this.table.classList.toggle('fits-both', fits);
  }

  /** Looks at what a button leads to, and of a section that does not fit where these elements are. @param {HTMLElement} button @param {Element[]} elements */
  #lookAtIn(button, elements) {
    this.lookAt(button.dataset.view ?? '', button.dataset.code ?? '');
    const frame = this.svg?.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
    if (!frame || boxes.length === 0 || boxes.every((box) => isWithin(box, frame))) return;
    const { x, y, width, height } = around(boxes);
    this.move(beyond(x, width, frame.x, frame.width), beyond(y, height, frame.y, frame.height));
  }

  /** A step of a lesson is looked at where it is to be done. */
  #followLesson() {
    const hint = /** @type {HTMLElement | null} */ (document.querySelector('#lesson [data-shows]'));
    if (!hint || hint.id === this.#step) return;
    this.#step = hint.id;
    const [element] = (hint.dataset.shows ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);
    this.#lookAtSheetOf(element);
  }

  /** What a replay shows is looked at where it happened: at the box that was filled, not at what that brought. */
  #followReplay() {
    const elements = (this.board?.dataset.shows ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const first = elements.find((element) => !element.closest('#board-whole')) ?? elements[0];
    if (first && !this.#sees([first])) this.#lookAtSheetOf(first);
  }

  /** @param {Element | undefined} element */
  #lookAtSheetOf(element) {
    if (!element) return;
    const button = (isNarrow() ? sections() : views()).find((one) => elementsOf(one).some((part) => part.contains(element)));
    if (button) this.#lookAtIn(button, [element]);
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
      if (isIt && isNarrow()) button.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
    this.#noteLit();
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
    const moved = { x: x + dx / scale, y: y + dy / scale, width, height };
    this.#view = isNarrow() && this.#all ? within(moved, this.#all) : moved;
    this.#look();
  }

  /** Goes to the section before or after the one that is looked at. @param {1 | -1} by */
  turn(by) {
    const all = sections();
    const at = all.findIndex((button) => button.dataset.view === this.#ids);
    const next = all[(at + by + all.length) % all.length];
    // What can be done there is in sight, wherever in a broad section it lies.
    if (next) this.#lookAtIn(next, litIn(next));
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
    // The style sheet says where their sections lie then.
    this.board?.classList.toggle('is-both', this.#ids === BOTH);
    this.board?.classList.toggle('is-stacked', isNarrow() && STACKED.has(this.#ids));
    // As they are drawn, so that the same is seen however it was looked at before.
    for (const selector of [BUTTONS, ...Object.values(GROWING)]) lay(selector, '');
    const whole = wholeOf(svg);
    const view = this.#view ? held(this.#view, whole) : this.#fitted(svg, whole);
    const { x, y, width, height } = view;
    svg.setAttribute('viewBox', [x, y, width, height].map((number) => number.toFixed(2)).join(' '));
    svg.setAttribute('preserveAspectRatio', isNarrow() ? 'xMidYMin meet' : 'xMidYMid meet');
    this.#enlarge(svg);
    this.#grow(svg);
    this.#clip();
    this.board?.classList.toggle('is-near-by', this.#view !== null || this.#ids !== '');
  }

  /** However small the drawing, its buttons can be met. @param {SVGSVGElement} svg */
  #enlarge(svg) {
    const wanted = matchMedia('(pointer: coarse)').matches ? LEAST_BUTTON : LEAST_BY_MOUSE;
    const by = wanted / BUTTON / (svg.getScreenCTM()?.a ?? 1);
    if (by > 1) lay(BUTTONS, `scale: ${Math.min(by, LARGEST).toFixed(2)}`);
  }

  /** What is lit of both sheets can be met by a mouse, also where the window is too small for all boxes to be so large. @param {SVGSVGElement} svg */
  #grow(svg) {
    if (this.#ids !== BOTH) return;
    const scale = svg.getScreenCTM()?.a ?? 1;
    const box = LEAST_BY_MOUSE / scale / leastOf(svg, elementsCalled('sheet-left sheet-right'));
    const wall = LEAST_BY_MOUSE / scale / shortest(boxesOf(svg, elementsCalled('wall-north')));
    if (box > 1) lay(GROWING.boxes, `scale: ${box.toFixed(3)}`);
    if (wall > 1) lay(GROWING.along, `scale: 1 ${wall.toFixed(3)}`);
    if (wall > 1) lay(GROWING.across, `scale: ${wall.toFixed(3)} 1`);
  }

  /** What lies around a view or a section that was asked for is not shown, unless somebody has zoomed or moved. */
  #clip() {
    const { x, y, width, height } = this.#seen();
    const all = this.#view && !isNarrow() ? null : this.#all;
    const scale = this.svg?.getScreenCTM()?.a ?? 1;
    const sides = all && [all.y - y, x + width - all.x - all.width, y + height - all.y - all.height, all.x - x];
    const inset = sides?.map((side) => `${Math.max(0, side * scale).toFixed(1)}px`).join(' ');
    lay('.has-viewport #board > svg', inset ? `clip-path: inset(${inset} round 8px)` : '');
  }

  /** @param {SVGSVGElement} svg @param {Rectangle} whole @returns {Rectangle} */
  #fitted(svg, whole) {
    const elements = elementsCalled(this.#ids);
    const boxes = partsOf(svg, elements);
    this.#all = boxes.length > 0 ? around(boxes) : null;
    if (!this.#all) return whole;
    const all = this.#all;
    const room = roomOf(svg);
    if (room.width === 0) return all;
    const least = leastOf(svg, elements);
    // A sheet is seen as a whole where the window is wide enough for its boxes.
    const ofSheet = matchMedia('(width < 1240px)').matches ? LEAST_BY_MOUSE / least : 0;
    const readable = WHOLES.has(this.#ids) ? ofSheet : Math.max(READABLE, LEAST_BOX / least);
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
    const { view, zoom } = button.dataset;
    if (view !== undefined) this.#lookAtIn(button, isNarrow() ? litIn(button) : []);
    else if (zoom === 'fit') this.lookAt(this.#ids, codeNow());
    else if (zoom) this.zoom(zoom === 'in' ? STEP : 1 / STEP);
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

  /** What a key has led to is in sight; what a hand has pressed was. @param {EventTarget | null} target */
  #focused(target) {
    const element = target instanceof SVGGraphicsElement && target.closest('#board') ? target : null;
    const frame = this.svg?.getBoundingClientRect();
    if (!element?.matches(':focus-visible') || !frame) return;
    const box = element.getBoundingClientRect();
    const looked = this.#ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Of another sheet the whole is looked at, not where the two of them meet.
    if (looked.length > 0 && !looked.some((part) => part.contains(element))) return this.#lookAtSheetOf(element);
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
      const isHere = event.target instanceof Element && event.target.closest('#board');
      if (!isHere || event.button !== 0) return;
      if (this.#pointers.size === 0) this.#moved = 0;
      this.#pointers.set(event.pointerId, now);
      this.#finger = event.pointerType === 'touch' && this.#pointers.size === 1 ? this.#put(now) : null;
      return;
    }
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (event.type !== 'pointermove') {
      this.#pointers.delete(event.pointerId);
      this.board?.classList.remove('is-moving');
      if (event.type === 'pointerup') this.#swiped(now);
      return;
    }
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (other) this.#pinch(before, now, other);
    else if (this.#moved > STILL) this.#drag(before, now);
    else return;
    this.#pointers.set(event.pointerId, now);
  }

  /** @param {{x: number, y: number}} at */
  #put(at) {
    const seen = this.#seen();
    const all = this.#all ?? seen;
    return { ...at, isFirst: seen.x <= all.x + 2, isLast: seen.x + seen.width >= all.x + all.width - 2 };
  }

  /** At the end of a section a finger turns to the next. @param {{x: number, y: number}} now */
  #swiped(now) {
    const finger = this.#finger;
    this.#finger = null;
    if (!finger || !isNarrow()) return;
    const [dx, dy] = [now.x - finger.x, now.y - finger.y];
    if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
    if (dx < 0 && finger.isLast) this.turn(1);
    else if (dx > 0 && finger.isFirst) this.turn(-1);
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

/** The buttons of the board and the sheets. @returns {HTMLElement[]} */
function views() {
  const ids = isWide() ? [BOTH, 'board-whole'] : [...WHOLES].filter((id) => id !== BOTH);
  return ids.flatMap((id) => /** @type {HTMLElement | null} */ (document.querySelector(`#views [data-view="${id}"]`)) ?? []);
}

/** The buttons of their sections, in their order. @returns {HTMLElement[]} */
function sections() {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#views .sections [data-view]')]);
}

/** What a button leads to. @param {HTMLElement} button @returns {Element[]} */
function elementsOf(button) {
  return elementsCalled(button.dataset.view ?? '');
}

/** @param {string} ids @returns {Element[]} */
function elementsCalled(ids) {
  return ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
}

/** What they take up: of a sheet only what is on it, for its margin would take room from the boxes. @param {SVGSVGElement} svg @param {Element[]} elements */
function partsOf(svg, elements) {
  const parts = elements.flatMap((element) => (WHOLES.has(element.id) ? [...element.querySelectorAll(':scope > g[id]')] : [element]));
  return /** @type {SVGGraphicsElement[]} */ (/** @type {unknown} */ (parts)).map((element) => boxOf(svg, element)).filter(({ width }) => width > 0);
}

/** The shortest side of their boxes. What is produced is read, not touched. @param {SVGSVGElement} svg @param {Element[]} elements */
function leastOf(svg, elements) {
  return shortest(boxesOf(svg, elements.flatMap((element) => [...element.querySelectorAll('[id^="box-"]:not([id^="box-prod-"])')])));
}

/** @param {SVGSVGElement} svg @param {Element[]} elements @returns {Rectangle[]} */
function boxesOf(svg, elements) {
  return elements.map((element) => boxOf(svg, /** @type {SVGGraphicsElement} */ (element)));
}

/** @param {Rectangle[]} boxes */
function shortest(boxes) {
  return Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
}

/** What can be filled: what is traded and held can be done in any section. */
function boxes() {
  return [...document.querySelectorAll('#board :is([id^="box-"], [id^="wall-"], [id^="tower-"]).is-lit')];
}

/** What of it is lit. @param {HTMLElement} button */
function litIn(button) {
  return elementsOf(button).flatMap((element) => [...element.querySelectorAll('.is-lit')]);
}

/** Says of every view and section whether something is lit there. */
function markViews() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-view]'))) {
    button.classList.toggle('has-lit', litIn(button).length > 0);
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

/** How far to move so that it lies within; of what is longer than the frame, its beginning. @param {number} from @param {number} size @param {number} start @param {number} room */
function beyond(from, size, start, room) {
  if (from < start || size > room) return from - start;
  return Math.max(0, from + size - start - room);
}

/** @param {DOMRect} box @param {DOMRect} frame */
function isWithin(box, frame) {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

/** Whether both sheets are seen at once. */
function isWide() {
  return document.querySelector('.fits-both') !== null;
}
