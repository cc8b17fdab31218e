/**
 * The deployment of workers: every press asks the server how the castle would stand then, and what would come of it.
 * A worker dragged from the table's head onto a side of the castle goes there.
 */
import { onSwap } from '../../../web/assets/page/swap.js';

export class Muster {
  #asked = 0;
  /** The kind of worker under way. @type {string | null} */ #dragged = null;
  /** The deployment thought out so far. */ #posting = '';
  /** How the server showed it. */ #shown = '';
  /** Whether a deployment is asked for. */ #isAsked = false;

  constructor() {
    document.addEventListener('click', (event) => this.#clicked(event.target));
    document.addEventListener('pointerdown', (event) => this.#taken(event));
    document.addEventListener('pointerup', (event) => this.#dropped(event));
    onSwap(() => this.#resume());
  }

  /** Others act meanwhile and the page is sent anew: what was thought out so far stays, under the pointer as well. */
  #resume() {
    stand();
    const panel = document.getElementById('muster');
    this.#open(panel !== null);
    if (!panel) this.#posting = '';
    else if (this.#posting && panel.dataset.kept !== this.#posting) this.#show(panel, this.#shown);
  }

  /** The deployment stands beside the castle as long as it is asked for. @param {boolean} isAsked */
  #open(isAsked) {
    const table = document.getElementById('table');
    const isNew = isAsked && !this.#isAsked;
    this.#isAsked = isAsked;
    if (!isNew || table?.dataset.drawer === 'choose' || matchMedia('(width < 701px)').matches) return;
    /** @type {HTMLElement | null} */ (document.querySelector('.openers [data-opens="choose"]'))?.click();
  }

  /** @param {EventTarget | null} target */
  #clicked(target) {
    const button = target instanceof Element ? /** @type {HTMLButtonElement | null} */ (target.closest('#muster [data-posting]')) : null;
    if (button) void this.#ask(button.value, button.id);
  }

  /** @param {string} posting @param {string} focus the id of what was pressed */
  async #ask(posting, focus) {
    const { ask, seat } = document.getElementById('muster')?.dataset ?? {};
    this.#asked += 1;
    const turn = this.#asked;
    const answer = await fetch(`${ask}${posting}${seat}`);
    const html = await answer.text();
    // The page may have been sent anew since. Of two that were asked for, the later one counts.
    const panel = document.getElementById('muster');
    if (!panel || !answer.ok || turn !== this.#asked) return;
    this.#posting = posting;
    this.#show(panel, html);
    const again = /** @type {HTMLButtonElement | null} */ (document.getElementById(focus));
    const next = again && !again.disabled ? again : panel.querySelector('button:not(:disabled)');
    /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} panel @param {string} html */
  #show(panel, html) {
    this.#shown = html;
    panel.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    panel.dataset.kept = this.#posting;
    document.dispatchEvent(new Event('swapped'));
  }

  /** @param {PointerEvent} event */
  #taken(event) {
    const worker = event.target instanceof Element ? event.target.closest('#muster [data-worker]') : null;
    this.#dragged = /** @type {HTMLElement | null} */ (worker)?.dataset.worker ?? null;
    if (this.#dragged) {
      event.preventDefault();
      if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    }
    document.body.classList.toggle('is-dragging', this.#dragged !== null);
  }

  /** @param {PointerEvent} event */
  #dropped(event) {
    const worker = this.#dragged;
    this.#dragged = null;
    document.body.classList.remove('is-dragging');
    const under = worker ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const side = under?.closest('#board [id^="side-"], #board [id^="worker-"]')?.id.split('-').pop();
    const button = /** @type {HTMLButtonElement | null} */ (document.getElementById(`more-${worker}-${side}`));
    if (button && !button.disabled) button.click();
  }
}

/** The workers stand in the castle as the server drew them; without a deployment nobody does. */
function stand() {
  const drawn = document.getElementById('posting')?.cloneNode(true);
  document.getElementById('posted')?.replaceChildren(...(drawn?.childNodes ?? []));
}
