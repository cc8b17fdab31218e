/**
 * Replay: a slider over the plies, stepping, and playing by itself.
 *
 * The page works without it: the slider's form and the links `?ply=12` ask for whole pages. Here they
 * bring only the sections that change, and the address follows, so that it can be shared as it stands.
 */
import '../page/page.js';
import { onSwap, swap } from '../page/swap.js';
import { startDrawers } from '../table/drawers.js';
import { startFrame } from '../table/frame.js';

/** Time to look at a move before the next. */
const STEP_MS = 1200;

export class Replay {
  /** @type {ReturnType<typeof setInterval> | undefined} */ #timer;
  #wanted = NaN;
  #isSliding = false;

  constructor() {
    document.addEventListener('input', (event) => this.#slid(event, true));
    document.addEventListener('change', (event) => this.#slid(event, false));
    document.addEventListener('submit', (event) => event.target === slider()?.form && event.preventDefault());
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#pressed(event));
    onSwap(() => this.#markPlaying());
  }

  /** Shows the position after so many plies. @param {number} ply */
  async goTo(ply) {
    const input = slider();
    const address = input?.form?.action;
    if (!input || !address) return;
    const asked = Math.min(Math.max(ply, 0), Number(input.max));
    this.#wanted = asked;
    input.value = String(asked);
    if (asked === Number(input.max)) this.stop();
    const answer = await fetch(`${address}/board?ply=${asked}`);
    const sections = answer.ok ? await answer.text() : '';
    // The slider may be further by now; only the newest wish is shown.
    if (!sections || asked !== this.#wanted) return;
    // A slider that is replaced under the pointer would drop it.
    swap(sections, this.#isSliding ? { only: 'board' } : {});
    const here = new URL(location.href);
    here.searchParams.set('ply', String(asked));
    history.replaceState(null, '', here);
    markShown(asked);
  }

  play() {
    const input = slider();
    if (input?.value === input?.max) void this.goTo(0);
    this.#timer = setInterval(() => void this.goTo((slider()?.valueAsNumber ?? NaN) + 1), STEP_MS);
    this.#markPlaying();
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#markPlaying();
  }

  /** @param {Event} event @param {boolean} isSliding false once the slider is let go */
  #slid(event, isSliding) {
    const input = slider();
    if (!input || event.target !== input) return;
    this.#isSliding = isSliding;
    void this.goTo(input.valueAsNumber);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest('#autoplay')) return this.#timer ? this.stop() : this.play();
    const link = event.target.closest('#replay a[rel], #replay a[href^="?ply="]');
    const ply = link && plyOf(link);
    if (ply === null || Number.isNaN(ply)) return;
    event.preventDefault();
    this.stop();
    void this.goTo(ply);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isElsewhere = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (!step || isElsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.stop();
    void this.goTo((slider()?.valueAsNumber ?? NaN) + step);
  }

  /** The button says what it does next; its second text is in `data-stop`. */
  #markPlaying() {
    const button = document.getElementById('autoplay');
    if (!button) return;
    button.hidden = false;
    button.dataset.play ??= button.textContent ?? '';
    button.textContent = (this.#timer ? button.dataset.stop : button.dataset.play) ?? '';
    button.setAttribute('aria-pressed', String(this.#timer !== undefined));
  }
}

/** @returns {HTMLInputElement | null} */
function slider() {
  return document.querySelector('#replay #ply');
}

/** Where a link leads: to a ply, or a step from the one shown. @param {Element} link */
function plyOf(link) {
  const input = slider();
  const [here, last] = [input?.valueAsNumber ?? NaN, Number(input?.max)];
  /** @type {Record<string, number>} */
  const steps = { first: 0, prev: here - 1, next: here + 1, last };
  return steps[link.getAttribute('rel') ?? ''] ?? Number(link.getAttribute('href')?.slice('?ply='.length) || NaN);
}

/** @param {number} ply */
function markShown(ply) {
  for (const link of document.querySelectorAll('#replay a[href^="?ply="]:not([rel])')) {
    if (link.getAttribute('href') === `?ply=${ply}`) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
  }
  showInList();
}

/** Scrolls the list of plies, and nothing but the list, to the one shown. */
function showInList() {
  const list = document.querySelector('#replay .plies');
  const item = list?.querySelector('[aria-current]')?.parentElement;
  if (!list || !item) return;
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
}

const frame = document.getElementById('replay');
if (slider() && frame) {
  startDrawers({ element: frame, match: frame.dataset.match ?? '' });
  startFrame();
  new Replay();
  showInList();
}
