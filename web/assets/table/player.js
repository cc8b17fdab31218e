/** Plays steps one after the other. What is left can be skipped at any moment. Others hear of the end by `shown` on the document. */
import { awaitEnd, endShown, showEnd } from './ending.js';
import { sound } from './sound.js';
import { Stage, tellStep } from './stage.js';

/** @typedef {import('./stage.js').Step} Step */

/** How long a step stays, in milliseconds. @type {Record<string, number>} */
const PACES = { quick: 300, normal: 800, slow: 1500, off: 0 };
/** What shows what was hidden or is dramatic stays longer by a quarter, a second at normal pace; what is counted is one of many. @type {Record<string, number>} */
const SHARES = { bell: 1.25, strike: 1.25, card: 1.25, feat: 1.75, end: 1.25, count: 0.2, line: 0.5 };

/** How long a step of a kind stays at a pace. @param {string} kind @param {string | null} pace */
export function durationOf(kind, pace) {
  const each = PACES[pace ?? 'normal'] ?? 800;
  return each * (SHARES[kind] ?? 1);
}

export class Player {
  /** @type {{step: Step, ms: number}[]} */ #queue = [];
  #isPlaying = false;
  #wake = () => {};
  /** What is heard once all is shown. */ #last = '';

  /** @param {string} seat of the visitor; empty for a spectator */
  constructor(seat) {
    this.stage = new Stage(seat);
  }

  /** Plays these steps after those that wait already. @param {Step[]} steps @param {string | null} pace */
  play(steps, pace) {
    awaitEnd(steps);
    this.#queue.push(...steps.map((step) => ({ step, ms: durationOf(step.kind, pace) })));
    void this.#run();
  }

  /** Makes a sound once all has been shown that led to it. @param {string} name */
  endWith(name) {
    this.#last = name;
    void this.#run();
  }

  /** Takes what is left as seen. */
  skip() {
    this.#queue = [];
    this.#last = '';
    this.stage.leave();
    endShown();
    this.#wake();
  }

  async #run() {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.stage.show(next.step);
      showEnd(next.step.kind);
      sound(next.step.kind);
      await this.#rest(next.ms);
    }
    this.stage.clear();
    endShown();
    tellStep(null);
    this.#isPlaying = false;
    sound(this.#last);
    this.#last = '';
    document.dispatchEvent(new Event('shown'));
  }

  /** @param {number} ms @returns {Promise<void>} */
  #rest(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
