/** The frame of the table: menus that close again, buttons of the bar, the end that can be put aside, a story read at its end. */
import { onSwap } from '../page/swap.js';
import { isWarnedOf } from './elements.js';
import { openMenu } from './menu.js';

/** Whether the end was put aside. */
let isAside = false;

export function startFrame() {
  document.addEventListener('click', (event) => clicked(event));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeMenus());
  onSwap(() => {
    const look = /** @type {HTMLElement | null} */ (document.querySelector('#moment [data-look]'));
    if (!look) return;
    look.hidden = false;
    // A swap brings the box as it was sent; whoever looks at the table goes on looking.
    if (isAside) turnOver(look);
  });
  let told = '';
  onSwap(() => {
    const story = document.querySelector('#story ol');
    const last = story?.lastElementChild?.textContent ?? '';
    // What is new is in sight; whoever reads further up is left there while nothing happens.
    if (story && last !== told) story.scrollTop = story.scrollHeight;
    told = last;
  });
}

/** @param {MouseEvent} event */
function clicked(event) {
  const target = event.target instanceof Element ? event.target : null;
  closeMenus(target);
  const look = /** @type {HTMLElement | null} */ (target?.closest('[data-look]') ?? null);
  if (look) {
    isAside = !isAside;
    turnOver(look);
  }
  const button = /** @type {HTMLButtonElement | null} */ (target?.closest('[data-twin]') ?? null);
  if (!button) return;
  // There is one way to act: the listed button is pressed, with its warnings.
  const listed = /** @type {HTMLButtonElement | null} */ (document.querySelector(`#choose button[name="action"][value="${CSS.escape(button.value)}"]`));
  if (!listed) return;
  event.preventDefault();
  if (isWarnedOf(listed)) openMenu([listed], { x: event.clientX, y: event.clientY });
  else listed.click();
}

/** Puts the end aside or brings it back, as was chosen last: the button says what it does next. @param {HTMLElement} button */
function turnOver(button) {
  if (document.getElementById('moment')?.classList.contains('is-aside') === isAside) return;
  document.getElementById('moment')?.classList.toggle('is-aside', isAside);
  const next = button.dataset.back ?? '';
  button.dataset.back = button.textContent ?? '';
  button.textContent = next;
}

/** Menus close when something else is touched. @param {Element | null} [inside] */
function closeMenus(inside = null) {
  for (const menu of document.querySelectorAll('.top details[open]')) {
    if (!inside || !menu.contains(inside)) menu.removeAttribute('open');
  }
}
