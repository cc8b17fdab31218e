/**
 * Cards that were turned up and are written down: they stand beside the section they are for, the number is at the
 * pointer, and a click on a box that takes it writes it there. Of two numbers the other card is pressed first.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { idsOf } from '../../../web/assets/table/elements.js';
import { lay } from '../../../web/assets/table/lay.js';

/** Between the cards and what they must not cover. */
const GAP = 10;
/** So far above a finger that it is seen. */
const ABOVE = 64;

export class Writing {
  /** What is to be written, by the words of its card: `5`. */ #chosen = '';
  /** The cards as they stand on the page. @type {HTMLElement | null} */ #cards = null;
  /** What is at the pointer. @type {HTMLElement | null} */ #carried = null;

  constructor() {
    onSwap(() => this.#arrived());
    addEventListener('resize', () => this.#place());
    new MutationObserver(() => this.#place()).observe(document.body, { subtree: true, attributeFilter: ['viewBox'] });
    for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      document.addEventListener(name, (event) => this.#carry(/** @type {PointerEvent} */ (event)));
    }
  }

  #arrived() {
    const open = document.getElementById('open-cards');
    const buttons = written();
    const isAsked = open !== null && open.childElementCount > 0 && asks();
    document.getElementById('board')?.classList.toggle('is-writing', isAsked);
    const numbers = new Set(buttons.map(numberOf));
    if (!isAsked || !numbers.has(this.#chosen)) this.#chosen = [...numbers][0] ?? open?.querySelector('[data-now]')?.getAttribute('data-says') ?? '';
    this.#show(isAsked ? open : null, numbers);
    this.#choose(this.#chosen);
  }

  /** Lays the cards beside their section; those that are written already step back. @param {Element | null} open @param {Set<string>} numbers */
  #show(open, numbers) {
    if (!open) {
      this.#cards?.remove();
      this.#carried?.remove();
      this.#cards = this.#carried = null;
      return;
    }
    const isNew = !this.#cards;
    this.#cards ??= /** @type {HTMLElement} */ (document.createElement('div'));
    this.#cards.className = isNew ? 'open-cards is-new' : 'open-cards';
    this.#cards.setAttribute('role', 'group');
    this.#cards.setAttribute('aria-label', open.getAttribute('data-name') ?? '');
    const all = [...open.children];
    const next = all.findIndex((card) => card.hasAttribute('data-now') || numbers.has(card.getAttribute('data-says') ?? ''));
    this.#cards.replaceChildren(...all.map((card, index) => this.#card(card, { numbers, isOver: index < next })));
    if (isNew) document.getElementById('table')?.append(this.#cards);
    this.#place();
  }

  /** @param {Element} card as it is drawn @param {{numbers: Set<string>, isOver: boolean}} state what may be written, and whether this card has been */
  #card(card, { numbers, isOver }) {
    const says = card.getAttribute('data-says') ?? '';
    const element = document.createElement(numbers.has(says) ? 'button' : 'span');
    if (element instanceof HTMLButtonElement) {
      element.type = 'button';
      element.addEventListener('click', () => this.#choose(says));
    }
    element.className = 'open-card';
    element.dataset.says = says;
    element.classList.toggle('is-over', isOver);
    element.classList.toggle('is-now', card.hasAttribute('data-now'));
    element.setAttribute('aria-label', card.getAttribute('aria-label') ?? says);
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.setAttribute('viewBox', '-30 -42 60 84');
    picture.setAttribute('aria-hidden', 'true');
    picture.append(...[...card.children].map((child) => child.cloneNode(true)));
    element.append(picture);
    return element;
  }

  /** From now on a click writes this number: boxes that do not take it step back. @param {string} says */
  #choose(says) {
    this.#chosen = says;
    const buttons = written();
    for (const button of buttons) button.toggleAttribute('data-aside', numberOf(button) !== says);
    if (buttons.length > 0) light(buttons, says);
    // Of two equal ones the first.
    const first = document.querySelector(`button.open-card[data-says="${says}"]`);
    for (const card of document.querySelectorAll('button.open-card')) card.setAttribute('aria-pressed', String(card === first));
    if (this.#carried) this.#carried.textContent = says;
  }

  /** Beside their section where there is room, or else above or below what is lit. */
  #place() {
    const [cards, board] = [this.#cards, document.getElementById('board')?.getBoundingClientRect()];
    const section = document.getElementById(document.getElementById('open-cards')?.dataset.section ?? '');
    if (!cards || !board || !section) return;
    const lit = [...section.querySelectorAll('.is-lit')].map((box) => box.getBoundingClientRect());
    const part = section.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = cards;
    const inside = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) => Math.round(Math.max(from, Math.min(at, to)));
    let [left, top] = [part.left - width - GAP, part.top];
    if (left < board.left) {
      const end = Math.max(...lit.map(({ bottom }) => bottom), part.top);
      const begin = Math.min(...lit.map((box) => box.top), part.bottom);
      left = part.left + (part.width - width) / 2;
      top = end + GAP + height <= board.bottom ? end + GAP : begin - GAP - height;
    }
    lay('.open-cards', `inset: ${inside(top, board.top + GAP, board.bottom - height - GAP)}px auto auto ${inside(left, board.left + GAP, board.right - width - GAP)}px`);
  }

  /** What is to be written goes with a mouse over the drawing, and above a finger that is down. @param {PointerEvent} event */
  #carry({ type, pointerType, target, clientX: x, clientY: y }) {
    const isFinger = pointerType === 'touch';
    const isOver = target instanceof Element && target.closest('#board') !== null;
    const isUp = isFinger && (type === 'pointerup' || type === 'pointercancel');
    if (!this.#cards || !/^\d+$/.test(this.#chosen) || !isOver || isUp) {
      this.#carried?.remove();
      this.#carried = null;
      return;
    }
    if (!this.#carried) {
      this.#carried = document.createElement('span');
      this.#carried.className = 'carried-number';
      this.#carried.setAttribute('aria-hidden', 'true');
      this.#carried.textContent = this.#chosen;
      document.getElementById('table')?.append(this.#carried);
    }
    lay('.carried-number', `inset: ${Math.round(y + (isFinger ? -ABOVE - 20 : 14))}px auto auto ${Math.round(x + (isFinger ? -20 : 14))}px`);
  }
}

/** Whether it is asked where the cards go. */
function asks() {
  return document.querySelector('#choose button:is([value^="write "], [value^="mark "])') !== null;
}

/** The listed choices that write a number. @returns {HTMLButtonElement[]} */
function written() {
  return [...document.querySelectorAll('#choose button[value^="write "]')].map((button) => /** @type {HTMLButtonElement} */ (button));
}

/** @param {HTMLButtonElement} button of `write 5 addition-2` */
function numberOf({ value }) {
  return value.split(' ')[1] ?? '';
}

/** Of all boxes that a number may go to, those that take this one. @param {HTMLButtonElement[]} buttons @param {string} says */
function light(buttons, says) {
  const takes = new Set(buttons.filter((button) => numberOf(button) === says).flatMap(idsOf));
  for (const id of new Set(buttons.flatMap(idsOf))) {
    const box = document.getElementById(id);
    box?.classList.toggle('is-lit', takes.has(id));
    if (!takes.has(id)) box?.removeAttribute('tabindex');
  }
  [...document.querySelectorAll('#board .is-lit')].forEach((box, index) => box.setAttribute('tabindex', index === 0 ? '0' : '-1'));
}
