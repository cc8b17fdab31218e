/**
 * The page of a round (`#round-page`, a popover): when a round has ended it comes up as soon as what happened has been
 * shown, once, and goes with a click, Escape or the next action.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { keep, kept } from '../../../web/assets/table/keep.js';

/** @param {string} match */
export function startRounds(match) {
  new Rounds(`bastide-round-${match}`);
}

class Rounds {
  /** The action that the last round ended with; null before the page is known. @type {number | null} */ #ply = null;
  /** Whether its page has yet to come up. */ #isDue = false;
  #isOpen = false;
  /** Whether a pointer is down: what it means to press must not slip away under it. */ #isPressed = false;

  /** @param {string} shelf where it is kept which page has been seen */
  constructor(shelf) {
    this.shelf = shelf;
    onSwap(() => this.#arrived());
    document.addEventListener('shown', () => this.#come());
    document.addEventListener('visibilitychange', () => this.#come());
    document.addEventListener('submit', () => this.#leave(), true);
    document.addEventListener('click', ({ target }) => isInside(target) && this.#leave());
    document.addEventListener('pointerdown', () => { this.#isPressed = true; }, true);
    // The click that belongs to it comes first.
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, () => setTimeout(() => this.#released()), true);
    document.addEventListener('beforetoggle', (event) => {
      if (isInside(event.target)) this.#isOpen = /** @type {ToggleEvent} */ (event).newState === 'open';
    }, true);
  }

  #arrived() {
    const page = sheet();
    const ply = Number(page?.dataset.ply ?? 0);
    const isNew = this.#ply !== null && ply > this.#ply && ply > Number(kept(this.shelf) ?? 0);
    // A page that was exchanged while it was open is opened again; of another round it is closed.
    if (this.#isOpen && page && !page.matches(':popover-open')) {
      this.#isOpen = false;
      if (ply === this.#ply) page.showPopover();
    }
    this.#ply = ply;
    keep(this.shelf, String(ply));
    if (isNew) this.#isDue = isWanted();
  }

  #come() {
    const isLooking = !document.hidden && !this.#isPressed && !document.querySelector('dialog[open]');
    if (!this.#isDue || !isLooking) return;
    this.#isDue = false;
    sheet()?.showPopover();
  }

  #released() {
    this.#isPressed = false;
    // As long as steps are played it waits for their end.
    if (!document.querySelector('.step-caption')) this.#come();
  }

  /** Whoever acts, or clicks it, has read it. */
  #leave() {
    this.#isDue = false;
    const page = sheet();
    if (page?.matches(':popover-open')) page.hidePopover();
  }
}

/** The page, if there is one. @returns {HTMLElement | null} */
function sheet() {
  return document.querySelector('#round-page[popover]');
}

/** @param {EventTarget | null} target */
function isInside(target) {
  return target instanceof Element && target.closest('#round-page') !== null;
}

/** Without a pace nothing is shown unasked; a lesson says what comes next itself, and after the last round the end does. */
function isWanted() {
  return kept('bastide-pace') !== 'off' && !document.querySelector('#lesson, #turn .over');
}
