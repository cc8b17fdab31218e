/**
 * The panel that explains: rest the pointer on anything, focus it by key or hold it with a finger, and `#explain` says
 * in the server's words what it is and what it means today. It stands in the side column, on a phone it is a sheet from
 * below, so that it never lies over what is about to be clicked.
 */
import { onSwap } from '../page/swap.js';
import { word } from '../page/words.js';
import { Answers, idsAround } from './about.js';
import { isNarrow } from './drawers.js';
import { lay } from './lay.js';
import { startHolding } from './press.js';

/** @typedef {import('./table.js').Table} Table */

/** How long a pointer rests on something before it is explained. */
const REST_MS = 120;
/** By then it is asked about, so that the answer is there when the time has come. */
const ASK_MS = 50;
/** A hand at rest trembles within so many pixels. */
const TREMBLE = 8;
/** How long the panel stays when the pointer has left: long enough to go and click the link in it. */
const LINGER_MS = 400;
/** What may be about to be clicked. */
const USED = '#board :is(.is-lit, .is-place, [id^="hand-"])';
/** A sheet is no higher than this share of the window, whatever it may cover. */
const MOST = 0.62;

/** @param {Pick<Table, 'address' | 'seat'>} table */
export function startPanel({ address, seat }) {
  /** @type {Record<string, string>} */ const asker = seat ? { seat } : {};
  explainWith(new Answers(address, () => asker));
}

/** @param {Answers} answers */
export function explainWith(answers) {
  const panel = document.getElementById('explain');
  if (panel) new Panel(panel, answers);
}

class Panel {
  /** What the pointer is on. */ #under = '';
  /** Where it is in the window. */ #at = [0, 0];
  /** Where it was when the page changed or something was pressed. @type {number[] | null} */ #rested = null;
  /** The element in focus that the panel is about, or is going to be. @type {Element | null} */ #described = null;
  /** Counts what was asked for, so that a late answer is not shown. */ #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #ask;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #rest;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #linger;

  /** @param {HTMLElement} panel @param {Answers} answers */
  constructor(panel, answers) {
    this.panel = panel;
    this.answers = answers;
    document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && !this.#isStill(event) && this.#over(event.target));
    // What came to lie under a pointer at rest is asked about by its next movement.
    document.addEventListener('pointermove', (event) => event.pointerType !== 'touch' && !this.#isStill(event) && this.#over(event.target));
    document.documentElement.addEventListener('pointerleave', () => this.#over(null));
    document.addEventListener('focusin', ({ target }) => this.#focused(target));
    document.addEventListener('focusout', ({ target }) => target === this.#described && this.#leave());
    document.addEventListener('click', ({ target }) => this.#clicked(target));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close());
    startHolding((target) => idsAround(target).length > 0, (target) => void this.#show(target));
    onSwap(() => {
      this.answers.forget();
      this.close();
      this.#under = '';
      this.#rested = this.#at;
    });
  }

  close() {
    clearTimeout(this.#ask);
    clearTimeout(this.#rest);
    clearTimeout(this.#linger);
    this.#asked += 1;
    this.panel.hidden = true;
    this.#described?.removeAttribute('aria-describedby');
    this.#described = null;
  }

  /** Whether the page has changed under a pointer at rest: nobody asks about what came to lie there. @param {PointerEvent} event */
  #isStill({ clientX: x, clientY: y }) {
    const [lastX = 0, lastY = 0] = this.#at;
    this.#at = [x, y];
    if (x === lastX && y === lastY) return true;
    const [restedX = Infinity, restedY = 0] = this.#rested ?? [];
    if (Math.hypot(x - restedX, y - restedY) <= TREMBLE) return true;
    this.#rested = null;
    return false;
  }

  /** @param {EventTarget | null} target */
  #over(target) {
    if (target instanceof Node && this.panel.contains(target)) return clearTimeout(this.#linger);
    const [id = ''] = idsAround(target);
    if (id === this.#under) return;
    this.#under = id;
    this.#leave();
    if (!id || isNarrow()) return;
    this.#ask = setTimeout(() => void this.answers.about(idsAround(target)), ASK_MS);
    this.#rest = setTimeout(() => void this.#show(target), REST_MS);
  }

  /** Only what a key has led to: a click has led to what was seen before. @param {EventTarget | null} target */
  #focused(target) {
    if (isNarrow() || !(target instanceof Element) || this.panel.contains(target)) return;
    if (!target.matches(':focus-visible') || idsAround(target).length === 0) return;
    clearTimeout(this.#rest);
    this.#described?.removeAttribute('aria-describedby');
    this.#described = target;
    this.#rest = setTimeout(async () => {
      if (!(await this.#show(target))) return;
      this.#described = target;
      if (target.closest('#board')) target.setAttribute('aria-describedby', this.panel.id);
    }, REST_MS);
  }

  #leave() {
    clearTimeout(this.#ask);
    clearTimeout(this.#rest);
    clearTimeout(this.#linger);
    // An answer on its way comes too late.
    this.#asked += 1;
    this.#linger = setTimeout(() => this.close(), LINGER_MS);
  }

  /** What is clicked acts; it has been read. @param {EventTarget | null} target */
  #clicked(target) {
    const isInside = target instanceof Element && this.panel.contains(target);
    if (isInside && !target.closest('[data-close-panel]')) return;
    this.close();
    this.#rested = this.#at;
  }

  /** @param {EventTarget | null} target @returns {Promise<boolean>} whether there is something to say */
  async #show(target) {
    clearTimeout(this.#linger);
    this.#asked += 1;
    const asked = this.#asked;
    const said = await this.answers.about(idsAround(target));
    if (asked !== this.#asked) return false;
    this.close();
    if (!said) return false;
    this.panel.replaceChildren(closer(), ...new DOMParser().parseFromString(said, 'text/html').body.childNodes);
    // A sheet from below ends where something begins that could be clicked.
    lay('#explain', isNarrow() ? `max-block-size: ${roomBelow()}px` : '');
    this.panel.hidden = false;
    this.panel.scrollTop = 0;
    return true;
  }
}

/** How much room there is below what can be clicked; always as much as there is below the drawing. */
function roomBelow() {
  const bottom = document.getElementById('board')?.getBoundingClientRect().bottom ?? innerHeight;
  const ends = [...document.querySelectorAll(USED)].map((element) => element.getBoundingClientRect()).filter(({ width, top }) => width > 0 && top < bottom);
  const lowest = Math.max(0, ...ends.map((box) => Math.min(box.bottom, bottom)));
  return Math.floor(Math.min(innerHeight * MOST, innerHeight - lowest));
}

/** For a finger; the style sheet shows it where the panel is a sheet. */
function closer() {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'panel-close';
  button.dataset.closePanel = '';
  button.setAttribute('aria-label', word('close'));
  button.textContent = '×';
  return button;
}
