/**
 * The end is told like everything else: squares that are left over are counted one by one, the result waits until all has
 * been shown that led to it, and its lines come one after the other.
 */

/** @typedef {import('./stage.js').Step} Step */

/** So long a number runs up to what it is, in milliseconds. */
const RUN_MS = 350;

/**
 * The same steps, with what the page adds around the last one: a `count` for every square that is left over in the
 * drawing, and a `line` for every row of the result.
 * @param {Step[]} steps @returns {Step[]}
 */
export function withCount(steps) {
  return steps.flatMap((step) => {
    if (step.kind !== 'end') return [step];
    const added = (/** @type {string} */ kind) => ({ ...step, kind, words: '', elements: [] });
    return [...squares().map(() => added('count')), step, ...rows().map(() => added('line'))];
  });
}

/** From here on the result waits, if it is among what is to be shown. @param {Step[]} steps */
export function awaitEnd(steps) {
  if (steps.some(({ kind }) => kind === 'end')) mark('is-ending');
}

/** Shows the next square or row. @param {string} kind of step */
export function showEnd(kind) {
  if (kind === 'count') next(squares());
  if (kind !== 'line') return;
  mark('is-scoring');
  const row = next(rows());
  for (const cell of row?.querySelectorAll('td') ?? []) runUp(cell);
}

/** Everything is there. */
export function endShown() {
  mark('');
  for (const element of [...squares(), ...rows()]) element.classList.remove('is-counted');
}

function squares() {
  return [...document.querySelectorAll('#board [data-count]')];
}

function rows() {
  return [...document.querySelectorAll('#moment .counted tbody tr')];
}

/** @param {Element[]} all @returns {Element | undefined} the first that has not come yet */
function next(all) {
  const first = all.find((element) => !element.classList.contains('is-counted'));
  first?.classList.add('is-counted');
  return first;
}

/** @param {string} state */
function mark(state) {
  const table = document.getElementById('table');
  table?.classList.remove('is-ending', 'is-scoring');
  if (state) table?.classList.add(state);
}

/** @param {Element} cell */
function runUp(cell) {
  const words = cell.textContent ?? '';
  const whole = Number(words);
  const since = performance.now();
  const isRunning = () => cell.isConnected && document.getElementById('table')?.classList.contains('is-scoring');
  const run = () => {
    const part = Math.min((performance.now() - since) / RUN_MS, 1);
    const isDone = part === 1 || !isRunning();
    cell.textContent = isDone ? words : String(Math.round(whole * part));
    if (!isDone) requestAnimationFrame(run);
  };
  if (words.trim() && Number.isInteger(whole)) run();
}
