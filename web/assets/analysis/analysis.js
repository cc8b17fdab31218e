/**
 * An analysis, beside the replay of what it speaks of. While it is under way: asks how far it is, shows it, and fetches
 * the page once it is done.
 */
import '../replay/replay.js';
import { isNarrow } from '../table/drawers.js';

/** Often enough to be watched. */
const ASK_MS = 700;

/** @typedef {{over?: boolean, done?: number, of?: number, said?: string}} Progress */

/** @param {HTMLElement} section */
async function follow(section) {
  const address = section.dataset.progress ?? '';
  const progress = await asked(address);
  if (progress?.over) return location.reload();
  if (progress) show(section, progress);
  setTimeout(() => void follow(section), ASK_MS);
}

/** @param {string} address @returns {Promise<Progress | null>} null when the server could not be asked */
async function asked(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** @param {HTMLElement} section @param {Progress} progress */
function show(section, { done = 0, of = 1, said = '' }) {
  const bar = section.querySelector('progress');
  if (bar) {
    bar.max = of;
    bar.value = done;
  }
  const words = section.querySelector('[role="status"]');
  if (words && words.textContent !== said) words.textContent = said;
}

const section = document.getElementById('analysing');
if (section) void follow(section);
// On a phone it is a sheet over the picture, and what one came for.
if (isNarrow()) /** @type {HTMLElement | null} */ (document.querySelector('[data-opens="told"]'))?.click();
