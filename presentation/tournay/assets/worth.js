/** What a card would be good for where it may be put: its row and column are lit, and on them stands what each building brings. */
import { say, tell } from '../../../web/assets/page/status.js';
import { lay } from '../../../web/assets/table/lay.js';

/** @typedef {import('../../../web/assets/table/preview.js').Preview} Preview */

/** @param {Element} place @param {Preview} preview in the server's words */
export function foresee(place, { label, told = [], worth = [], refusal }) {
  if (refusal) return say(refusal.text);
  tell([`${label}.`, ...told].join(' '));
  for (const element of lineOf(place.id)) element.classList.add('is-line');
  for (const [number, [id, words]] of worth.entries()) stand(`worth-${number}`, document.getElementById(id), words);
}

export function forgetWorth() {
  for (const element of document.querySelectorAll('#board .is-line')) element.classList.remove('is-line');
  for (const words of document.querySelectorAll('#board .worth')) words.remove();
}

/** The slots of the row and the column of one, in its district: `slot-1-c3`. @param {string} id */
function lineOf(id) {
  const [column, row] = id.slice(-2);
  const slots = [...document.querySelectorAll(`#board [id^="${id.slice(0, -2)}"]`)];
  return slots.filter((slot) => slot.id.at(-2) === column || slot.id.at(-1) === row);
}

/** Words in the middle of an element. @param {string} name @param {Element | null} element @param {string} words */
function stand(name, element, words) {
  const board = document.getElementById('board');
  if (!board || !element) return;
  const label = document.createElement('p');
  label.className = `worth ${name}`;
  label.setAttribute('aria-hidden', 'true');
  label.textContent = words;
  board.append(label);
  const [around, box] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
  lay(`.${name}`, `inset: ${box.top - around.top + box.height / 2}px auto auto ${box.left - around.left + box.width / 2}px`);
}
