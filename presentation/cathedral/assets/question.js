/**
 * A capture is asked on the board, beside the piece that it is about: a button for each answer, which presses the listed
 * one. 1 and 2 answer by key.
 */
import { onSwap } from '../../../web/assets/page/swap.js';
import { lay } from '../../../web/assets/table/lay.js';

const GAP = 10;
/** Capture and leave, as the notation writes them. */
const ANSWERS = ['x', '='];

export function askOnBoard() {
  const card = document.createElement('div');
  card.className = 'board-ask';
  card.setAttribute('role', 'group');
  card.hidden = true;
  const show = () => {
    const listed = answers();
    const piece = boxAround([...document.querySelectorAll('#board .is-lit')]);
    card.hidden = listed.length === 0 || !piece;
    if (!piece || listed.length === 0) return;
    card.replaceChildren(...listed.map((button, index) => twin(button, index + 1)));
    if (!card.isConnected) document.getElementById('table')?.append(card);
    lay('.board-ask', where(card, piece));
  };
  onSwap(show);
  addEventListener('resize', show);
  document.addEventListener('keydown', (event) => {
    const isFree = !event.ctrlKey && !event.altKey && !event.metaKey && !isWriting(event.target);
    const pressed = isFree && !card.hidden ? answers()[Number(event.key) - 1] : undefined;
    pressed?.click();
  });
}

/** The listed answers about a piece on the board. @returns {HTMLButtonElement[]} */
function answers() {
  const all = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('#choose button[name="action"][data-part-id]')]);
  return all.filter(({ value }) => ANSWERS.includes(value.charAt(0)));
}

/** @param {HTMLButtonElement} button @param {number} number */
function twin(button, number) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = button.textContent;
  const key = document.createElement('kbd');
  key.textContent = String(number);
  made.append(' ', key);
  made.addEventListener('click', () => button.click());
  return made;
}

/** @param {Element[]} elements @returns {DOMRect | null} */
function boxAround(elements) {
  if (elements.length === 0) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Beside the piece where there is room, or else below it or above it. @param {HTMLElement} card @param {DOMRect} piece @returns {string} */
function where(card, piece) {
  const { width, height } = card.getBoundingClientRect();
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(at, room - size - GAP));
  const top = inside(piece.top, height, innerHeight);
  if (piece.right + width + 2 * GAP <= innerWidth) return `left: ${piece.right + GAP}px; top: ${top}px`;
  if (piece.left - width - 2 * GAP >= 0) return `left: ${piece.left - width - GAP}px; top: ${top}px`;
  const isBelow = piece.bottom + height + 2 * GAP <= innerHeight;
  const beyond = isBelow ? piece.bottom + GAP : Math.max(GAP, piece.top - height - GAP);
  return `left: ${inside(piece.left, width, innerWidth)}px; top: ${beyond}px`;
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
