/**
 * The settings of the table in this browser: how fast steps are shown, and whether they are heard. They are fields in
 * `#table-settings`, which closes like a menu.
 */
import { onSwap } from '../page/swap.js';
import { keep, kept } from './keep.js';
import { isSounding, sound } from './sound.js';

const SETTINGS = '#table-settings';

export function startSettings() {
  onSwap(show);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(SETTINGS)) change(target);
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(SETTINGS)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.querySelector(`${SETTINGS}[open]`)) close()?.querySelector('summary')?.focus();
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
  // What was switched on is heard at once.
  sound('turn');
}

/** @param {string} name @returns {HTMLInputElement[]} */
function fields(name) {
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`${SETTINGS} [name="${name}"]`))];
}

function close() {
  const settings = document.querySelector(SETTINGS);
  settings?.removeAttribute('open');
  return settings;
}
