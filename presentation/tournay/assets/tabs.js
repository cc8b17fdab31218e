/** The views of a table on a narrow screen: one at a time, and a mark on those in which something is lit. */
import { onSwap } from '../../../web/assets/page/swap.js';

/** What each view shows, for the mark; the style sheet hides the rest. @type {Record<string, string>} */
const HOLDS = { district: '.own', supply: '.supply', others: '.other' };

/** @param {HTMLElement} table */
export function startTabs(table) {
  const bar = document.getElementById('tabs');
  if (!bar) return;
  const tabs = /** @type {HTMLButtonElement[]} */ ([...bar.querySelectorAll('[data-tab]')]);
  const show = (/** @type {string} */ name) => {
    table.dataset.tab = name;
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset.tab === name));
  };
  bar.hidden = false;
  bar.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest('[data-tab]') : null;
    if (tab) show(/** @type {HTMLElement} */ (tab).dataset.tab ?? 'district');
  });
  show('district');
  let isNew = true;
  onSwap(() => {
    for (const tab of tabs) {
      const holds = HOLDS[tab.dataset.tab ?? ''];
      tab.classList.toggle('has-lit', document.querySelector(`#board ${holds} .is-lit`) !== null);
    }
    if (!isNew) follow();
    isNew = false;
  });

  /** What is asked next may lie in another view: whoever has nothing to touch in this one is led there. */
  function follow() {
    const lit = tabs.filter((tab) => tab.classList.contains('has-lit'));
    const isHere = lit.some((tab) => tab.dataset.tab === table.dataset.tab) || document.querySelector('#board .looked .is-lit');
    if (lit[0] && !isHere) show(lit[0].dataset.tab ?? 'district');
  }
}
