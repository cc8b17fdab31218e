/**
 * What happened is shown step by step, at a pace the visitor chose. The steps that a swap brings are played one after
 * the other, and any click or key skips what is left. Someone who comes back sees the latest position and is offered
 * what they missed.
 */
import { isOwnTurn } from '../page/notify.js';
import { beforeSwap, onSwap } from '../page/swap.js';
import { filled } from '../page/words.js';
import { withCount } from './ending.js';
import { keep, kept } from './keep.js';
import { Player } from './player.js';
import { sound } from './sound.js';
import { isStill } from './stage.js';
import { pliesHeld, startStory, stepsBetween, stepsSent } from './story.js';

/** @typedef {import('./stage.js').Step} Step */
/** @typedef {import('./table.js').Table} Table */

/** Keys that only change what other keys mean. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

const NOTHING = { after: NaN, to: NaN, steps: [] };

/** @type {Pace | null} */
let running = null;

/** @param {Table} table */
export function startPace({ match, seat }) {
  running = new Pace(match, seat);
}

/** Plays the steps of these plies again. @param {number} first @param {number} last */
export function replayLine(first, last) {
  running?.replay(stepsBetween(first, last));
}

class Pace {
  /** The last ply that has arrived; null before the first. @type {number | null} */ #last = null;
  /** Steps after this ply happened while nobody looked; up to the other one they are offered. */ #missed = { after: 0, upTo: 0 };
  /** Steps that were missed so long ago that the page does not hold them, after which ply they begin, and how far they reach. @type {{after: number, to: number, steps: Step[]}} */ #longAgo = NOTHING;
  #wasOwnTurn = isOwnTurn();

  /** @param {string} match @param {string} seat */
  constructor(match, seat) {
    this.shelf = `bastide-seen-${match}`;
    this.address = `/matches/${match}/replay/board`;
    this.seat = seat;
    this.player = new Player(seat);
    beforeSwap((sections) => this.#leaving(sections));
    onSwap(() => this.#arrived());
    startStory((steps) => this.replay(steps));
    document.addEventListener('pointerdown', () => this.player.skip(), true);
    document.addEventListener('keydown', ({ key }) => MODIFIERS.has(key) || this.player.skip(), true);
    document.addEventListener('submit', () => this.#catchUp(), true);
    document.addEventListener('visibilitychange', () => void this.#lookBack());
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('#story .away') && this.#replayMissed());
  }

  /** Plays steps that were asked for, whatever the pace is. @param {Step[]} steps */
  replay(steps) {
    const pace = kept('bastide-pace');
    this.player.skip();
    this.player.play(steps, pace === 'off' ? 'normal' : pace);
  }

  /** What the steps of a swap are about keeps its look until they are shown, where they are shown at all. @param {HTMLElement[]} sections that are sent */
  #leaving(sections) {
    const before = this.#last;
    const isTold = before !== null && !document.hidden && !isStill() && kept('bastide-pace') !== 'off';
    this.player.stage.keep(isTold ? stepsSent(sections).filter(({ ply }) => ply > before) : []);
  }

  #arrived() {
    this.player.stage.again();
    const steps = stepsSent();
    const before = this.#last;
    const last = steps.at(-1)?.ply ?? 0;
    this.#last = last;
    // What was taken back is not told any more.
    if (before !== null && last < before) this.player.skip();
    if (before === null) this.#returned(last);
    else if (document.hidden && last > before) this.#missed = { after: this.#missed.upTo ? this.#missed.after : before, upTo: last };
    else this.#follow(steps.filter(({ ply }) => ply > before));
    this.#offer();
    void this.#lookBack();
    const isOwn = isOwnTurn();
    if (isOwn && !this.#wasOwnTurn) this.player.endWith('turn');
    this.#wasOwnTurn = isOwn;
  }

  /** The page was opened: nothing is played, what is new since the last visit is offered. @param {number} last */
  #returned(last) {
    const seen = Number(kept(this.shelf) ?? last);
    if (seen < last) this.#missed = { after: seen, upTo: last };
    else keep(this.shelf, String(last));
  }

  /** @param {Step[]} fresh */
  #follow(fresh) {
    keep(this.shelf, String(this.#last));
    const pace = kept('bastide-pace');
    // One's own piece has been put there by one's own hand.
    const isOwn = (/** @type {Step} */ { seat, kind }) => kind === 'place' && String(seat) === this.seat;
    const unseen = fresh.filter((step) => pace === 'off' || isOwn(step));
    for (const { kind } of unseen.slice(-1)) sound(kind);
    const shown = fresh.filter((step) => !unseen.includes(step));
    this.player.stage.hold(shown);
    this.player.play(isStill() ? shown : withCount(shown), pace);
  }

  #replayMissed() {
    const steps = this.#stepsMissed();
    this.#catchUp();
    this.replay(steps);
  }

  /** What was missed, all of it: what the page holds, and before that what was fetched. @returns {Step[]} */
  #stepsMissed() {
    const { after, upTo } = this.#missed;
    const [from] = pliesHeld();
    const longAgo = this.#longAgo.steps.filter(({ ply }) => after < ply && ply <= upTo && ply < from);
    return [...longAgo, ...stepsBetween(after + 1, upTo)];
  }

  /** Whoever was away for longer than the page goes back is offered what a replay knows of it. */
  async #lookBack() {
    const { after, upTo } = this.#missed;
    const [from, to] = pliesHeld();
    if (document.hidden || upTo === 0 || after + 1 >= from || (this.#longAgo.after === after && this.#longAgo.to + 1 >= from)) return;
    this.#longAgo = { after, to, steps: [] };
    const fields = new URLSearchParams({ ply: String(to), from: String(after + 1), of: String(to) });
    const answer = await fetch(`${this.address}?${fields}`).catch(() => null);
    // Who cannot be reached now is asked again with the next change.
    if (!answer?.ok) return void (this.#longAgo = NOTHING);
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
    this.#longAgo = { after, to, steps: stepsSent([sent]) };
    this.#offer();
  }

  /** Whoever acts knows the position: nothing is left to show. */
  #catchUp() {
    this.player.skip();
    this.#missed = { after: 0, upTo: 0 };
    keep(this.shelf, String(this.#last ?? 0));
    this.#offer();
  }

  /** Shows the button that plays what was missed, or hides it. */
  #offer() {
    const button = /** @type {HTMLElement | null} */ (document.querySelector('#story .away'));
    const count = this.#stepsMissed().length;
    if (!button) return;
    button.hidden = count === 0;
    button.textContent = filled(button.dataset.words ?? '', { count });
  }
}
