/**
 * Copy buttons: `data-copy` is the id of a field with the text, or empty for the page's own address;
 * `data-copied` is what is said afterwards.
 */
import { say } from './status.js';
import { onSwap } from './swap.js';

/** @param {HTMLElement} button */
async function copy(button) {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(button.dataset.copy ?? ''));
  const text = field ? field.value || field.textContent || '' : location.href;
  if (!(await isWritten(text, field))) return;
  button.classList.add('is-copied');
  if (button.dataset.copied) say(button.dataset.copied);
}

/** @param {string} text @param {HTMLInputElement | null} field */
async function isWritten(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard without a secure address: the field is selected, for the visitor's own Ctrl+C.
    field?.focus();
    field?.select?.();
    return field !== null && document.execCommand('copy');
  }
}

/** The server does not know by which name it is reached; the browser does, and a link has to say it. */
function completeLinks() {
  for (const button of document.querySelectorAll('[data-copy]')) {
    const field = document.getElementById(button.getAttribute('data-copy') ?? '');
    if (!(field instanceof HTMLInputElement) || !field.value.startsWith('/')) continue;
    // The default, not the value: a value would count as written by the visitor and outlive a swap.
    field.defaultValue = new URL(field.value, location.href).href;
  }
}

onSwap(completeLinks);
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-copy]');
  if (button instanceof HTMLElement) void copy(button);
});
