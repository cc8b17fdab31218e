/**
 * Parts of the picture that an action belongs to are lit and answer a click: one action is done at
 * once, unless it is grave; several open a small menu. The actions are the buttons listed beside the
 * picture, whose `data-part-id` names one part or several.
 *
 * By keyboard the lit parts are one place in the tab order; arrows go from one to the next, and with a card in
 * hand only among the places it may go to.
 */
import { openMenu } from './menu.js';
import { onParts } from '../page/swap.js';

const NEXT = new Set(['ArrowRight', 'ArrowDown']);
const BEFORE = new Set(['ArrowLeft', 'ArrowUp']);

/**
 * @typedef {object} Hold a card that is taken in hand before it is put somewhere
 * @property {string | null} held its id
 * @property {(element: Element) => boolean} canHold
 * @property {(id: string | null) => void} take takes it in hand, or lets go
 * @property {(actions: HTMLButtonElement[]) => HTMLButtonElement[]} among those about the card in hand
 */

export class Elements {
  /** @param {Hold | null} [hold] for a game with cards that are put somewhere */
  constructor(hold = null) {
    this.hold = hold;
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#pressed(event));
    onParts(() => light());
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (isToBeWarned(event)) return;
    const part = litAround(event.target);
    if (part) this.#choose(part, { x: event.clientX, y: event.clientY });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const part = litAround(event.target);
    if (event.defaultPrevented || !part || event.target !== part || !isFree(part)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      const { x, y } = part.getBoundingClientRect();
      this.#choose(part, { x, y });
    } else if (NEXT.has(event.key)) go(part, 1);
    else if (BEFORE.has(event.key)) go(part, -1);
    else return;
    event.preventDefault();
  }

  /** @param {Element} part @param {{x: number, y: number}} at */
  #choose(part, at) {
    const { hold } = this;
    const all = actionsAt(part.id);
    if (hold?.canHold(part)) return hold.take(hold.held === part.id ? null : part.id);
    const [put] = hold?.held ? hold.among(all) : [];
    if (put) return put.click();
    // A click anywhere else lets go of the card.
    if (hold?.held) hold.take(null);
    const [only] = all;
    if (only && all.length === 1 && only.dataset.grave === undefined) only.click();
    else if (only) openMenu(all, at);
  }
}

/** Something listed that the page warns of is done from the menu that says so. @param {MouseEvent} event */
function isToBeWarned(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = /** @type {HTMLButtonElement | null} */ (target?.closest('#choose button[data-grave]') ?? null);
  // The menu presses the listed button itself.
  if (!button || !event.isTrusted || !document.querySelector(`#choose [data-warns="${CSS.escape(button.value)}"]`)) return false;
  event.preventDefault();
  openMenu([button], { x: event.clientX, y: event.clientY });
  return true;
}

/** The lit part that was clicked: the innermost, where they lie in each other. @param {EventTarget | null} target */
function litAround(target) {
  return target instanceof Element ? target.closest('#board .is-lit') : null;
}

/** What lit parts are given for those who use no pointer. */
const GIVEN = ['tabindex', 'role', 'aria-label'];
/** How the drawing has them, to which they go back when they are not lit any more. @type {WeakMap<Element, (string | null)[]>} */
const drawn = new WeakMap();

function light() {
  for (const part of document.querySelectorAll('.is-lit')) dim(part);
  for (const button of actions()) {
    for (const part of partsOf(button)) {
      part.classList.add('is-lit');
      if (isFree(part) && !drawn.has(part)) drawn.set(part, GIVEN.map((name) => part.getAttribute(name)));
      nameAfter(part, button);
    }
  }
  lit().forEach((part, index) => {
    part.setAttribute('role', 'button');
    part.setAttribute('tabindex', index === 0 ? '0' : '-1');
  });
}

/** @param {Element} part */
function dim(part) {
  part.classList.remove('is-lit');
  drawn.get(part)?.forEach((value, index) => {
    const name = GIVEN[index] ?? '';
    if (value === null) part.removeAttribute(name);
    else part.setAttribute(name, value);
  });
  drawn.delete(part);
}

/** A part that the drawing gives no name to is called by what can be done with it. @param {Element} part @param {HTMLButtonElement} button */
function nameAfter(part, button) {
  if (!isFree(part) || part.id.startsWith('cell-') || part.querySelector(':scope > title') || part.hasAttribute('aria-label')) return;
  part.setAttribute('aria-label', (button.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** Squares of a grid have their own keys. @param {Element} part */
function isFree(part) {
  return part.getAttribute('role') !== 'gridcell';
}

/** @returns {SVGElement[]} those that are reached by arrows, in the order of the picture */
function lit() {
  const parts = /** @type {SVGElement[]} */ ([...document.querySelectorAll('#board .is-lit')]);
  return parts.filter((part) => isFree(part) && !part.id.startsWith('cell-'));
}

/** @param {Element} from @param {1 | -1} by */
function go(from, by) {
  const all = lit();
  const places = all.filter((part) => part.classList.contains('is-place'));
  const parts = places.length > 0 ? places : all;
  const at = parts.indexOf(/** @type {SVGElement} */ (from));
  // From the card in hand, which is no place, it is forward to the first and back to the last.
  const to = parts[at < 0 && by < 0 ? parts.length - 1 : (at + by + parts.length) % parts.length];
  from.setAttribute('tabindex', '-1');
  to?.setAttribute('tabindex', '0');
  to?.focus();
}

/** The listed actions that belong to an element. @param {string} id */
export function actionsAt(id) {
  return actions().filter((button) => idsOf(button).includes(id));
}

/** @returns {HTMLButtonElement[]} */
function actions() {
  return /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('#choose button[data-part-id]:not(noscript *)')]);
}

/** @param {HTMLButtonElement} button @returns {Element[]} */
function partsOf(button) {
  return idsOf(button).flatMap((id) => document.getElementById(id) ?? []);
}

/** The elements that an action belongs to. @param {HTMLButtonElement} button */
export function idsOf(button) {
  return (button.dataset.partId ?? '').split(' ');
}
