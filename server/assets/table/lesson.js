/**
 * A lesson's hint: while its details (`#lesson [data-shows]`) are open, the parts of the picture that it
 * names are marked.
 */
import { onParts } from '../page/swap.js';

/** Marks what an open hint names, and nothing else. */
function mark() {
  for (const part of document.querySelectorAll('.is-shown')) part.classList.remove('is-shown');
  const hint = /** @type {HTMLElement | null} */ (document.querySelector('#lesson [data-shows][open]'));
  const ids = (hint?.dataset.shows ?? '').split(' ').filter(Boolean);
  const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
  for (const part of parts) part.classList.add('is-shown');
  parts[0]?.scrollIntoView({ block: 'nearest' });
}

export function startLesson() {
  // Details do not tell their parents when they open, but on the way down they can be heard.
  document.addEventListener('toggle', mark, true);
  onParts(mark);
}
