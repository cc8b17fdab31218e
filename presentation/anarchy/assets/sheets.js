/**
 * The drawing of a game of sheets: what is almost within reach is hinted, and what gives a thing is found.
 *
 * Everything that is said and lit comes from the server; this asks for it and shows it.
 */
import { say } from '../../../web/assets/page/status.js';
import { onSwap } from '../../../web/assets/page/swap.js';
import { Muster } from './muster.js';
import { Viewport } from './viewport.js';
import { Writing } from './writing.js';

/** How long somebody has stopped writing before it is looked for. */
const PAUSE = 160;
/** How long news stays over the page. */
const TOLD = 5000;

/** @param {HTMLElement} table */
export function startSheets(table) {
  new Viewport(table);
  new Writing();
  new Muster();
  new Hints();
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

/** Lights all that gives what somebody looks for. */
class Search {
  #timer = 0;

  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    this.field = /** @type {HTMLInputElement} */ (document.getElementById('find-words'));
    if (!this.field) return;
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
