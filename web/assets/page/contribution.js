/**
 * A player's contribution to the shuffle. Forms that set a match up or take a seat announce one; once the server has shown
 * its commitment, the browser contributes and remembers both, so that `fairness.js` can check what the server says later.
 */
import { onSwap } from './swap.js';

const SHELF = 'bastide-shuffle-';
const FORMS = /^\/(play\/[^/]+|matches|matches\/[^/]+\/(join|rematch|next))$/;

/**
 * What this browser saw and added, if it did.
 * @param {string} match @returns {{commitment: string, nonce: string} | null}
 */
export function remembered(match) {
  try {
    return JSON.parse(localStorage.getItem(SHELF + match) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} match @param {string} commitment @param {string} nonce */
function remember(match, commitment, nonce) {
  try {
    localStorage.setItem(SHELF + match, JSON.stringify({ commitment, nonce }));
  } catch {
    // A browser without storage can still contribute; it cannot check the shuffle later.
  }
}

/** 32 bytes that nobody can guess, in hexadecimal digits. */
function freshNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {HTMLFormElement} form */
function complete(form) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('nonce'));
  field.value = field.value.trim() || freshNonce();
  remember(form.dataset.match ?? '', form.dataset.commitment ?? '', field.value);
}

function contribute() {
  const form = document.getElementById('contribute');
  if (!(form instanceof HTMLFormElement) || form.dataset.isWired) return;
  form.dataset.isWired = 'yes';
  form.addEventListener('submit', () => complete(form));
  const wantsToType = new URLSearchParams(location.search).get('shuffle') === 'own';
  if (!wantsToType) form.requestSubmit();
}

document.addEventListener('formdata', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.formData.has('shuffle')) return;
  if (FORMS.test(form.getAttribute('action') ?? '')) event.formData.set('shuffle', 'auto');
});
onSwap(contribute);
