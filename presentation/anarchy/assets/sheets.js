/**
 * The drawing of a game of sheets: what is almost within reach is hinted, what gives a thing is found, and a box that
 * the pointer or the focus is on says what it costs, sets off, or lacks.
 *
 * Everything that is said and lit comes from the server; this asks for it and shows it.
 */
import { say } from '../../../web/assets/page/status.js';
import { onSwap } from '../../../web/assets/page/swap.js';
import { lay } from '../../../web/assets/table/lay.js';
import { Muster } from './muster.js';
import { Viewport } from './viewport.js';

/** How long the pointer rests on a box before it is asked about. */
const REST = 90;
/** How long somebody has stopped writing before it is looked for. */
const PAUSE = 160;
/** How long news stays over the page. */
const TOLD = 5000;

/** @param {HTMLElement} table */
export function startSheets(table) {
  new Viewport(table);
  new Muster();
  new Hints();
  new Inspector(table);
  new Search(table);
}

/** What lacks one worker or resource. */
class Hints {
  #latest = '';

  constructor() {
    onSwap(() => {
      mark('is-near', (document.getElementById('nearly')?.dataset.parts ?? '').split(' '));
      this.#announce();
    });
  }

  /** What came of the visitor's own action is said aloud, not again and again. */
  #announce() {
    const lines = [...document.querySelectorAll('#latest li')].map((line) => line.textContent ?? '');
    const latest = lines.join(' ');
    if (latest && this.#latest && latest !== this.#latest) tell(latest);
    this.#latest = latest || ' ';
  }
}

/** Says all there is to say about a box beside it. */
class Inspector {
  /** What the server said since the last swap. @type {Map<string, Promise<string>>} */ #said = new Map();
  /** @type {Element | null} */ #box = null;
  #timer = 0;
  /** The box that was pressed: it has been read, and what comes of it is to be seen. */ #pressed = '';

  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    this.panel = /** @type {HTMLElement} */ (document.getElementById('inspector'));
    document.addEventListener('pointerover', (event) => this.#wants(event.target, REST));
    document.addEventListener('focusin', (event) => this.#wants(event.target, 0));
    document.addEventListener('focusout', () => this.#close());
    document.addEventListener('click', (event) => this.#clicked(event.target));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close());
    onSwap(() => {
      this.#said.clear();
      this.#close();
    });
  }

  /** @param {EventTarget | null} target @param {number} delay */
  #wants(target, delay) {
    if (target instanceof Element && target.closest('#inspector')) return;
    const box = boxAround(target);
    clearTimeout(this.#timer);
    if (box?.id === this.#pressed) return;
    this.#pressed = '';
    if (!box) this.#close();
    else this.#timer = setTimeout(() => void this.#show(box), delay);
  }

  /** A closed box answers a click with what it lacks. @param {EventTarget | null} target */
  async #clicked(target) {
    const box = boxAround(target);
    if (box?.closest('.is-lit')) {
      this.#pressed = box.id;
      this.#close();
    }
    if (!box || box.closest('.is-lit')) return;
    await this.#show(box);
    if (this.#box === box) say(this.panel.textContent ?? '');
  }

  /** @param {Element} box */
  async #show(box) {
    this.#box = box;
    const html = await this.#ask(box.id);
    if (this.#box !== box || !html || !box.isConnected) return;
    this.panel.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    this.panel.hidden = false;
    place(this.panel, box.getBoundingClientRect());
  }

  #close() {
    clearTimeout(this.#timer);
    this.#box = null;
    this.panel.hidden = true;
  }

  /** @param {string} id of the box @returns {Promise<string>} */
  #ask(id) {
    const known = this.#said.get(id);
    if (known) return known;
    const { match, seat } = this.table.dataset;
    const fields = new URLSearchParams({ part: id, ...(seat ? { seat } : {}) });
    const asked = fetch(`/matches/${match}/about?${fields}`).then((answer) => (answer.ok ? answer.text() : ''), () => '');
    this.#said.set(id, asked);
    return asked;
  }
}

/** Lights all that gives what somebody looks for. */
class Search {
  #timer = 0;

  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    this.field = /** @type {HTMLInputElement} */ (document.getElementById('find-words'));
    this.field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#find(), PAUSE);
    });
    document.getElementById('find')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#find();
    });
    onSwap(() => this.field.value && void this.#find());
  }

  async #find() {
    const words = this.field.value;
    /** @type {{parts: string[], said: string}} */ let found = { parts: [], said: '' };
    if (words.trim().length > 1) {
      const answer = await fetch(`/matches/${this.table.dataset.match}/find?${new URLSearchParams({ words })}`);
      if (answer.ok) found = await answer.json();
    }
    if (words !== this.field.value) return;
    mark('is-found', found.parts);
    document.getElementById('found')?.replaceChildren(found.said);
  }
}

/** Says something that stands beside the drawing anyway: it goes again. @param {string} text */
function tell(text) {
  const status = document.getElementById('status');
  say(text);
  status?.classList.add('is-told');
  setTimeout(() => {
    if (status?.textContent === text) say('');
    status?.classList.remove('is-told');
  }, TOLD);
}

/** Gives a class to these elements of the drawing and to no others. @param {string} name @param {string[]} ids */
function mark(name, ids) {
  for (const element of document.querySelectorAll(`#board .${name}`)) element.classList.remove(name);
  for (const id of ids) if (id) document.getElementById(id)?.classList.add(name);
}

/** @param {EventTarget | null} target */
function boxAround(target) {
  return target instanceof Element ? target.closest('#board [id^="box-"]') : null;
}

/** Beside the box, where there is room; never over it. @param {HTMLElement} panel @param {DOMRect} box */
function place(panel, box) {
  const { width, height } = panel.getBoundingClientRect();
  const gap = 10;
  const right = box.right + gap;
  const left = right + width < innerWidth ? right : Math.max(8, box.left - gap - width);
  const covers = left < box.right && left + width > box.left;
  const below = box.bottom + gap;
  const above = box.top - gap - height;
  const beside = Math.min(box.top, innerHeight - height - 8);
  const top = covers ? (below + height < innerHeight ? below : above) : beside;
  lay('#inspector', `left: ${left}px; top: ${Math.max(8, top)}px`);
}
