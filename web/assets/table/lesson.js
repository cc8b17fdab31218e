/**
 * A lesson's hint: while its details (`#lesson [data-shows]`) are open, the elements of the drawing that it
 * names are marked.
 */
import { onSwap } from '../page/swap.js';

/** Marks what an open hint names, and nothing else. */
function mark() {
  for (const element of document.querySelectorAll('.is-shown')) element.classList.remove('is-shown');
  const hint = /** @type {HTMLElement | null} */ (document.querySelector('#lesson [data-shows][open]'));
  const ids = (hint?.dataset.shows ?? '').split(' ').filter(Boolean);
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  for (const element of elements) element.classList.add('is-shown');
  elements[0]?.scrollIntoView({ block: 'nearest' });
}

export function startLesson() {
  // Details do not tell their parents when they open, but on the way down they can be heard.
  document.addEventListener('toggle', mark, true);
  onSwap(mark);
}
