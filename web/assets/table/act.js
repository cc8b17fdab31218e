/**
 * Acting: the forms of the list, the bar and the hint are sent in the background and their answers swapped in.
 *
 * 200 brings the fresh sections, 422 the clause that forbids, 409 the sections as another action left them.
 */
import { quiet, refuse, say } from '../page/status.js';
import { swap } from '../page/swap.js';
import { word } from '../page/words.js';
import { isFragments, send } from './send.js';
import { versionIn } from './version.js';

/** @typedef {import('./version.js').Version} Version */

/** How long an answer that did not fit the page is waited for. */
const PATIENCE_MS = 5000;

export class Actor {
  #isBusy = false;

  /** @param {Version} version */
  constructor(version) {
    this.version = version;
    document.addEventListener('submit', (event) => this.#submitted(event));
  }

  /** Plays an action of this visitor's own seat: `CSwD2`, `xI8`. @param {string} action */
  async act(action) {
    const form = /** @type {HTMLFormElement | null} */ (document.getElementById('act'));
    if (!form) return;
    const fields = fieldsOf(form);
    fields.set('action', action);
    await this.post(addressOf(form), fields);
  }

  /** Sends one wish at a time and shows its answer. @param {string} address @param {URLSearchParams} fields */
  async post(address, fields) {
    if (this.#isBusy) return;
    this.#mark(true);
    quiet();
    const settle = this.version.expect();
    try {
      const before = this.version.shown;
      const answer = await send(address, fields, { onRetry: () => say(word('sending')) });
      await this.#show(answer, before);
    } catch {
      say(word('unsent'));
    } finally {
      settle();
      this.#mark(false);
    }
  }

  /** @param {Response} answer @param {number} before the version shown when it was asked for */
  async #show(answer, before) {
    if (answer.redirected) {
      location.assign(answer.url);
    } else if (isFragments(answer)) {
      if (answer.ok) emptyForms();
      await this.#swapIn(await answer.text(), versionIn(answer.headers.get('bastide-version')), before);
      if (!answer.ok) refuse({ text: word('raced') });
    } else {
      refuse(await refusalIn(answer));
    }
  }

  /** @param {string} sections @param {number} version @param {number} before */
  async #swapIn(sections, version, before) {
    // Without a version the answer is news unless a live event came while it was on its way.
    const isNews = Number.isNaN(version) ? this.version.shown === before : this.version.advance(version);
    if (isNews && sections && !swap(sections)) await nextSwap();
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (!form.closest('#choose, #turn, #hint') || form.method !== 'post') return;
    event.preventDefault();
    const fields = fieldsOf(form);
    if (button?.name) fields.set(button.name, button.value);
    void this.post(addressOf(form), fields);
  }

  /** @param {boolean} isBusy */
  #mark(isBusy) {
    this.#isBusy = isBusy;
    document.getElementById('table')?.setAttribute('aria-busy', String(isBusy));
  }
}

/** What is shown instead is on its way. Whoever acts again before it has come would act on what has passed. */
function nextSwap() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    document.addEventListener('swapped', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve);
  });
}

/** What was typed is played: a swap must not bring it back as half-written text. */
function emptyForms() {
  for (const form of document.querySelectorAll('#choose form')) /** @type {HTMLFormElement} */ (form).reset();
}

/** Not `form.action`: a field named `action` stands in its place. @param {HTMLFormElement} form */
export function addressOf(form) {
  return form.getAttribute('action') ?? location.pathname;
}

/** @param {HTMLFormElement} form */
export function fieldsOf(form) {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs);
}

/** @param {Response} answer @returns {Promise<import('../page/status.js').Refusal>} */
async function refusalIn(answer) {
  try {
    const refusal = await answer.json();
    if (refusal?.text) return refusal;
  } catch {
    // Not JSON: a page of an error, whose text is not for this place.
  }
  return { text: word('refused') };
}
