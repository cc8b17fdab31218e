/**
 * Puts fresh sections from the server in the place of their twins, by id.
 *
 * Focus, scrolling, half-written text and opened details stay where they still make sense. Others
 * hear of it by `swapped` on the document and wire up what is new.
 */
import { glide } from './glide.js';
import { applyDiff, forgetDrawing, isMisfit } from './svg_diff.js';

/** Runs after every swap, and once now. @param {() => void} wire */
export function onSwap(wire) {
  document.addEventListener('swapped', wire);
  wire();
}

/** Runs before every swap with the sections that were sent, while the page is as it was. @param {(sections: HTMLElement[]) => void} look */
export function beforeSwap(look) {
  document.addEventListener('swapping', (event) => look((/** @type {CustomEvent<HTMLElement[]>} */ (event)).detail));
}

/**
 * @param {string} html sections one after the other
 * @param {{whole?: boolean, only?: string}} [options] whole: sections that are not sent are gone;
 *   only: the id of the one section to take
 * @returns {boolean} whether they are shown; if not, all sections are asked for by `misfit` on the document
 */
export function swap(html, { whole = false, only } = {}) {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const fresh = /** @type {HTMLElement[]} */ (
    [...sent.querySelectorAll('[data-part]')].filter((section) => !only || section.id === only)
  );
  // Some of them would put choices beside a drawing that they do not belong to.
  if (fresh.some((section) => isMisfit(section, document.getElementById(section.id)))) {
    forgetDrawing();
    document.dispatchEvent(new Event('misfit'));
    return false;
  }
  document.dispatchEvent(new CustomEvent('swapping', { detail: fresh }));
  const keep = remember();
  const land = glide();
  if (whole) removeAllBut(new Set(fresh.map((section) => section.id)));
  fresh.forEach((section, index) => put(section, fresh[index - 1]?.id));
  document.dispatchEvent(new Event('swapped'));
  keep();
  land();
  return true;
}

/** @param {HTMLElement} section @param {string | undefined} before its neighbour, for a section that was not there */
function put(section, before) {
  const twin = document.getElementById(section.id);
  if (twin && (applyDiff(section, twin) || isSameToTheEye(section, twin))) return;
  const fresh = document.importNode(section, true);
  if (twin) twin.replaceWith(fresh);
  else if (before) document.getElementById(before)?.after(fresh);
  else document.querySelector('[data-part]')?.before(fresh);
}

/**
 * Whether sections differ in nothing but what their forms send along unseen, which is taken over then: others act at the
 * same time, and a button must not be exchanged while somebody presses it.
 * @param {HTMLElement} section as sent @param {HTMLElement} twin in the page
 */
function isSameToTheEye(section, twin) {
  const unseen = (/** @type {HTMLElement} */ root) => [...root.querySelectorAll('input[type="hidden"]')];
  const [fresh, old] = [unseen(section), unseen(twin)];
  if (fresh.length !== old.length) return false;
  const values = fresh.map((field) => field.getAttribute('value') ?? '');
  fresh.forEach((field, index) => field.setAttribute('value', old[index]?.getAttribute('value') ?? ''));
  const isSame = section.isEqualNode(twin);
  const changed = isSame ? old : fresh;
  changed.forEach((field, index) => field.setAttribute('value', values[index] ?? ''));
  return isSame;
}

/** @param {Set<string>} ids */
function removeAllBut(ids) {
  for (const section of document.querySelectorAll('[data-part]')) if (!ids.has(section.id)) section.remove();
}

/** Notes what the visitor is in the middle of. @returns {() => void} puts it back */
function remember() {
  const focus = focused();
  const scrolls = [...document.querySelectorAll('[data-part], [data-part] > *')].flatMap(scrollOf);
  const texts = written();
  const opened = [...document.querySelectorAll('[data-part] details[open][id]')].map(({ id }) => id);
  return () => {
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '');
    for (const [selector, value] of texts) {
      const field = /** @type {HTMLInputElement | null} */ (document.querySelector(selector));
      if (field) field.value = value;
    }
    for (const scroll of scrolls) scroll();
    focus();
  };
}

/** The one way to find an element again after its section was replaced. @param {Element} element @returns {string | null} */
function selectorOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const section = element.closest('[data-part]');
  const name = ['data-kind', 'data-do', 'name', 'value', 'href'].filter((key) => element.getAttribute(key));
  if (!section || name.length === 0) return null;
  const test = name.map((key) => `[${key}="${CSS.escape(element.getAttribute(key) ?? '')}"]`);
  return `#${CSS.escape(section.id)} ${element.localName}${test.join('')}`;
}

/** @returns {() => void} */
function focused() {
  const active = document.activeElement;
  const section = active?.closest('[data-part]');
  if (!active || !section) return () => {};
  const selector = selectorOf(active);
  const from = active.getBoundingClientRect();
  const part = active.closest('svg > g')?.id;
  return () => {
    const again = selector ? /** @type {HTMLElement | null} */ (document.querySelector(selector)) : null;
    again?.focus({ preventScroll: true });
    if (again && document.activeElement === again && isFocusable(again)) return;
    const twin = document.getElementById(section.id);
    // In a drawing whoever plays by keys goes on from where they were, on the same sheet as long as there is anything.
    const lit = (part && nearestLit(document.getElementById(part), from)) || nearestLit(twin, from);
    if (lit) return lit.focus({ preventScroll: true });
    // What had the focus is gone: its section, or whose turn it is, is the nearest thing to read on from.
    const near = twin && !twin.hidden ? twin : document.getElementById('turn');
    near?.setAttribute('tabindex', '-1');
    near?.focus({ preventScroll: true });
  };
}

/** What can be acted on in a section or a part of its drawing, nearest to a place. @param {Element | null} section @param {DOMRect} from @returns {SVGElement | undefined} */
function nearestLit(section, from) {
  const lit = /** @type {SVGElement[]} */ ([...(section?.querySelectorAll('.is-lit[tabindex]') ?? [])]);
  const away = (/** @type {Element} */ element) => {
    const { x, y } = element.getBoundingClientRect();
    return Math.hypot(x - from.x, y - from.y);
  };
  return lit.filter((element) => element.getClientRects().length > 0).sort((a, b) => away(a) - away(b))[0];
}

/** An element that is not lit any more keeps the focus until the browser notices. @param {HTMLElement} element */
function isFocusable(element) {
  return element.tabIndex >= 0 || element.hasAttribute('tabindex');
}

/** @param {Element} element @returns {(() => void)[]} */
function scrollOf(element) {
  const section = element.closest('[data-part]');
  if (!section || element.scrollHeight <= element.clientHeight) return [];
  const isLast = element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
  const { scrollTop } = element;
  const place = element === section ? -1 : [...section.children].indexOf(element);
  return [() => {
    const twin = document.getElementById(section.id);
    const again = place < 0 ? twin : twin?.children[place];
    // A log that was read at its end stays at its end.
    if (again) again.scrollTop = isLast ? again.scrollHeight : scrollTop;
  }];
}

/** Text the visitor has begun to write. @returns {[string, string][]} */
function written() {
  const fields = document.querySelectorAll('[data-part] :is(textarea, input[type="text"], input:not([type]))');
  return [...fields].flatMap((element) => {
    const field = /** @type {HTMLInputElement} */ (element);
    const selector = selectorOf(field);
    return selector && field.value !== field.defaultValue ? [/** @type {[string, string]} */ ([selector, field.value])] : [];
  });
}
