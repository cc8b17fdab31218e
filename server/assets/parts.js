/**
 * Parts of the board that an action belongs to are lit and answer a click: one action is done at
 * once, several open a small menu. The actions are the buttons listed beside the board, whose
 * `data-part-id` names one part or several.
 */
import { onParts } from './swap.js';
import { word } from './words.js';

export class Parts {
  constructor() {
    document.addEventListener('click', (event) => this.#clicked(event));
    onParts(() => {
      for (const part of document.querySelectorAll('.is-lit')) part.classList.remove('is-lit');
      for (const button of actions()) for (const part of partsOf(button)) part.classList.add('is-lit');
    });
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const { target } = event;
    const part = target instanceof Element && target.closest('#board .is-lit');
    if (!part) return;
    const own = actions().filter((button) => partsOf(button).includes(part));
    if (own.length === 1) own[0]?.click();
    else if (own.length > 1) openMenu(own);
  }
}

/** @returns {HTMLButtonElement[]} */
function actions() {
  return [...document.querySelectorAll('#choose button[data-part-id]')].map((one) => /** @type {HTMLButtonElement} */ (one));
}

/** @param {HTMLButtonElement} button @returns {Element[]} */
function partsOf(button) {
  const ids = (button.dataset.partId ?? '').split(' ');
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/** @param {HTMLButtonElement[]} buttons */
function openMenu(buttons) {
  const menu = document.createElement('dialog');
  menu.className = 'menu';
  for (const button of buttons) {
    const twin = /** @type {HTMLButtonElement} */ (button.cloneNode(true));
    // The twin presses the listed button, so that there is one way to act.
    twin.type = 'button';
    twin.addEventListener('click', () => {
      menu.close();
      button.click();
    });
    menu.append(twin);
  }
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = word('cancel');
  cancel.addEventListener('click', () => menu.close());
  menu.append(cancel);
  menu.addEventListener('close', () => menu.remove());
  document.body.append(menu);
  menu.showModal();
}
