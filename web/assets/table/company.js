/**
 * Who is at the table: what the live stream says of those who come, go and write is shown on the plates, below them and
 * beside the chat. Whoever writes says so, and once all have agreed to another match their pages go there together.
 */
import { onSwap } from '../page/swap.js';
import { word } from '../page/words.js';

/** @typedef {{seats: string[], watching: string, writing: string}} Company */

/** How often it is said that somebody is still writing. */
const WRITING_MS = 3000;

/** What was heard last: sections may have been made before. @type {Company | null} */
let heard = null;

/** @param {import('./table.js').Table} table */
export function startCompany(table) {
  document.addEventListener('company', (event) => {
    heard = /** @type {CustomEvent<Company>} */ (event).detail;
    show();
  });
  onSwap(show);
  tellWriting(table.address);
  goTogether();
}

function show() {
  if (!heard) return;
  heard.seats.forEach(mark);
  tell('watching', heard.watching);
  tell('writing', heard.writing);
  const watching = document.getElementById('watching');
  if (watching) watching.hidden = !heard.watching;
}

/** @param {string} id @param {string} words */
function tell(id, words) {
  const place = document.getElementById(id);
  if (place && place.textContent !== words) place.textContent = words;
}

/** @param {string} presence @param {number} seat */
function mark(presence, seat) {
  for (const plate of document.querySelectorAll(`:is(#plates .plate, #last .slim)[data-side="${seat}"]`)) markOn(plate, presence);
}

/** @param {Element} plate @param {string} presence */
function markOn(plate, presence) {
  const sign = /** @type {HTMLElement | null} */ (plate.querySelector('.presence'));
  const words = sign?.firstElementChild;
  if (!sign || !words) return;
  const isThinking = plate.classList.contains('to-move') && (presence === 'here' || presence === 'bot');
  sign.dataset.presence = presence;
  words.className = presence === 'here' && !isThinking ? 'unseen' : '';
  words.textContent = isThinking ? word('thinking') : presence === 'here' ? word('here') : presence === 'away' ? word('away') : '';
}

/** @param {string} address of the match */
function tellWriting(address) {
  let last = -WRITING_MS;
  document.addEventListener('input', ({ target, timeStamp }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'chat-words') return;
    if (!target.value || timeStamp - last < WRITING_MS) return;
    last = timeStamp;
    // Nobody misses it if it is lost.
    fetch(`${address}/writing`, { method: 'POST' }).catch(() => {});
  });
}

/** A page that is loaded when the next match is there already stays where it is. */
function goTogether() {
  const next = () => document.getElementById('turn')?.dataset.next;
  if (next()) return;
  onSwap(() => {
    const id = next();
    if (id) location.assign(`/matches/${id}`);
  });
}
