/**
 * The settings of the table in this browser: how fast steps are shown, and whether they are heard. They are fields in
 * `#table-settings`. It and what else opens in the bar above close like menus.
 */
import { onSwap } from '../page/swap.js';
import { keep, kept } from './keep.js';
import { isSounding, sound } from './sound.js';

const SETTINGS = '#table-settings';
const MENUS = ':is(#table-settings, .top .icons > details)';

export function startSettings() {
  onSwap(show);
  document.addEventListener('switched', show);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(SETTINGS)) change(target);
  });
  document.addEventListener('click', ({ target }) => closeAllBut(target instanceof Element ? target.closest(MENUS) : null));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAllBut(null)?.querySelector('summary')?.focus();
  });
}

/** The fields say what is kept. */
function show() {
  const pace = kept('bastide-pace') ?? 'normal';
  for (const field of fields('pace')) field.checked = field.value === pace;
  for (const field of fields('sound')) field.checked = isSounding();
}

/** @param {HTMLInputElement} field */
function change({ name, value, checked }) {
  if (name === 'pace') keep('bastide-pace', value);
  if (name !== 'sound') return;
  keep('bastide-sound', checked ? 'on' : 'off');
  document.dispatchEvent(new Event('switched'));
  // What was switched on is heard at once.
  sound('turn');
}

/** @param {string} name @returns {HTMLInputElement[]} */
function fields(name) {
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`${SETTINGS} [name="${name}"]`))];
}

/** One is open at a time, and none when something else is clicked. @param {Element | null} spared @returns {Element | undefined} one that was open */
function closeAllBut(spared) {
  const open = [...document.querySelectorAll(`${MENUS}[open]`)].filter((menu) => menu !== spared);
  for (const menu of open) menu.removeAttribute('open');
  return open[0];
}
