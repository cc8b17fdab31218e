/** What this browser keeps between pages. One that stores nothing forgets it, and nothing else fails. */

/** @typedef {'localStorage' | 'sessionStorage'} Shelf */

/** @param {string} name @param {Shelf} [shelf] @returns {string | null} */
export function kept(name, shelf = 'localStorage') {
  try {
    return globalThis[shelf].getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value @param {Shelf} [shelf] */
export function keep(name, value, shelf = 'localStorage') {
  try {
    globalThis[shelf].setItem(name, value);
  } catch {
    // Storage is full or forbidden.
  }
}
