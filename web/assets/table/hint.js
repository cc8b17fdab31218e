/**
 * A hint at the table: the answer to `#hint-ask` comes as a section like any other. Here it is announced, the
 * elements of the drawing that it is about are marked, and it stays as long as its position does.
 */
import { say, tell } from '../page/status.js';
import { onSwap } from '../page/swap.js';
import { isNarrow } from './drawers.js';

/** @type {{seq: string, section: HTMLElement} | null} */
let kept = null;

export function startHints() {
  document.addEventListener('submit', (event) => {
    const form = /** @type {HTMLElement} */ (event.target);
    if (form.id === 'hint-ask') say(form.dataset.thinking ?? '');
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && isLeft(event.target)) close();
  });
  onSwap(settle);
}

/** Its button, and on a phone the sign of the sheet and a tap beside it. @param {Element} target */
function isLeft(target) {
  if (target.closest('[data-close-hint]')) return true;
  const place = document.getElementById('hint');
  if (!isNarrow() || !place || place.hidden || place.childElementCount === 0) return false;
  return target.closest('[data-closes]') !== null || !target.closest('.side, dialog, .menu');
}

/** After a swap: shows a new hint, brings an old one back where it still holds, or forgets it. */
function settle() {
  const place = document.getElementById('hint');
  const seq = seqShown();
  if (place && isAnswer(place)) {
    place.dataset.seen = 'yes';
    place.querySelector('[data-close-hint]')?.removeAttribute('hidden');
    kept = { seq, section: /** @type {HTMLElement} */ (place.cloneNode(true)) };
    announce(place);
  } else if (place && kept?.seq === seq) {
    if (!place.dataset.seen) place.replaceWith(kept.section.cloneNode(true));
  } else {
    kept = null;
  }
  mark();
}

/** An answer that has not been seen to yet. @param {HTMLElement} section */
function isAnswer(section) {
  return section.childElementCount > 0 && !section.dataset.seen;
}

/** Who asked is led to the answer, whose first stop is playing it. @param {HTMLElement} section */
function announce(section) {
  section.setAttribute('tabindex', '-1');
  // The swap that brought it puts the focus back first.
  queueMicrotask(() => document.activeElement?.closest('#hint-ask') && section.focus({ preventScroll: true }));
  const said = [...section.querySelectorAll('h2, .hint-move b')].map((element) => element.textContent ?? '');
  tell(said.join(': '));
}

function close() {
  kept = null;
  const section = document.getElementById('hint');
  section?.replaceChildren();
  section?.setAttribute('hidden', '');
  delete section?.dataset.seen;
  mark();
  document.querySelector('#hint-ask')?.querySelector('button')?.focus();
}

/** Marks the elements of the drawing that the hint is about, and no others. */
function mark() {
  for (const element of document.querySelectorAll('.is-hinted')) element.classList.remove('is-hinted');
  const ids = kept?.section.dataset.parts?.split(' ') ?? [];
  for (const id of ids) if (id) document.getElementById(id)?.classList.add('is-hinted');
}

/** What the table had seen when its buttons were made. */
function seqShown() {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector('#act input[name="seq"]'));
  return field?.value ?? '';
}
