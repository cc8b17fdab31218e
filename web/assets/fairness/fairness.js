/** The page of a match's shuffle: fetches the record and says what the check of it found. */
import { remembered } from '../page/contribution.js';
import '../page/page.js';
import { check } from './check.js';

/** @typedef {import('./check.js').Finding} Finding */

/** What the page itself says. @returns {import('./check.js').Shown} */
function shown() {
  const digits = (/** @type {string} */ name) =>
    [...document.querySelectorAll(`[data-fair="${name}"]`)].map((code) => code.textContent ?? '');
  return { commitment: digits('commitment')[0], secret: digits('secret')[0], seed: digits('seed')[0], nonces: digits('nonce') };
}

/** @param {string} text @param {boolean} fits */
function tell(text, fits) {
  const line = document.createElement('li');
  line.className = fits ? 'fits' : 'wrong';
  line.textContent = text;
  document.getElementById('findings')?.append(line);
}

/** @param {HTMLElement} page */
async function start(page) {
  const words = JSON.parse(document.getElementById('fair-words')?.textContent ?? '{}');
  // Only addresses that nobody can have altered on the way may compute.
  if (!crypto.subtle) return tell(words.no_crypto, false);
  const memory = remembered(page.dataset.match ?? '');
  const record = await (await fetch(page.dataset.record ?? '')).text();
  const findings = await check(record, memory, shown());
  for (const { about, fits } of findings) tell(words[about][fits ? 0 : 1], fits);
  if (!memory) tell(words.nothing, true);
  const isFair = findings.every(({ fits }) => fits);
  const verdict = document.getElementById('verdict');
  if (!verdict) return;
  verdict.textContent = words.verdict[isFair ? 0 : 1];
  verdict.classList.add(isFair ? 'fits' : 'wrong');
}

const page = document.getElementById('fair');
if (page?.dataset.record) void start(page);
