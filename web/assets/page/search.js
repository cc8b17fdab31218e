/** Finding words in a text as people type them: without regard to case, accents or order. */

/** @param {string} text */
export function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has every word of a query. @param {string} text @param {string} query */
export function matches(text, query) {
  const searched = plain(text);
  return plain(query).split(/\s+/).every((word) => searched.includes(word));
}
