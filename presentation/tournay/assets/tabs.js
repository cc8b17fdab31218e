/** The views of a table on a narrow screen: one at a time, and a mark on those in which something is lit. */
import { onSwap } from '../../../web/assets/page/swap.js';

/** What each view shows, for the mark; the style sheet hides the rest. @type {Record<string, string>} */
const HOLDS = { district: '.own', supply: '.supply', others: '.other' };

/** Where one most likely acts, by what is lit: whoever has neither a card nor a building to touch draws. */
const MEANT = [
  ['district', '.own :is([id^="hand-"], [id^="slot-"], [id^="rampart-"]).is-lit'],
  ['supply', '.supply .is-lit'],
  ['district', '.own .is-lit'],
  ['others', '.other .is-lit'],
];

/** @param {HTMLElement} table @returns {(name: string) => void} shows a view */
export function startTabs(table) {
  const bar = document.getElementById('tabs');
  if (!bar) return () => {};
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
  /** What is asked, as far as it was shown; the board comes first. @type {string | null} */ let asked = null;
  onSwap(() => {
    for (const tab of tabs) {
      const holds = HOLDS[tab.dataset.tab ?? ''];
      tab.classList.toggle('has-lit', document.querySelector(`#board ${holds} .is-lit`) !== null);
    }
    const next = /** @type {HTMLInputElement | null} */ (document.querySelector('#act [name="seq"]'))?.value ?? '';
    if (asked !== null && next !== asked) follow();
    asked = next;
  });
  return show;

  /** What is asked next is led to: a card or a building of one's own first, then the decks, then the others. */
  function follow() {
    if (document.querySelector('#board .looked .is-lit')) return;
    const name = MEANT.find(([, lit]) => document.querySelector(`#board ${lit}`))?.[0];
    if (name) show(name);
  }
}
