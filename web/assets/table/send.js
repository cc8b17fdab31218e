/**
 * Sends a form so that it counts once, whatever the network does.
 *
 * Each wish has a key of its own. A request whose answer was lost is sent again with the same key,
 * and the server answers it like the first.
 */

import { shownDrawing } from '../page/svg_diff.js';

/** The type that asks for sections of the page instead of a whole page. */
const FRAGMENTS = 'text/vnd.bastide.fragments';

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** An answer that takes longer is taken for lost: a laptop that slept leaves dead connections. */
const PATIENCE_MS = 15000;

/**
 * @typedef {object} Means what the outside world does; tests put their own in its place
 * @property {(address: string, request: RequestInit) => Promise<Response>} fetch
 * @property {(ms: number) => Promise<void>} pause
 * @property {() => string} freshKey
 * @property {number} tries 1 for what has no key on the server and would count twice
 * @property {(attempt: number) => void} [onRetry]
 */

/** @type {Means} */
const BROWSER = {
  fetch: (address, request) => {
    const headers = { ...request.headers, ...shownDrawing() };
    return fetch(address, { ...request, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  },
  pause: (ms) => new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  }),
  // Not `randomUUID`, which a page has only over https: a server in one's own network has none.
  freshKey: () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  tries: 9,
};

/**
 * @param {string} address @param {URLSearchParams} fields
 * @param {Partial<Means>} [means]
 * @returns {Promise<Response>} rejects when every try failed
 */
export async function send(address, fields, means = {}) {
  const { fetch, pause, freshKey, tries, onRetry } = { ...BROWSER, ...means };
  const body = new URLSearchParams(fields);
  body.set('key', freshKey());
  const request = { method: 'POST', headers: { Accept: FRAGMENTS }, body };
  for (let attempt = 1; ; attempt += 1) {
    const { answer, error } = await attempted(fetch, address, request);
    if (answer) return answer;
    if (attempt === tries) throw error;
    onRetry?.(attempt);
    await pause(pauseAfter(attempt));
  }
}

/** How long to wait after so many failures. @param {number} attempt counted from 1 */
export function pauseAfter(attempt) {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
}

/**
 * One try. No answer, or that of a gateway whose server is away, counts as none.
 * @param {Means['fetch']} fetch @param {string} address @param {RequestInit} request
 * @returns {Promise<{answer?: Response, error?: unknown}>}
 */
async function attempted(fetch, address, request) {
  try {
    const answer = await fetch(address, request);
    // An answer whose end is lost is none: what it says is not known.
    await answer.clone().blob();
    return [502, 503, 504].includes(answer.status) ? { error: new Error(`status ${answer.status}`) } : { answer };
  } catch (error) {
    return { error };
  }
}

/** Whether an answer is sections of the page, to be swapped in; refusals are JSON. @param {Response} answer */
export function isFragments(answer) {
  const type = answer.headers.get('content-type') ?? '';
  return (answer.ok || answer.status === 409) && type.startsWith('text/');
}
