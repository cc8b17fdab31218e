/**
 * The page of rules: a search field (`#find`) hides clauses (`[data-clause]`) without its words and
 * families (`[data-family]`) left without a clause; `#found` says when nothing is left.
 */
import '../page/page.js';
import { matches } from '../page/search.js';

/** @param {HTMLInputElement} field */
function startSearch(field) {
  const clauses = all('[data-clause]');
  const families = all('[data-family]');
  const found = document.getElementById('found');
  const filter = () => {
    for (const clause of clauses) clause.hidden = !matches(clause.textContent ?? '', field.value);
    const isSearching = field.value.trim() !== '';
    for (const family of families) {
      family.hidden = isSearching && !family.querySelector('[data-clause]:not([hidden])');
    }
    const isNone = clauses.every((clause) => clause.hidden);
    if (found) found.textContent = isNone ? found.dataset.none ?? '' : '';
  };
  field.addEventListener('input', filter);
  field.form?.addEventListener('submit', (event) => event.preventDefault());
  // A link to one clause shows it, whatever is being searched for.
  addEventListener('hashchange', () => {
    field.value = '';
    filter();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
  filter();
}

/** @param {string} selector @returns {HTMLElement[]} */
function all(selector) {
  return [...document.querySelectorAll(selector)].map((one) => /** @type {HTMLElement} */ (one));
}

const field = /** @type {HTMLInputElement | null} */ (document.getElementById('find'));
if (field) startSearch(field);
