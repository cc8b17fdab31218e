/**
 * Clocks count down between what the server says. Each message brings what is left, and it is counted from when it
 * came by the browser's own steady clock: nothing adds up, whatever the time of day here is.
 */
import { say } from './status.js';
import { onSwap } from './swap.js';
import { filled } from './words.js';

/** @typedef {{face: HTMLElement, left: number, grace: number, since: number}} Shown */

const TICK_MS = 200;
const LOW_MS = 30000;
/** Said aloud when one's own clock comes to so many seconds. */
const SAID_AT = [60, 30, 10];

/** @type {Shown[]} */
let running = [];
let said = Infinity;

/** @param {number} ms @returns {string} `4:07`, `1:02:09`; tenths when they matter */
export function reading(ms) {
  const left = Math.max(0, ms);
  const seconds = Math.floor(left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (left < 10000) return `0:${String(rest).padStart(2, '0')}.${Math.floor((left % 1000) / 100)}`;
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What is left of a clock after a time, once it was waited for whoever lost the connection.
 * @param {number} left @param {number} grace @param {number} passed */
export function leftAfter(left, grace, passed) {
  return Math.max(0, left - Math.max(0, passed - grace));
}

/** Days are told as a date: nobody counts their seconds. @param {HTMLElement} face */
function date(face) {
  const due = new Date(Number(face.dataset.at) + Number(face.dataset.left));
  const { lang } = document.documentElement;
  // The visitor's own way to write a date, in the language of the page.
  const own = navigator.languages.find((language) => language.startsWith(lang)) ?? lang;
  const words = due.toLocaleString(own, {
    weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit',
  });
  if (face.classList.contains('running')) face.textContent = filled(face.dataset.until ?? '', { date: words });
}

/** @param {HTMLElement} face */
function isOwn(face) {
  const seat = document.getElementById('table')?.dataset.seat;
  return Boolean(seat) && face.closest('.plate')?.getAttribute('data-side') === seat;
}

/** @param {Shown} shown */
function show({ face, left, grace, since }) {
  const passed = performance.now() - since;
  const now = leftAfter(left, grace, passed);
  face.textContent = reading(now);
  face.classList.toggle('low', now < LOW_MS);
  face.classList.toggle('waiting', passed < grace);
  if (isOwn(face)) sayIfSoon(face, now);
}

/** @param {HTMLElement} face @param {number} left */
function sayIfSoon(face, left) {
  const due = SAID_AT.findLast((seconds) => left <= seconds * 1000) ?? Infinity;
  if (due < said && left > 0) say(filled(face.dataset.soon ?? '', { count: due }));
  said = due;
}

function collect() {
  const faces = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-clock]')]);
  faces.filter((face) => face.dataset.clock === 'days').forEach(date);
  const since = performance.now();
  running = faces
    .filter((face) => face.dataset.clock === 'fischer' && face.classList.contains('running'))
    .map((face) => ({ face, left: Number(face.dataset.left), grace: Number(face.dataset.grace), since }));
}

onSwap(collect);
setInterval(() => running.forEach(show), TICK_MS);
