/**
 * Replay: a slider over the plies, stepping, playing by itself, and the story whose lines lead to their positions.
 *
 * The page works without it: the slider's form and the links `?ply=12` ask for whole pages. Here they
 * bring only the sections that change, and the address follows, so that it can be shared as it stands. What an action
 * did is shown as at the table, at the pace that is set.
 */
import '../page/page.js';
import { onSwap, swap } from '../page/swap.js';
import { Answers } from '../table/about.js';
import { readOn, startDrawers } from '../table/drawers.js';
import { startFrame } from '../table/frame.js';
import { kept } from '../table/keep.js';
import { explainWith } from '../table/panel.js';
import { durationOf, Player } from '../table/player.js';
import { startSettings } from '../table/settings.js';
import { mark } from '../table/stage.js';
import { stepsSent } from '../table/story.js';
import { startThings } from './things.js';

/** Keys that only change what other keys mean. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);
/** Time to look at a move before the next, in milliseconds, where nothing of it is shown. */
const LOOK_MS = 800;

export class Replay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  #isPlaying = false;
  #wanted = NaN;
  #isSliding = false;
  #player = new Player('');

  constructor() {
    document.addEventListener('input', (event) => this.#slid(event, true));
    document.addEventListener('change', (event) => this.#slid(event, false));
    document.addEventListener('submit', (event) => event.target === slider()?.form && event.preventDefault());
    document.addEventListener('pointerdown', () => this.#player.skip(), true);
    document.addEventListener('keydown', ({ key }) => MODIFIERS.has(key) || this.#player.skip(), true);
    document.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#pressed(event));
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, ({ target }) => tell(target));
    onSwap(() => {
      this.#markPlaying();
      // Whatever is sent anew takes the place of what was pointed at.
      tell(null);
    });
  }

  /**
   * Shows the position after so many plies. @param {number} ply
   * @param {number} [from] the first action that is shown step by step; none, where it is not said
   */
  async goTo(ply, from) {
    const input = slider();
    const address = input?.form?.action;
    if (!input || !address) return;
    const asked = Math.min(Math.max(ply, 0), Number(input.max));
    this.#wanted = asked;
    input.value = String(asked);
    if (asked === Number(input.max)) this.stop();
    const answer = await fetch(`${address}/board?${asking(asked, from)}`);
    const sections = answer.ok ? await answer.text() : '';
    // The slider may be further by now; only the newest wish is shown.
    if (!sections || asked !== this.#wanted) return;
    this.#player.skip();
    // A slider that is replaced under the pointer would drop it.
    swap(sections, this.#isSliding ? { only: 'board' } : {});
    const here = new URL(location.href);
    here.searchParams.set('ply', String(asked));
    history.replaceState(null, '', here);
    markShown(asked);
    if (from !== undefined) await this.#show();
  }

  /** What happened is shown step by step, unless nothing is to be. */
  async #show() {
    const pace = kept('bastide-pace');
    const steps = stepsSent();
    if (pace === 'off' || steps.length === 0) return;
    const shown = new Promise((resolve) => document.addEventListener('shown', resolve, { once: true }));
    this.#player.play(steps, pace);
    await shown;
  }

  play() {
    const input = slider();
    this.#isPlaying = true;
    if (input?.value === input?.max) void this.goTo(0);
    this.#playOn();
  }

  #playOn() {
    clearTimeout(this.#timer);
    if (this.#isPlaying) this.#timer = setTimeout(() => void this.#playNext(), durationOf('place', kept('bastide-pace')) || LOOK_MS);
    this.#markPlaying();
  }

  async #playNext() {
    const next = here() + 1;
    await this.goTo(next, next);
    this.#playOn();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#isPlaying = false;
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
    if (event.target.closest('#autoplay')) return this.#isPlaying ? this.stop() : this.play();
    const link = event.target.closest('#replay a[rel], #replay a[href^="?ply="]');
    const ply = link && plyOf(link);
    if (!link || ply === null || Number.isNaN(ply)) return;
    event.preventDefault();
    this.stop();
    // What a turn did is shown from its beginning.
    const first = Number(lineAround(link)?.dataset.first ?? NaN);
    const isNext = link.getAttribute('rel') === 'next' || link.closest('#plies') !== null;
    void this.goTo(ply, isNext && ply > 0 ? ply : first || undefined);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isElsewhere = event.target instanceof Element && event.target.closest('input, select, textarea, #board svg [tabindex]');
    if (!step || isElsewhere || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.stop();
    const ply = here() + step;
    void this.goTo(ply, step > 0 ? ply : undefined);
  }

  /** The button says what it does next; its second text is in `data-stop`. */
  #markPlaying() {
    const button = document.getElementById('autoplay');
    if (!button) return;
    button.hidden = false;
    button.dataset.play ??= button.textContent ?? '';
    button.textContent = (this.#isPlaying ? button.dataset.stop : button.dataset.play) ?? '';
    button.setAttribute('aria-pressed', String(this.#isPlaying));
  }
}

/** @returns {HTMLInputElement | null} */
function slider() {
  return document.querySelector('#replay #ply');
}

function here() {
  return slider()?.valueAsNumber ?? NaN;
}

/** What is asked of the server: a position, its steps, and the lists only where the page lacks lines of them. @param {number} ply @param {number} [from] */
function asking(ply, from) {
  const fields = new URLSearchParams({ ply: String(ply), of: String(document.querySelectorAll('#plies li').length - 1) });
  if (from !== undefined) fields.set('from', String(from));
  if (document.querySelector('#replay.analysed')) fields.set('told', 'true');
  return fields;
}

/** Where a link leads: to a ply, or a step from the one shown. @param {Element} link */
function plyOf(link) {
  const last = Number(slider()?.max);
  /** @type {Record<string, number>} */
  const steps = { first: 0, prev: here() - 1, next: here() + 1, last };
  return steps[link.getAttribute('rel') ?? ''] ?? Number(link.getAttribute('href')?.slice('?ply='.length) || NaN);
}

/** Marks the line of the story and the action of the list that led to a position. @param {number} ply */
function markShown(ply) {
  const action = document.querySelector(`#plies a[href="?ply=${ply}"]`);
  const side = action?.parentElement?.dataset.side;
  const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#story li[data-first]')]);
  // Others may act between the actions of a turn.
  const line = lines.find(({ dataset }) => dataset.side === side && Number(dataset.first) <= ply && ply <= Number(dataset.last));
  const shown = new Set([action, line?.querySelector('a')]);
  for (const link of document.querySelectorAll('#replay a[href^="?ply="]:not([rel])')) {
    if (shown.has(link)) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
  }
  showInLists();
}

/** Scrolls the lists, and nothing but the lists, to what is shown. */
function showInLists() {
  for (const list of document.querySelectorAll('#story, #plies')) readOn(/** @type {HTMLElement} */ (list));
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function lineAround(target) {
  return target instanceof Element ? target.closest('#story li[data-first]') : null;
}

/** A line that is touched marks its places. @param {EventTarget | null} target */
function tell(target) {
  mark('is-told', (lineAround(target)?.dataset.elements ?? '').split(' ').filter(Boolean));
}

const frame = document.getElementById('replay');
if (slider() && frame) {
  const { match = '' } = frame.dataset;
  startDrawers({ element: frame, match });
  startFrame();
  startSettings();
  const answers = new Answers(`/matches/${match}`, () => ({ ply: document.getElementById('board')?.dataset.ply ?? '0' }));
  explainWith(answers);
  startThings(answers);
  new Replay();
  showInLists();
  performance.mark('interactive');
}
