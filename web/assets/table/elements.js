/**
 * Elements of the drawing that an action belongs to are lit and answer a click: a single action is done
 * at once, unless the page warns of it; several open a small menu. The actions are the buttons listed beside the
 * drawing, whose `data-part-id` names one element or several.
 *
 * By keyboard the lit elements are one place in the tab order; arrows go from one to the next, and with a card in
 * hand only among the places it may go to.
 */
import { onSwap } from '../page/swap.js';
import { idsAround } from './about.js';
import { openMenu } from './menu.js';

const NEXT = new Set(['ArrowRight', 'ArrowDown']);
const BEFORE = new Set(['ArrowLeft', 'ArrowUp']);
/** What a finger meets without aiming, in pixels; what is smaller is met so far beside it as well. */
const FINGER = 44;
const BESIDE = 16;

/**
 * @typedef {object} Hold a card that is taken in hand before it is put somewhere
 * @property {string | null} held its id
 * @property {(element: Element) => boolean} canHold
 * @property {(id: string | null) => void} take takes it in hand, or lets go
 * @property {(actions: HTMLButtonElement[]) => HTMLButtonElement[]} among those about the card in hand, or about none
 */

export class Elements {
  /** @param {Hold | null} [hold] for a game with cards that are put somewhere */
  constructor(hold = null) {
    this.hold = hold;
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#pressed(event));
    onSwap(() => light());
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (isToBeWarned(event)) return;
    const element = litAround(event.target) ?? litBelow(event) ?? litBeside(event);
    if (element) this.#choose(element, { x: event.clientX, y: event.clientY });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const element = litAround(event.target);
    if (event.defaultPrevented || !element || event.target !== element || !isFree(element)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // A key that is held acts once: the focus has gone on to something else that it would act on.
      if (event.repeat) return event.preventDefault();
      const { x, y } = element.getBoundingClientRect();
      this.#choose(element, { x, y });
    } else if (NEXT.has(event.key)) go(element, 1);
    else if (BEFORE.has(event.key)) go(element, -1);
    else return;
    event.preventDefault();
  }

  /** @param {Element} element @param {{x: number, y: number}} at */
  #choose(element, at) {
    const { hold } = this;
    const offered = actionsAt(element.id);
    if (hold?.canHold(element)) return hold.take(hold.held === element.id ? null : element.id);
    const [put] = hold?.held ? hold.among(offered) : [];
    if (put) return put.click();
    // A click anywhere else lets go of the card.
    if (hold?.held) hold.take(null);
    const all = meant(hold?.among(offered) ?? offered);
    const [only] = all;
    // What costs more than can be seen is done from the menu that says so.
    if (only && all.length === 1 && !isWarnedOf(only) && !only.hasAttribute('data-costly')) only.click();
    else if (only) openMenu(all, at);
  }
}

/** Something listed that the page warns of is done from the menu that says so. @param {MouseEvent} event */
function isToBeWarned(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = /** @type {HTMLButtonElement | null} */ (target?.closest('#choose button[data-grave]') ?? null);
  // The menu presses the listed button itself.
  if (!button || !event.isTrusted || !isWarnedOf(button)) return false;
  event.preventDefault();
  openMenu([button], { x: event.clientX, y: event.clientY });
  return true;
}

/** Whether the page says what is lost by doing this. @param {HTMLButtonElement} button */
export function isWarnedOf(button) {
  return document.querySelector(`#choose [data-warns="${CSS.escape(button.value)}"]`) !== null;
}

/** The lit element that was clicked: the innermost, where they lie in each other. @param {EventTarget | null} target */
function litAround(target) {
  return target instanceof Element ? target.closest('#board .is-lit') : null;
}

/** What lies over a lit element and is not lit itself is in nobody's way. @param {MouseEvent} event */
function litBelow({ target, clientX, clientY }) {
  if (!(target instanceof Element) || !target.closest('#board')) return null;
  return document.elementsFromPoint(clientX, clientY).map(litAround).find((element) => element !== null) ?? null;
}

