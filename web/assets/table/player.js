/** Plays steps one after the other. What is left can be skipped at any moment. */
import { sound } from './sound.js';
import { Stage } from './stage.js';

/** @typedef {import('./stage.js').Step} Step */

/** How long a step stays, in milliseconds. @type {Record<string, number>} */
const PACES = { quick: 300, normal: 800, slow: 1500, off: 0 };
/** Kinds that show what was hidden or are dramatic. They stay longer by a quarter: a second at normal pace. */
const REVEALS = new Set(['bell', 'strike', 'card', 'end']);

/** How long a step of a kind stays at a pace. @param {string} kind @param {string | null} pace */
export function durationOf(kind, pace) {
  const each = PACES[pace ?? 'normal'] ?? 800;
  return REVEALS.has(kind) ? each * 1.25 : each;
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
    this.#wake();
  }

  async #run() {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.stage.show(next.step);
      sound(next.step.kind);
      await this.#rest(next.ms);
    }
    this.stage.clear();
    this.#isPlaying = false;
    sound(this.#last);
    this.#last = '';
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
