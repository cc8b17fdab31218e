/**
 * What is drawn, by keys: the things of the picture are one place in the tab order, and arrows go from one to the nearest
 * that way. The panel explains the one in focus, and its first words become its name.
 */
import { onSwap } from '../page/swap.js';
import { idsAround } from '../table/about.js';

/** @typedef {import('../table/about.js').Answers} Answers */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much worse it is to lie aside than to be far. */
const ASIDE = 2.5;

/** @param {Answers} answers */
export function startThings(answers) {
  onSwap(() => things()[0]?.setAttribute('tabindex', '0'));
  document.addEventListener('keydown', pressed);
  document.addEventListener('focusin', ({ target }) => void named(target, answers));
}

/** The innermost things in sight, in the order of the drawing. @returns {SVGElement[]} */
function things() {
  const all = /** @type {SVGElement[]} */ ([...document.querySelectorAll('#board svg [id]:not(defs *, symbol *)')]);
  const told = all.filter((element) => idsAround(element)[0] === element.id && element.getClientRects().length > 0);
  const around = new Set(told.flatMap((element) => parentsOf(element)));
  return told.filter((element) => !around.has(element));
}

/** @param {Element} element @returns {Element[]} */
function parentsOf(element) {
  const parent = element.parentElement?.closest('#board [id]');
  return parent ? [parent, ...parentsOf(parent)] : [];
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const way = WAYS[event.key];
  const from = event.target instanceof SVGElement && event.target.matches('#board svg [tabindex]') ? event.target : null;
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The arrows go through the match where nothing of the picture has the focus.
  event.preventDefault();
  event.stopPropagation();
  const to = nearest(from, way);
  if (!to) return;
  from.setAttribute('tabindex', '-1');
  to.setAttribute('tabindex', '0');
  to.focus();
}

/** @param {SVGElement} from @param {[number, number]} way @returns {SVGElement | null} */
function nearest(from, [dx, dy]) {
  const here = middle(from);
  let [best, found] = [Infinity, /** @type {SVGElement | null} */ (null)];
  for (const thing of things()) {
    const { x, y } = middle(thing);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const far = along + ASIDE * Math.abs((x - here.x) * dy + (y - here.y) * dx);
    if (thing !== from && along > 1 && far < best) [best, found] = [far, thing];
  }
  return found;
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {EventTarget | null} target @param {Answers} answers */
async function named(target, answers) {
  if (!(target instanceof SVGElement) || !target.matches('#board svg [tabindex]') || target.hasAttribute('aria-label')) return;
  const said = await answers.about(idsAround(target));
  const name = new DOMParser().parseFromString(said, 'text/html').querySelector('h3')?.textContent;
  if (!name) return;
  target.setAttribute('role', 'img');
  target.setAttribute('aria-label', name);
}
