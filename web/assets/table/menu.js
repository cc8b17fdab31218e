/**
 * The small menu of actions at an element of the drawing. Escape and a click beside it close it.
 *
 * A veil keeps pointers from what lies below, and Tab stays inside. Not `showModal`: it makes all of the page inert, and
 * the style of every element of a drawing is worked out anew when it opens and when it closes (two times 35 ms for the
 * five thousand of the sheets).
 */
import { word } from '../page/words.js';
import { lay } from './lay.js';

/** Room for the menu at the pointer; on narrow screens it stands in the middle. */
const WIDTH = 340;

/** @param {HTMLButtonElement[]} buttons as listed beside the drawing @param {{x: number, y: number}} at in the window */
export function openMenu(buttons, at) {
  const veil = document.createElement('div');
  veil.className = 'veil';
  const menu = document.createElement('dialog');
  menu.className = 'menu';
  menu.setAttribute('aria-modal', 'true');
  const close = () => {
    menu.close();
    veil.remove();
  };
  for (const button of buttons) menu.append(...warningsOf(button), twinOf(button, close));
  menu.append(cancel(close));
  veil.addEventListener('click', (event) => event.target === veil && close());
  menu.addEventListener('keydown', (event) => keepInside(menu, event, close));
  veil.append(menu);
  document.body.append(veil);
  menu.show();
  place(menu, at);
}

/** @param {HTMLDialogElement} menu @param {KeyboardEvent} event @param {() => void} close */
function keepInside(menu, event, close) {
  const buttons = [...menu.querySelectorAll('button')];
  const [first, last] = [buttons[0], buttons.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (event.key === 'Escape') close();
  else if (event.key === 'Tab' && document.activeElement === from) to?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The twin presses the listed button, so that there is one way to act. @param {HTMLButtonElement} button @param {() => void} close */
function twinOf(button, close) {
  const twin = document.createElement('button');
  twin.type = 'button';
  twin.value = button.value;
  twin.textContent = button.textContent;
  // What it would do is said as of everything else that can be pressed.
  if (button.name === 'action') twin.dataset.explain = `action-${button.value}`;
  twin.addEventListener('click', () => {
    close();
    listedAs(button)?.click();
  });
  return twin;
}

/** The button itself, or the one in its place: others act meanwhile, and what is listed may have been sent anew. @param {HTMLButtonElement} button */
function listedAs(button) {
  if (button.isConnected) return button;
  return /** @type {HTMLButtonElement | null} */ (document.querySelector(`#choose button[name="action"][value="${CSS.escape(button.value)}"]`));
}

/** What the page says is to be known before this is done. @param {HTMLButtonElement} button @returns {Node[]} */
function warningsOf(button) {
  return [...document.querySelectorAll('#choose [data-warns]')].flatMap((warning) => {
    const copy = /** @type {HTMLElement} */ (warning.cloneNode(true));
    copy.hidden = false;
    return copy.dataset.warns === button.value ? [copy] : [];
  });
}

/** @param {() => void} close */
function cancel(close) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = word('cancel');
  button.addEventListener('click', close);
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
