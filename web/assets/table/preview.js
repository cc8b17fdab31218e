/**
 * What a placement would bring about, asked of the server: once for each position and placement,
 * and only when the hand has come to rest.
 *
 * @typedef {object} Preview
 * @property {string} action
 * @property {string} label
 * @property {boolean} legal
 * @property {string[]} cells
 * @property {string[]} claims
 * @property {string[][]} isolates
 * @property {string[]} [told] what would happen, in words
 * @property {[string, string][]} [worth] what elements would be good for then: their ids, and words
 * @property {{clause: string, text: string} | null} refusal
 */

/** Long enough to pass over squares, short enough not to be felt. */
const REST_MS = 90;

export class Previews {
  /** @type {Map<string, Promise<Preview | null>>} */ #known = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /**
   * @param {string} address of the match
   * @param {(address: string) => Promise<Response>} [fetch]
   */
  constructor(address, fetch = (at) => globalThis.fetch(at)) {
    this.address = address;
    this.fetch = fetch;
  }

  /** The position has changed: nothing known holds any more. */
  forget() {
    clearTimeout(this.#timer);
    this.#known.clear();
  }

  /** @param {string} action @returns {Promise<Preview | null>} null when it could not be learned */
  ask(action) {
    const known = this.#known.get(action);
    if (known) return known;
    const asked = this.#fetched(action);
    this.#known.set(action, asked);
    // A failure is not knowledge: the next one to ask tries again.
    void asked.then((preview) => preview ?? (this.#known.get(action) === asked && this.#known.delete(action)));
    return asked;
  }

  /** Asks once the hand rests; an earlier wish is dropped. @param {string} action @param {(preview: Preview) => void} tell */
  askAtRest(action, tell) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const preview = await this.ask(action);
      if (preview) tell(preview);
    }, REST_MS);
  }

  drop() {
    clearTimeout(this.#timer);
  }

  /** @param {string} action @returns {Promise<Preview | null>} */
  async #fetched(action) {
    try {
      const answer = await this.fetch(`${this.address}/preview?action=${encodeURIComponent(action)}`);
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }
}
