/**
 * The story beside the drawing: `#steps` holds the steps of the last turns, and every line knows its plies and its
 * elements. A line that the pointer or the focus is on marks its elements with `is-told`; a click plays it again.
 */
import { onSwap } from '../page/swap.js';
import { mark } from './stage.js';

/** @typedef {import('./stage.js').Step} Step */

/** The steps that the page holds, or that sections bring, in their order. @param {ParentNode[]} [sections] @returns {Step[]} */
export function stepsSent(sections = [document]) {
  const sent = sections.flatMap((section) => section.querySelector('#steps') ?? []);
  return JSON.parse(sent[0]?.textContent || '[]');
}

/** Which actions the steps of the page are of: the first and the last. @returns {[number, number]} */
export function pliesHeld() {
  const { from, to } = document.getElementById('steps')?.dataset ?? {};
  return [Number(from ?? 1), Number(to ?? 0)];
}

/** @param {(steps: Step[]) => void} play what a line is clicked for */
export function startStory(play) {
  /** @type {HTMLElement | null} */ let told = null;
  const tell = (/** @type {HTMLElement | null} */ line) => {
    if (line === told) return;
    told = line;
    mark('is-told', line ? elementsOf(line) : []);
  };
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, ({ target }) => tell(lineAround(target)));
  document.addEventListener('focusout', () => tell(null));
  document.addEventListener('click', ({ target }) => {
    const line = lineAround(target);
    if (line && !isLink(target)) play(stepsOf(line));
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const line = lineAround(target);
    if (key === 'Enter' && line && line === target) play(stepsOf(line));
  });
  onSwap(() => tell(null));
}

/** The steps of these plies. @param {number} first @param {number} last */
export function stepsBetween(first, last) {
  return stepsSent().filter(({ ply }) => ply >= first && ply <= last);
}

/** Of a turn that is long ago, the page knows no more than where it happened. @param {HTMLElement} line @returns {Step[]} */
function stepsOf(line) {
  const last = Number(line.dataset.last);
  const elements = elementsOf(line);
  const steps = stepsBetween(Number(line.dataset.first), last);
  return steps.length > 0 || elements.length === 0 ? steps : [{ ply: last, seat: null, kind: 'place', words: '', elements }];
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function lineAround(target) {
  return target instanceof Element ? target.closest('#story li[data-first]') : null;
}

/** @param {EventTarget | null} target */
function isLink(target) {
  return target instanceof Element && target.closest('a, .whole') !== null;
}

/** @param {HTMLElement} line */
function elementsOf(line) {
  return (line.dataset.elements ?? '').split(' ').filter(Boolean);
}
