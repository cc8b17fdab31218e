/**
 * What the page says. Announcements stand in `#status` and go after a while; a refusal is heard there and seen in
 * `#notice`, beside the pointer, until it moves on.
 */
import { lay } from '../table/lay.js';
import { word } from './words.js';

/** @typedef {{clause?: string | null, text: string}} Refusal */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** How long anything that is said stays. */
const LIFE_MS = 4000;
/** What a swap does not settle: it is about the line to the server. */
const LASTING = /** @type {const} */ (['connected', 'disconnected', 'unsent', 'raced']);

/** A hand that rests moves a little. */
const TREMBLE = 24;
/** From what it is about, and from the edge. */
const GAP = 10;
/** Larger elements are no place to stand beside: that would be far from the pointer. */
const NEAR = 220;
/** What a refusal must not cover. */
const USED = '#board :is(.is-lit, [id^="hand-"])';

/** @type {ReturnType<typeof setTimeout> | undefined} */
let end;
/** Where the pointer was last; null after a key. @type {Point | null} */
let pointer = null;
/** Where it was when a refusal was shown. @type {Point | null} */
let refusedAt = null;
/** The decision that a refusal was about. */
let refusedIn = '';

/** Says a sentence politely; screen readers read it, others see it. @param {string} text */
export function say(text) {
  const status = document.getElementById('status');
  if (!status) return;
  status.classList.remove('is-heard');
  if (status.textContent !== text) status.replaceChildren(text);
  live();
}

/** Says to those who hear the page what others see elsewhere. @param {string} text */
export function tell(text) {
  say(text);
  document.getElementById('status')?.classList.add('is-heard');
}

/** Says why something may not be done, with a link to the clause. @param {Refusal} refusal */
export function refuse({ clause, text }) {
  // Programs read the clause in the sentence; here a sign leads to it.
  const words = text.replace(` [${clause}]`, '');
  const shown = notice();
  if (!shown) return say(words);
  tell(words);
  shown.replaceChildren(words, ...clauseLink(clause));
  shown.hidden = false;
  place(shown);
}

/** Takes back whatever was said: the visitor goes on. */
export function quiet() {
  clearTimeout(end);
  document.getElementById('status')?.replaceChildren();
  hideNotice();
}

function hideNotice() {
  const shown = document.getElementById('notice');
  if (shown) shown.hidden = true;
}

/** Begins the life of what was just said; what somebody points at stays. */
function live() {
  clearTimeout(end);
  end = setTimeout(() => (document.querySelector('#notice:is(:hover, :focus-within)') ? live() : quiet()), LIFE_MS);
}

/** @param {string | null} [clause] @returns {(string | HTMLAnchorElement)[]} */
function clauseLink(clause) {
  const rules = document.getElementById('table')?.dataset.rules;
  if (!clause || !rules) return [];
  const link = document.createElement('a');
  link.href = `${rules}#${clause}`;
  link.className = 'sign-of-clause';
  link.textContent = '§';
  link.setAttribute('aria-label', word('clause', { clause }));
  return [' ', link];
}

/** The line beside the pointer. It is no live region: `#status` has said it already. */
function notice() {
  const board = document.getElementById('board');
  const shown = document.getElementById('notice');
  if (shown || !board) return shown;
  const fresh = document.createElement('p');
  fresh.id = 'notice';
  fresh.className = 'notice';
  board.after(fresh);
  return fresh;
}

/** Beside the pointer, or the focus of those who use keys. @param {HTMLElement} shown */
function place(shown) {
  refusedAt = pointer;
  refusedIn = decision();
  lay('#notice', '');
  const { width, height } = shown.getBoundingClientRect();
  const used = [...document.querySelectorAll(USED)].map((element) => element.getBoundingClientRect());
  const { left, top } = spotFor({ width, height }, pointer ?? focus(), room(), used);
  lay('#notice', `inset: ${Math.round(top)}px auto auto ${Math.round(left)}px`);
}

/**
 * The best place beside a point, or the element there: inside the room, and where nothing is covered if there is such a place.
 * @param {{width: number, height: number}} size @param {Point} at @param {Box} room @param {Box[]} used
 */
export function spotFor({ width, height }, { x, y }, room, used) {
  const point = { left: x, top: y, width: 1, height: 1 };
  const own = used.find((box) => box.height < NEAR && box.width < NEAR && overlap(box, point)) ?? point;
  const [left, top] = [x - width / 2, y - height / 2];
  const around = [
    { left, top: own.top - height - GAP },
    { left, top: own.top + own.height + GAP },
    { left: own.left + own.width + GAP, top },
    { left: own.left - width - GAP, top },
  ];
  const inside = (/** @type {number} */ from, /** @type {number} */ start, /** @type {number} */ end) =>
    Math.max(start + GAP, Math.min(from, end - GAP));
  const spots = around.map((spot) => ({
    left: inside(spot.left, room.left, room.left + room.width - width),
    top: inside(spot.top, room.top, room.top + room.height - height),
    width, height,
  }));
  const beside = spots.filter((spot) => !overlap(spot, own));
  return beside.find((spot) => !used.some((box) => overlap(spot, box))) ?? beside[0] ?? { left, top };
}

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  return one.left < other.left + other.width && other.left < one.left + one.width
    && one.top < other.top + other.height && other.top < one.top + one.height;
}

/** The drawing as far as the window shows it. @returns {Box} */
function room() {
  const box = document.getElementById('board')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  return { left, top, width: Math.min(innerWidth, box.right) - left, height: Math.min(innerHeight, box.bottom) - top };
}

/** @returns {Point} */
function focus() {
  const { activeElement, body } = document;
  const element = activeElement && activeElement !== body ? activeElement : document.getElementById('board');
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 40) };
}

/** Which decision is asked for: how many actions there were before it. */
function decision() {
  return /** @type {HTMLInputElement | null} */ (document.querySelector('#act [name="seq"]'))?.value ?? '';
}

/** A refusal goes with the next movement, unless that leads to it. @param {PointerEvent} event */
function moved({ clientX: x, clientY: y, target, type }) {
  pointer = { x, y };
  if (target instanceof Element && target.closest('#notice')) return;
  refusedAt ??= pointer;
  if (type === 'pointerdown' || Math.hypot(x - refusedAt.x, y - refusedAt.y) > TREMBLE) hideNotice();
}

function watch() {
  document.addEventListener('pointermove', moved, { passive: true });
  document.addEventListener('pointerdown', moved, true);
  document.addEventListener('keydown', () => (pointer = null), true);
  // Before anybody who hears of a swap says something about it.
  document.addEventListener('swapped', () => {
    const said = document.getElementById('status')?.textContent;
    if (!LASTING.some((key) => word(key) === said)) quiet();
    // Whatever was refused, and whoever points at it: the decision that it was about is past.
    else if (refusedIn !== decision()) hideNotice();
  }, true);
}

// What others import this module for can be tested without a page.
if (globalThis.document) watch();
