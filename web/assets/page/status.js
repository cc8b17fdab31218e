/** What the page says: announcements in `#status`, and refusals beside the board as well. */
import { word } from './words.js';

/** @typedef {{clause?: string | null, text: string}} Refusal */

/** Says a sentence politely; screen readers read it, others see it. @param {string} text */
export function say(text) {
  const status = document.getElementById('status');
  if (status && status.textContent !== text) status.replaceChildren(text);
}

/** Says why something may not be done, with a link to the clause. @param {Refusal} refusal */
export function refuse(refusal) {
  const link = clauseLink(refusal);
  document.getElementById('status')?.replaceChildren(refusal.text, ...link);
  notice().replaceChildren(refusal.text, ...clauseLink(refusal));
  notice().hidden = false;
}

/** Takes back the refusal beside the board. */
export function quiet() {
  const shown = document.getElementById('notice');
  if (shown) shown.hidden = true;
}

/** @param {Refusal} refusal @returns {(string | HTMLAnchorElement)[]} */
function clauseLink({ clause }) {
  const rules = document.getElementById('table')?.dataset.rules;
  if (!clause || !rules) return [];
  const link = document.createElement('a');
  link.href = `${rules}#${clause}`;
  link.textContent = word('clause', { clause });
  return [' ', link];
}

/** The line beside the board. It is no live region: `#status` has said it already. */
function notice() {
  const shown = document.getElementById('notice');
  if (shown) return shown;
  const fresh = document.createElement('p');
  fresh.id = 'notice';
  fresh.className = 'notice';
  document.getElementById('board')?.after(fresh);
  return fresh;
}
