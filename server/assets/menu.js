/** The small menu of actions at a part of the picture. Escape and a click beside it close it. */
import { lay } from './lay.js';
import { word } from './words.js';

/** Room for the menu at the pointer; on narrow screens it stands in the middle. */
const WIDTH = 340;

/** @param {HTMLButtonElement[]} buttons as listed beside the picture @param {{x: number, y: number}} at in the window */
export function openMenu(buttons, at) {
  const menu = document.createElement('dialog');
  menu.className = 'menu';
  for (const button of buttons) menu.append(...warningsOf(button), twinOf(button, menu));
  menu.append(cancel(menu));
  menu.addEventListener('click', (event) => event.target === menu && menu.close());
  menu.addEventListener('close', () => menu.remove());
  document.body.append(menu);
  menu.showModal();
  place(menu, at);
}

/** The twin presses the listed button, so that there is one way to act. @param {HTMLButtonElement} button @param {HTMLDialogElement} menu */
function twinOf(button, menu) {
  const twin = document.createElement('button');
  twin.type = 'button';
  twin.value = button.value;
  twin.textContent = button.textContent;
  twin.addEventListener('click', () => {
    menu.close();
    button.click();
  });
  return twin;
}

/** What the page says is to be known before this is done. @param {HTMLButtonElement} button @returns {Node[]} */
function warningsOf(button) {
  return [...document.querySelectorAll('#choose [data-warns]')].flatMap((warning) => {
    const copy = /** @type {HTMLElement} */ (warning.cloneNode(true));
    copy.hidden = false;
    return copy.dataset.warns === button.value ? [copy] : [];
  });
}

/** @param {HTMLDialogElement} menu */
function cancel(menu) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = word('cancel');
  button.addEventListener('click', () => menu.close());
  return button;
}

/** @param {HTMLDialogElement} menu @param {{x: number, y: number}} at */
function place(menu, { x, y }) {
  lay('.menu', '');
  if (innerWidth < 2 * WIDTH) return;
  const { width, height } = menu.getBoundingClientRect();
  const inside = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ room) =>
    `${Math.max(8, Math.min(from, room - size - 8))}px`;
  lay('.menu', `margin: 0; left: ${inside(x, width, innerWidth)}; top: ${inside(y, height, innerHeight)}`);
}
