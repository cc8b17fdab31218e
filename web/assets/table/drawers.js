/**
 * Drawers of the table: sections that are opened by a button (`data-opens` names them by id) or a key, one at a time.
 * `data-drawer` on `#table` says which is open. Without this script all of them are shown.
 */
import { onSwap } from '../page/swap.js';
import { keep, kept } from './keep.js';

/** @typedef {import('./table.js').Table} Table */

/** @type {Record<string, string>} */
const KEYS = { a: 'choose', c: 'chat', s: 'story' };
/** Where it is kept that the list of all actions stays open. */
const OPEN = 'bastide-drawer';
const FIELD = ':is(textarea, input:not([type="hidden"]))';
const CONTROL = ':is(button, a[href], summary, select)';

/** @param {Pick<Table, 'element' | 'match'>} table */
export function startDrawers({ element, match }) {
  new Drawers(element, `bastide-remarks-${match}`);
}

/** On a phone, and on a tablet held upright, drawers are sheets from below, and the story is one of them. */
export function isNarrow() {
  return matchMedia('(width < 701px) or ((width < 900px) and (orientation: portrait))').matches;
}

class Drawers {
  /** What had the focus before. @type {HTMLElement | null} */ #from = null;

  /** @param {HTMLElement} table @param {string} shelf where the number of remarks that were read is kept */
  constructor(table, shelf) {
    this.table = table;
    this.shelf = shelf;
    // Whoever keeps the list of all actions open finds it open.
    table.dataset.drawer = isNarrow() ? '' : kept(OPEN) ?? '';
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#pressed(event));
    // On a phone the sheet lies over the drawing, where it is seen what comes of an action.
    document.addEventListener('submit', ({ target }) => this.#isOver(target) && this.open !== 'chat' && this.close());
    onSwap(() => this.#show());
  }

  get open() {
    return this.table.dataset.drawer ?? '';
  }

  /** @param {string} name */
  toggle(name) {
    if (this.open === name) return this.close();
    const drawer = document.getElementById(name);
    if (!drawer) return;
    this.#from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.table.dataset.drawer = name;
    keep(OPEN, name === 'choose' ? name : '');
    // A hint lies over the panels; whoever opens one has read it.
    document.getElementById('hint')?.setAttribute('hidden', '');
    this.#show();
    readOn(drawer);
    enter(drawer);
  }

  close() {
    const { open } = this;
    if (!open) return;
    const hadFocus = document.getElementById(open)?.contains(document.activeElement) ?? false;
    this.table.dataset.drawer = '';
    if (open === 'choose') keep(OPEN, '');
    this.#show();
    const button = /** @type {HTMLElement | null} */ (document.querySelector(`[data-opens="${CSS.escape(open)}"]`));
    const back = this.#from?.isConnected && this.#from !== document.body ? this.#from : button;
    if (hadFocus) back?.focus({ preventScroll: true });
  }

  /** @param {MouseEvent} event */
  #clicked({ target }) {
    if (!(target instanceof Element)) return;
    const opener = /** @type {HTMLElement | null} */ (target.closest('[data-opens]'));
    if (opener) this.toggle(opener.dataset.opens ?? '');
    else if (target.closest('[data-closes]')) this.close();
    // On a phone a tap beside the sheet closes it.
    else if (this.open && isNarrow() && !target.closest('.side, dialog, .menu')) this.close();
    // A line of the story is shown on the drawing.
    else if (target.closest('li[data-first]') && this.#isOver(target)) this.close();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') return this.close();
    const name = KEYS[key.toLowerCase()];
    if (!name || isWriting(event.target) || (name === 'story' && !isNarrow())) return;
    // The letter would be written into the field that gets the focus.
    event.preventDefault();
    this.toggle(name);
  }

  /** Whether something lies in a sheet over the drawing. @param {EventTarget | null} target */
  #isOver(target) {
    if (!this.open || !isNarrow() || !(target instanceof Element)) return false;
    return target.closest(`#${CSS.escape(this.open)}`) !== null;
  }

  #show() {
    if (this.open && !document.getElementById(this.open)) this.table.dataset.drawer = '';
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-opens]'))) {
      button.setAttribute('aria-expanded', String(button.dataset.opens === this.open));
    }
    this.#count();
  }

  /** What came while nobody could see it is counted on the buttons. */
  #count() {
    this.#countRemarks();
    this.#countLines();
  }

  #countRemarks() {
    const chat = /** @type {HTMLElement | null} */ (document.querySelector('#chat[data-remarks], #chat [data-remarks]'));
    const all = Number(chat?.dataset.remarks ?? 0);
    const read = this.open === 'chat' ? all : Math.min(all, Number(kept(this.shelf, 'sessionStorage') ?? all));
    keep(this.shelf, String(read), 'sessionStorage');
    badge('chat', all - read);
  }

  /** Lines of others that have begun since the story was read. Beside the picture it is read all the time. */
  #countLines() {
    const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#story li[data-first]')]);
    const begun = lines.map(({ dataset }) => Number(dataset.first));
    const latest = Math.max(0, ...begun);
    const shelf = `${this.shelf}-story`;
    const before = Number(kept(shelf, 'sessionStorage') ?? latest);
    // What was taken back is told no more.
    const read = this.open === 'story' || !isNarrow() ? latest : Math.min(before, latest);
    keep(shelf, String(read), 'sessionStorage');
    const others = lines.filter(({ dataset }) => dataset.side !== this.table.dataset.seat);
    badge('story', others.filter(({ dataset }) => Number(dataset.first) > read).length);
  }
}

/** Says on the buttons of a drawer how much is new in it. @param {string} drawer @param {number} count */
function badge(drawer, count) {
  for (const sign of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-opens="${drawer}"] .badge`))) {
    sign.textContent = count > 0 ? String(count) : '';
    sign.hidden = count <= 0;
  }
}

/** A story is read from its end, and one that is looked at again where one is. @param {HTMLElement} drawer */
export function readOn(drawer) {
  const list = /** @type {HTMLElement | null} */ (drawer.querySelector('ol.story, ol.plies'));
  const here = list?.querySelector('[aria-current]');
  if (!list || (!here && list.matches('.plies'))) return;
  if (!here) return void (list.scrollTop = list.scrollHeight);
  const [frame, box] = [list.getBoundingClientRect(), here.getBoundingClientRect()];
  list.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
}

/** @param {HTMLElement} drawer */
function enter(drawer) {
  // On a phone a field that gets the focus brings up the keys, over half of the screen.
  const first = isNarrow() ? null : drawer.querySelector(`#chat ${FIELD}`) ?? drawer.querySelector(`${CONTROL}, ${FIELD}`);
  if (!first) drawer.setAttribute('tabindex', '-1');
  /** @type {HTMLElement} */ (first ?? drawer).focus({ preventScroll: true });
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof Element && target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog') !== null;
}
