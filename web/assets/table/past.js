/**
 * How things looked before what happened to them is told. A swap draws the latest position at once; what a step is about
 * is seen as it was until that step is shown. A copy lies in its place, and whoever points, clicks or listens finds what
 * is really there.
 */

/** @typedef {import('./stage.js').Step} Step */

/**
 * @typedef {object} Look
 * @property {Element} copy
 * @property {string} owner the id of the nearest element around its parent that has one
 * @property {number[]} path from there to the parent: the numbers of elements among their siblings
 */

/** What names an element or makes it do something. */
const NAMES = ['id', 'tabindex', 'role', 'aria-label', 'aria-labelledby', 'aria-describedby', 'data-at'];
/** What scripts make of it for a while. */
const STATES = ['is-lit', 'is-place', 'is-step', 'is-told', 'is-held', 'is-untold'];

export class Past {
  /** @param {string} place what it is about is inside of this @param {(id: string) => string} selector of what an id of a step means there */
  constructor(place, selector) {
    this.place = place;
    this.selector = selector;
  }

  /** The looks before a swap. @type {Map<string, Look[]>} */ #kept = new Map();
  /** What is yet to be told, in its order. @type {{step: Step, looks: Map<string, Look[]>}[]} */ #untold = [];

  /** Before a swap: the drawing is put back as it was sent, and the looks of what these steps are about are kept. @param {Step[]} steps that come with it */
  keep(steps) {
    this.#uncover();
    const ids = new Set(steps.flatMap(({ elements }) => elements));
    this.#kept = new Map([...ids].map((id) => [id, this.#at(id).map(lookOf)]));
  }

  /** After it: what changed is seen as it was until the first step about it is shown. @param {Step[]} steps that will be shown */
  hold(steps) {
    /** @type {Element[]} */ const told = [];
    for (const step of steps) {
      const ids = step.elements.filter((id) => this.#isHeld(id, told));
      if (ids.length > 0) this.#untold.push({ step, looks: new Map(ids.map((id) => [id, this.#kept.get(id) ?? []])) });
      for (const id of step.elements) {
        this.#kept.delete(id);
        told.push(...this.#at(id));
      }
    }
    this.#kept.clear();
    this.#cover();
  }

  /** From now on it looks as this step has left it. @param {Step} step */
  release(step) {
    const untold = this.#untold.filter((other) => other.step !== step);
    if (untold.length === this.#untold.length) return;
    this.#untold = untold;
    this.#cover();
  }

  /** Everything is seen as it is. */
  clear() {
    this.#untold = [];
    this.#uncover();
  }

  /** @param {string} id @returns {Element[]} */
  #at(id) {
    return [...document.querySelectorAll(`${this.place} ${this.selector(CSS.escape(id))}`)];
  }

  /** A whole of which a part has been told before cannot look as it did. @param {string} id @param {Element[]} told */
  #isHeld(id, told) {
    const before = this.#kept.get(id);
    const now = this.#at(id);
    if (!before || now.some((element) => told.some((part) => part !== element && element.contains(part)))) return false;
    const { gone, fresh } = changed(before, now);
    return gone.length + fresh.length > 0;
  }

  #cover() {
    this.#uncover();
    const seen = new Set();
    const puts = this.#untold.flatMap(({ looks }) => [...looks].flatMap(([id, before]) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const { gone, fresh } = changed(before, this.#at(id));
      if (fresh.some(isInUse)) return [];
      for (const element of fresh) element.classList.add('is-untold');
      return gone.map((look, index) => putting(look, fresh[index]));
    }));
    // Every place is found before the first copy is put anywhere.
    for (const put of puts) put();
  }

  #uncover() {
    for (const copy of document.querySelectorAll(`${this.place} .was`)) copy.remove();
    for (const element of document.querySelectorAll(`${this.place} .is-untold`)) {
      element.classList.remove('is-untold');
      // As it was sent, so that a swap finds nothing changed.
      if (element.classList.length === 0) element.removeAttribute('class');
    }
  }
}

/** What was there and is not any more, and what is there now. @param {Look[]} before @param {Element[]} now */
function changed(before, now) {
  const gone = [...before];
  const fresh = now.filter((element) => {
    const { copy } = lookOf(element);
    const same = gone.findIndex((look) => look.copy.isEqualNode(copy));
    if (same >= 0) gone.splice(same, 1);
    return same < 0;
  });
  return { gone, fresh };
}

/** Nothing is hidden that can be acted on, or that the keys are at. @param {Element} element */
function isInUse(element) {
  return element.closest('.is-lit') !== null || element.querySelector('.is-lit') !== null || element.contains(document.activeElement);
}

/** @param {Element} element @returns {Look} */
function lookOf(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) part.removeAttribute(name);
    part.classList.remove(...STATES);
    if (part.classList.length === 0) part.removeAttribute('class');
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('was');
  const path = [];
  let owner = element.parentElement;
  for (; owner?.parentElement && !owner.id; owner = owner.parentElement) path.unshift([...owner.parentElement.children].indexOf(owner));
  return { copy, owner: owner?.id ?? '', path };
}

/** @param {Look} look @param {Element | undefined} twin what is in its place now @returns {() => void} */
function putting({ copy, owner, path }, twin) {
  if (twin) return () => twin.after(copy);
  const start = /** @type {Element | null} */ (document.getElementById(owner));
  const parent = path.reduce((element, place) => element?.children[place] ?? null, start);
  return () => parent?.append(copy);
}
