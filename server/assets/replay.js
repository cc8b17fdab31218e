/**
 * Replay: a slider over the plies, stepping, and playing by itself.
 *
 * The page works without it: `<form id="replay" action="/matches/{id}/replay">` with a range input
 * named `ply` asks for a whole page. Links with `data-ply` and a button with `data-play` join in.
 */
import { swap } from './swap.js';

/** Time to look at a move before the next. */
const STEP_MS = 1200;

export class Replay {
  /** @type {ReturnType<typeof setInterval> | undefined} */ #timer;
  #wanted = NaN;

  /** @param {HTMLFormElement} form @param {HTMLInputElement} slider */
  constructor(form, slider) {
    this.form = form;
    this.slider = slider;
    slider.addEventListener('input', () => void this.goTo(slider.valueAsNumber));
    form.addEventListener('submit', (event) => event.preventDefault());
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#pressed(event));
  }

  /** Shows the position after so many plies. @param {number} ply */
  async goTo(ply) {
    const last = Number(this.slider.max);
    this.#wanted = Math.min(Math.max(ply, 0), last);
    this.slider.value = String(this.#wanted);
    if (this.#wanted === last) this.stop();
    const asked = this.#wanted;
    const answer = await fetch(`${this.form.action}/board?ply=${asked}`);
    const parts = answer.ok ? await answer.text() : '';
    // The slider may be further by now; only the newest wish is shown.
    if (!parts || asked !== this.#wanted) return;
    await swap(parts);
    history.replaceState(null, '', `${this.form.action}?ply=${asked}`);
    this.#mark(asked);
  }

  play() {
    if (this.slider.value === this.slider.max) void this.goTo(0);
    this.#timer = setInterval(() => void this.goTo(this.slider.valueAsNumber + 1), STEP_MS);
    this.#press(true);
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#press(false);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
    if (event.target.closest('[data-play]')) return this.#timer ? this.stop() : this.play();
    const ply = event.target.closest('[data-ply]')?.getAttribute('data-ply');
    if (!ply) return;
    event.preventDefault();
    this.stop();
    void this.goTo(this.#plyFor(ply));
  }

  /** Links say a ply, or a step from the one shown: `+1`. @param {string} ply */
  #plyFor(ply) {
    return /^[+-]/.test(ply) ? this.slider.valueAsNumber + Number(ply) : Number(ply);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isElsewhere = event.target instanceof Element && event.target.closest('input, select, textarea, [role="grid"]');
    if (!step || isElsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.stop();
    void this.goTo(this.slider.valueAsNumber + step);
  }

  /** @param {number} ply */
  #mark(ply) {
    for (const link of document.querySelectorAll('[data-ply]')) {
      if (link.getAttribute('data-ply') === String(ply)) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    }
  }

  /** @param {boolean} isPressed */
  #press(isPressed) {
    document.querySelector('[data-play]')?.setAttribute('aria-pressed', String(isPressed));
  }
}

const form = /** @type {HTMLFormElement | null} */ (document.querySelector('form#replay'));
const slider = /** @type {HTMLInputElement | null} */ (form?.querySelector('input[name="ply"]') ?? null);
if (form && slider) new Replay(form, slider);
