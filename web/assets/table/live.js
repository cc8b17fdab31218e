/**
 * The live connection: it says that there is something new, and the fresh sections are fetched then, because
 * an answer can be compressed and a stream cannot. A word is said when the line is down.
 *
 * The browser reconnects by itself after most breaks. A laptop that slept or changed networks can
 * be left with a line that is dead without knowing it, so waking up and coming online open a new one.
 */
import { say } from '../page/status.js';
import { shownDrawing } from '../page/svg_diff.js';
import { swap } from '../page/swap.js';
import { word } from '../page/words.js';
import { versionIn } from './version.js';

/** @typedef {import('./version.js').Version} Version */

/** A server that refuses the stream (a restart behind a gateway) is asked again after this long. */
const RETRY_MS = 2000;
/** Shorter absences are no reason to distrust the line. */
const NAP_MS = 20000;
/** An answer that takes longer is taken for lost. */
const ANSWER_MS = 15000;
/** How long news waits for the answer to one's own action, which may never come. */
const PATIENCE_MS = 400;

export class Live {
  /** @type {EventSource | null} */ #source = null;
  #isLost = false;
  /** What is being fetched; the next waits for it, because it says by which drawing it is to be compared. */
  #fetching = Promise.resolve();
  #hiddenSince = 0;

  /** @param {string} address @param {Version} version */
  constructor(address, version) {
    this.address = address;
    this.version = version;
    addEventListener('online', () => this.open());
    addEventListener('offline', () => this.#lost());
    addEventListener('pagehide', () => this.#source?.close());
    // A page from the back-forward cache has slept as well.
    addEventListener('pageshow', (event) => event.persisted && this.open());
    document.addEventListener('visibilitychange', () => this.#seen());
    document.addEventListener('misfit', () => this.#next(() => this.#mend()));
    this.open();
  }

  /** Opens a line from the version shown, in place of any other. */
  open() {
    this.#source?.close();
    const source = new EventSource(addressAfter(this.address, this.version.shown));
    this.#source = source;
    source.addEventListener('open', () => this.#found());
    source.addEventListener('changed', (event) => void this.#changed(source, event));
    source.addEventListener('company', ({ data }) => document.dispatchEvent(new CustomEvent('company', { detail: JSON.parse(data) })));
    source.addEventListener('error', () => void this.#broke(source));
  }

  /** @param {EventSource} source @param {MessageEvent<string>} event */
  async #changed(source, event) {
    // The answer to one's own action brings the same news, and is on its way already.
    await Promise.race([this.version.settled, pause(PATIENCE_MS)]);
    this.#next(() => this.#catchUp(source, versionIn(event.lastEventId)));
  }

  /** Fetches once what was fetched before has been shown. @param {() => Promise<unknown>} fetch */
  #next(fetch) {
    // One that fails must not keep those after it from being fetched.
    this.#fetching = this.#fetching.then(fetch).then(() => {}, reportError);
  }

  /** What came did not belong to the drawing that is shown. It counts as shown, so nobody will tell of it again. */
  async #mend() {
    const isAnswered = await this.#fetch((version) => version >= this.version.shown);
    if (!isAnswered) setTimeout(() => this.#next(() => this.#mend()), RETRY_MS);
  }

  /** @param {EventSource} source @param {number} version that it has told of */
  async #catchUp(source, version) {
    // An earlier one has brought it along.
    if (!(version > this.version.shown)) return;
    const isAnswered = await this.#fetch((fresh) => this.version.advance(fresh));
    // The line told of it, so it will not tell again: ask from the version shown.
    if (!isAnswered) setTimeout(() => source === this.#source && this.open(), RETRY_MS);
  }

  /** Shows the table as it is. @param {(version: number) => boolean} isNews @returns {Promise<boolean>} whether it was told */
  async #fetch(isNews) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(sectionsAddress(this.address), { headers: shownDrawing(), signal }).catch(() => null);
    // The line may also break in the middle of an answer.
    const sections = answer?.ok ? await answer.text().catch(() => null) : null;
    if (!answer || sections === null) return false;
    if (isNews(versionIn(answer.headers.get('bastide-version')))) swap(sections, { whole: true });
    return true;
  }

  /** @param {EventSource} source */
  async #broke(source) {
    if (source !== this.#source) return;
    this.#lost();
    if (source.readyState !== EventSource.CLOSED) return;
    const wait = await waitTold(source.url);
    setTimeout(() => source === this.#source && this.open(), wait);
  }

  #seen() {
    if (document.hidden) this.#hiddenSince = Date.now();
    else if (this.#isLost || Date.now() - this.#hiddenSince > NAP_MS) this.open();
  }

  #lost() {
    if (!this.#isLost) say(word('disconnected'));
    this.#isLost = true;
    this.#mark();
  }

  #found() {
    if (this.#isLost) say(word('connected'));
    this.#isLost = false;
    this.#mark();
  }

  #mark() {
    document.getElementById('table')?.classList.toggle('is-offline', this.#isLost);
  }
}

/** Where the sections of the table are, beside its stream, as seen from the same seat. @param {string} address */
export function sectionsAddress(address) {
  const [path = '', query = ''] = address.split('?');
  const seat = new URLSearchParams(query).get('seat');
  return path.replace(/\/live$/, '/parts') + (seat === null ? '' : `?seat=${seat}`);
}

/** The stream of what came after a version. @param {string} address @param {number} version */
export function addressAfter(address, version) {
  const [path = '', query = ''] = address.split('?');
  const fields = new URLSearchParams(query);
  fields.set('after', String(version));
  return `${path}?${fields}`;
}

/**
 * How long to wait before a stream that was refused is asked for again. A stream does not tell why it was refused,
 * so the question is put once more as a plain one: somebody who has too many open is told when to come back.
 * @param {string} address @returns {Promise<number>} in milliseconds
 */
export async function waitTold(address) {
  const asking = new AbortController();
  const answer = await fetch(address, { signal: asking.signal }).catch(() => null);
  const told = answer?.status === 429 ? Number(answer.headers.get('retry-after')) : 0;
  asking.abort();
  return Math.max(RETRY_MS, (told || 0) * 1000);
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
