/**
 * The page of rules: a search field (`#search`) hides clauses (`[data-clause]`) without its words,
 * sections left without a clause, and shows `#none` when nothing is left.
 */
import { matches } from './search.js';

/** @param {HTMLInputElement} field */
function startSearch(field) {
  const clauses = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-clause]')]);
  const sections = new Set(clauses.flatMap((clause) => clause.closest('section') ?? []));
  const none = document.getElementById('none');
  const filter = () => {
    for (const clause of clauses) {
      clause.hidden = !matches(`${clause.dataset.clause} ${clause.textContent}`, field.value);
    }
    for (const section of sections) section.hidden = !section.querySelector('[data-clause]:not([hidden])');
    if (none) none.hidden = clauses.some((clause) => !clause.hidden);
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

const field = /** @type {HTMLInputElement | null} */ (document.getElementById('search'));
if (field) startSearch(field);
