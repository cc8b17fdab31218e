/**
 * Which version of the match the page shows. Sections come on two ways, as live events and as answers
 * to one's own actions, and may overtake each other: an older one is never shown over a newer one.
 */
export class Version {
  /** Fulfilled once no answer to an own action is on its way. */ settled = Promise.resolve();

  /** @param {number} shown */
  constructor(shown) {
    this.shown = shown;
  }

  /** Whether sections of this version are news; if so they count as shown. @param {number} version */
  advance(version) {
    if (!(version > this.shown)) return false;
    this.shown = version;
    return true;
  }

  /** An answer is on its way until the returned function is called. @returns {() => void} */
  expect() {
    let settle = () => {};
    this.settled = new Promise((resolve) => (settle = resolve));
    return settle;
  }
}

/** The number in an event's id or an answer's header; NaN where there is none. @param {string | null | undefined} text */
export function versionIn(text) {
  return text && /^\d+$/.test(text) ? Number(text) : NaN;
}