/** Where a finger meets nothing that there would be something to say about, it means what is lit and small beside it. @param {MouseEvent} event */
function litBeside(event) {
  const { target, clientX: x, clientY: y } = event;
  const isFinger = /** @type {PointerEvent} */ (event).pointerType === 'touch';
  if (!isFinger || !(target instanceof Element) || !target.closest('#board') || idsAround(target).length > 0) return null;
  const near = [...document.querySelectorAll('#board .is-lit')].flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    return width > 0 && Math.min(width, height) < FINGER && away <= BESIDE ? [{ element, away }] : [];
  });
  return near.sort((one, other) => one.away - other.away)[0]?.element ?? null;
}

/** What lit elements are given for those who use no pointer. */
const GIVEN = ['tabindex', 'role', 'aria-label'];
/** How the drawing has them, to which they go back when they are not lit any more. @type {WeakMap<Element, (string | null)[]>} */
const drawn = new WeakMap();

function light() {
  for (const element of document.querySelectorAll('.is-lit')) dim(element);
  for (const button of actions()) {
    for (const element of elementsOf(button)) {
      element.classList.add('is-lit');
      if (isFree(element) && !drawn.has(element)) drawn.set(element, GIVEN.map((name) => element.getAttribute(name)));
      nameAfter(element, button);
    }
  }
  lit().forEach((element, index) => {
    // A button has no parts of its own: a deck with a lit sign at its corner is a group of two.
    element.setAttribute('role', element.querySelector('.is-lit') ? 'group' : 'button');
    element.setAttribute('tabindex', index === 0 ? '0' : '-1');
  });
}

/** @param {Element} element */
function dim(element) {
  element.classList.remove('is-lit');
  drawn.get(element)?.forEach((value, index) => {
    const name = GIVEN[index] ?? '';
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  });
  drawn.delete(element);
}

/** An element that the drawing gives no name to is called by what can be done with it. @param {Element} element @param {HTMLButtonElement} button */
function nameAfter(element, button) {
  if (!isFree(element) || element.id.startsWith('cell-') || element.querySelector(':scope > title') || element.hasAttribute('aria-label')) return;
  element.setAttribute('aria-label', (button.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** Squares of a grid have their own keys. @param {Element} element */
function isFree(element) {
  return element.getAttribute('role') !== 'gridcell';
}

/** @returns {SVGElement[]} those that are reached by arrows, in the order of the drawing */
function lit() {
  const elements = /** @type {SVGElement[]} */ ([...document.querySelectorAll('#board .is-lit')]);
  return elements.filter((element) => isFree(element) && !element.id.startsWith('cell-') && isShown(element));
}

/** What a narrow screen leaves out cannot be gone to. @param {Element} element */
function isShown(element) {
  return !element.classList.contains('second') || element.getClientRects().length > 0;
}

/** @param {Element} from @param {1 | -1} by */
function go(from, by) {
  const all = lit();
  const places = all.filter((element) => element.classList.contains('is-place'));
  const elements = places.length > 0 ? places : all;
  const at = elements.indexOf(/** @type {SVGElement} */ (from));
  // From the card in hand, which is no place, it is forward to the first and back to the last.
  const to = elements[at < 0 && by < 0 ? elements.length - 1 : (at + by + elements.length) % elements.length];
  from.setAttribute('tabindex', '-1');
  to?.setAttribute('tabindex', '0');
  to?.focus();
}

/** The listed actions that belong to an element. @param {string} id */
export function actionsAt(id) {
  return actions().filter((button) => idsOf(button).includes(id));
}

/** What a touch may mean: what stands aside counts where nothing else can be done. @param {HTMLButtonElement[]} all */
function meant(all) {
  const first = all.filter((button) => !button.hasAttribute('data-aside'));
  return first.length > 0 ? first : all;
}

/** @returns {HTMLButtonElement[]} */
function actions() {
  return /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('#choose button[data-part-id]:not(noscript *)')]);
}

/** @param {HTMLButtonElement} button @returns {Element[]} */
function elementsOf(button) {
  return idsOf(button).flatMap((id) => document.getElementById(id) ?? []);
}

/** The elements that an action belongs to. @param {HTMLButtonElement} button */
export function idsOf(button) {
  return (button.dataset.partId ?? '').split(' ');
}
