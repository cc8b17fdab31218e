/**
 * The page of cards and icons: the form (`#narrow`) hides entries (`[data-entry]`) without the words that
 * are sought or the values that are chosen, and sections (`[data-family]`) that are left without any.
 */
import '../page/page.js';
import { matches } from '../page/search.js';

/** @param {HTMLFormElement} form */
function startNarrowing(form) {
  const entries = all('[data-entry]');
  const sections = all('[data-family]');
  const found = document.getElementById('found');
  const narrow = () => {
    const wanted = [...new FormData(form)].map(([name, value]) => ({ name, value: String(value) }));
    for (const entry of entries) entry.hidden = !wanted.every(({ name, value }) => fits(entry, name, value));
    for (const section of sections) section.hidden = !section.querySelector('[data-entry]:not([hidden])');
    if (found) found.textContent = entries.every((entry) => entry.hidden) ? found.dataset.none ?? '' : '';
  };
  form.addEventListener('input', narrow);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link to an entry shows it, whatever is being sought.
  addEventListener('hashchange', () => {
    form.reset();
    narrow();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
  narrow();
}

/** @param {HTMLElement} entry @param {string} name @param {string} value */
function fits(entry, name, value) {
  if (value === '') return true;
  if (name === 'find') return matches(entry.textContent ?? '', value);
  return (entry.dataset.tags ?? '').split(' ').includes(`${name}:${value}`);
}

/** @param {string} selector @returns {HTMLElement[]} */
function all(selector) {
  return [...document.querySelectorAll(selector)].map((one) => /** @type {HTMLElement} */ (one));
}

const form = /** @type {HTMLFormElement | null} */ (document.getElementById('narrow'));
if (form) startNarrowing(form);
