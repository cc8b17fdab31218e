/**
 * The first page. What waits for the visitor and who seeks players is fetched again while somebody looks, and the
 * opponent that was chosen last is chosen again.
 */
import './page.js';
import { swap } from './swap.js';

const EVERY_MS = 15_000;
const LEVEL = 'bastide-level-';

/** Asks for the page once more and takes its sections over. */
async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' } });
    if (answer.ok) swap(await answer.text());
  } catch {
    // Without a connection the page stays as it is; it asks again.
  }
}

/** @param {HTMLSelectElement} select */
function recall(select) {
  const key = LEVEL + select.dataset.game;
  const known = localStorage.getItem(key);
  if (known && [...select.options].some(({ value }) => value === known)) select.value = known;
  select.addEventListener('change', () => localStorage.setItem(key, select.value));
}

for (const select of document.querySelectorAll('select')) if (select.dataset.game) recall(select);
setInterval(() => void refresh(), EVERY_MS);
document.addEventListener('visibilitychange', () => void refresh());
