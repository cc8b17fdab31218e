/**
 * Any card that is shown face up can be seen large: by a long press, by Z where it has the focus or the
 * pointer, and by a click where a click does nothing else. What can be done with an element that is not lit, and
 * which clause forbids it now, is said as well. The server says what stands there.
 */
import { refuse } from '../../../web/assets/page/status.js';
import { word } from '../../../web/assets/page/words.js';

/** @typedef {import('../../../web/assets/page/status.js').Refusal} Refusal */

const PRESS_MS = 500;

export class Zoom {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  /** @type {EventTarget | null} what the pointer is over */ #over = null;
  #isPressed = false;

  /** @param {string} match @param {string} seat */
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    document.addEventListener('pointerover', ({ target }) => (this.#over = target));
    document.addEventListener('pointerdown', (event) => this.#down(event));
    for (const end of ['pointerup', 'pointercancel', 'pointermove', 'scroll']) {
      document.addEventListener(end, (event) => this.#let(event), { capture: true });
    }
    document.addEventListener('keydown', (event) => this.#key(event));
    document.addEventListener('click', (event) => this.#clicked(event), { capture: true });
    document.addEventListener('contextmenu', (event) => this.#isPressed && event.preventDefault());
  }

  /** Shows a card large. @param {string} card its id @param {Refusal | null} [refusal] why it does nothing now */
  async open(card, refusal) {
    const answer = await fetch(`/cards/tournay/${card}?at=${this.match}`).catch(() => null);
    if (!answer?.ok || document.querySelector('dialog[open]')) return;
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const dialog = document.createElement('dialog');
    dialog.className = 'zoom';
    dialog.setAttribute('aria-labelledby', 'zoom-name');
    dialog.append(...[...sent.body.children].map((child) => document.importNode(child, true)));
    dialog.append(...(refusal ? [said(refusal)] : []), closing(dialog));
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const card = cardAt(event.target);
    this.#isPressed = false;
    clearTimeout(this.#timer);
    if (!card || event.button !== 0) return;
    this.#timer = setTimeout(() => {
      this.#isPressed = true;
      void this.open(card.dataset.card ?? '');
    }, PRESS_MS);
  }

  /** @param {Event} event */
  #let(event) {
    const isTremble = event instanceof PointerEvent && event.type === 'pointermove' && Math.hypot(event.movementX, event.movementY) < 3;
    if (!isTremble) clearTimeout(this.#timer);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (this.#isPressed) {
      // The click at the end of a long press is not meant as one.
      this.#isPressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const element = event.target instanceof Element ? event.target.closest('.drawing [id]:not([id^="view-"])') : null;
    if (element && !element.closest('.is-lit')) void this.#unlit(element.id, cardAt(element)?.dataset.card);
  }

  /** @param {string} id @param {string | undefined} card */
  async #unlit(id, card) {
    const fields = new URLSearchParams({ part: id, ...(this.seat ? { seat: this.seat } : {}) });
    const answer = await fetch(`/matches/${this.match}/why-not?${fields}`).catch(() => null);
    const { refusal } = answer?.ok ? await answer.json() : { refusal: null };
    if (card) await this.open(card, refusal);
    else if (refusal) refuse(refusal);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const card = cardAt(event.target) ?? cardAt(this.#over);
    if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey || !card) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return;
    event.preventDefault();
    void this.open(card.dataset.card ?? '');
  }
}

/** @param {Refusal} refusal */
function said({ clause, text }) {
  const line = document.createElement('p');
  line.className = 'note';
  line.textContent = text;
  if (clause) {
    const link = document.createElement('a');
    link.className = 'clause';
    link.href = `/rules/tournay#${clause}`;
    link.textContent = clause;
    line.append(' ', link);
  }
  return line;
}

/** @param {HTMLDialogElement} dialog */
function closing(dialog) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = word('close');
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** @param {EventTarget | null} target @returns {SVGElement | null} */
function cardAt(target) {
  return target instanceof Element ? target.closest('.drawing [data-card]') : null;
}
