/**
 * The deployment of workers: every press asks the server how the castle would stand then, and what would come of it.
 * A worker dragged from the table's head onto a side of the castle goes there.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { isNarrow } from '../../../web/assets/table/drawers.js';
import { lay } from '../../../web/assets/table/lay.js';

export class Muster {
  #asked = 0;
  /** The worker under way, and the side it is taken from. @type {{worker: string, from: string | null} | null} */ #dragged = null;
  /** Its picture under the pointer. @type {HTMLElement | null} */ #carried = null;
  /** The deployment thought out so far. */ #posting = '';
  /** How the server showed it. */ #shown = '';
  /** Whether a deployment is asked for. */ #isAsked = false;
  /** Whether the panel was opened for it. */ #hasOpened = false;

  constructor() {
    document.addEventListener('click', (event) => this.#clicked(event.target));
    // Before the drawing takes the press for its own and is moved.
    document.addEventListener('pointerdown', (event) => this.#taken(event), true);
    document.addEventListener('pointermove', (event) => this.#carry(event));
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, (event) => this.#dropped(/** @type {PointerEvent} */ (event)));
    onSwap(() => this.#resume());
  }

  /** Others act meanwhile and the page is sent anew: what was thought out so far stays, under the pointer as well. */
  #resume() {
    stand();
    const panel = document.getElementById('muster');
    offer();
    this.#open(panel !== null);
    if (!panel) this.#posting = '';
    else if (this.#posting && panel.dataset.kept !== this.#posting) this.#show(panel, this.#shown);
  }

  /** The deployment stands beside the castle as long as it is asked for. @param {boolean} isAsked */
  #open(isAsked) {
    const table = document.getElementById('table');
    const isNew = isAsked && !this.#isAsked;
    const isOver = !isAsked && this.#hasOpened;
    this.#isAsked = isAsked;
    const isOpen = table?.dataset.drawer === 'choose';
    // Afterwards the story is in its place again.
    const isToChange = isOver ? isOpen : isNew && !isOpen && !isNarrow();
    if (isNew || isOver) this.#hasOpened = isNew && isToChange;
    if (isToChange) /** @type {HTMLElement | null} */ (document.querySelector('.openers [data-opens="choose"]'))?.click();
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
    this.#dragged = event.button === 0 ? workerAt(event) : null;
    if (!this.#dragged) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    this.#carried = carried(this.#dragged.worker);
    document.body.append(this.#carried);
    document.body.classList.add('is-dragging');
    this.#carry(event);
  }

  /** @param {PointerEvent} event */
  #carry({ clientX, clientY }) {
    if (this.#carried) lay('.carried-worker', `inset: ${clientY - 22}px auto auto ${clientX - 22}px`);
  }

  /** @param {PointerEvent} event */
  #dropped(event) {
    const dragged = this.#dragged;
    this.#dragged = null;
    this.#carried?.remove();
    this.#carried = null;
    document.body.classList.remove('is-dragging');
    if (dragged && event.type !== 'pointercancel') void this.#put(dragged.worker, dragged.from, sideAt(event));
  }

  /** Puts a worker on a side, or back where it is dropped elsewhere. @param {string} worker @param {string | null} from @param {string | undefined} to */
  async #put(worker, from, to) {
    if (from === (to ?? null)) return;
    swallowClick();
    const less = from && buttonFor('less', worker, from);
    if (less) await this.#ask(less.value, less.id);
    const more = to && buttonFor('more', worker, to);
    if (more) await this.#ask(more.value, more.id);
  }
}

/** @param {'more' | 'less'} way @param {string} worker @param {string} side @returns {HTMLButtonElement | null} */
function buttonFor(way, worker, side) {
  return document.querySelector(`#muster [id="${way}-${CSS.escape(worker)}-${CSS.escape(side)}"]:enabled`);
}

/** The worker that a press would take along: of the panel, of the stock in the bar or on the board, or from a side. @param {PointerEvent} event */
function workerAt({ clientX, clientY }) {
  if (!document.getElementById('muster')) return null;
  for (const one of document.elementsFromPoint(clientX, clientY)) {
    const [, posted, from = null] = /^worker-(\w+)-(\w+)$/.exec(one.closest('#posted [id]')?.id ?? '') ?? [];
    const held = one.closest('.stock [data-explain]')?.getAttribute('data-explain') ?? one.id;
    const worker = posted ?? one.closest('#muster [data-worker]')?.getAttribute('data-worker') ?? /^hold-(\w+)$/.exec(held)?.[1];
    const way = from ? 'less' : 'more';
    if (worker && document.querySelector(`#muster [id^="${way}-${worker}-"]:enabled`)) return { worker, from };
  }
  return null;
}

/** The side of the castle under the pointer, whatever stands there. @param {PointerEvent} event */
function sideAt({ clientX, clientY }) {
  const under = document.elementsFromPoint(clientX, clientY).map((one) => one.closest('#board :is([id^="side-"], [id^="worker-"])'));
  return under.find((one) => one)?.id.split('-').pop();
}

/** @param {string} worker @returns {HTMLElement} what lies under the pointer meanwhile */
function carried(worker) {
  const box = document.createElement('div');
  box.className = 'carried-worker';
  box.setAttribute('aria-hidden', 'true');
  const held = document.querySelector(`.stock [data-explain="hold-${CSS.escape(worker)}"] svg`);
  if (held) box.append(held.cloneNode(true));
  return box;
}

/** Whoever has placed all workers finds the way on in the bar as well. */
function offer() {
  document.querySelector('#turn .deploys')?.remove();
  const go = document.querySelector('#muster .grand');
  if (!go) return;
  const twin = /** @type {HTMLElement} */ (go.cloneNode(true));
  twin.className = 'deploys';
  document.querySelector('#turn .does')?.prepend(twin);
}

/** What a mouse lets go of on the drawing would be a click there as well. */
function swallowClick() {
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  // It comes at once, or not at all.
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

/** The workers stand in the castle as the server drew them, and what they achieve on the cards; without a deployment neither does. */
function stand() {
  for (const { from, to } of [{ from: 'posting', to: 'posted' }, { from: 'foretelling', to: 'foretold' }]) {
    const drawn = document.getElementById(from)?.cloneNode(true);
    document.getElementById(to)?.replaceChildren(...(drawn?.childNodes ?? []));
  }
  for (const threat of document.querySelectorAll('.threats [data-explain]')) {
    const told = document.querySelector(`#foretold [data-attack="${threat.getAttribute('data-explain')}"]`);
    threat.toggleAttribute('data-chance', told !== null);
    if (told) threat.setAttribute('data-chance', `${told.getAttribute('data-chance')} %`);
  }
}
