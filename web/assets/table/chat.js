/** Remarks: the form in `#chat` is sent in the background and its field emptied once it has arrived. */
import { refuse, say } from '../page/status.js';
import { swap } from '../page/swap.js';
import { word } from '../page/words.js';
import { addressOf, fieldsOf } from './act.js';
import { isFragments, send } from './send.js';

export function startChat() {
  let isBusy = false;
  document.addEventListener('submit', async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.closest('#chat') || form.method !== 'post') return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    try {
      await tell(form);
    } catch {
      say(word('unsent'));
    } finally {
      isBusy = false;
    }
  });
}

/** @param {HTMLFormElement} form */
async function tell(form) {
  const answer = await send(addressOf(form), fieldsOf(form), { tries: 1 });
  if (!answer.ok) return refuse({ text: word('refused') });
  // The form may have been swapped while the remark was on its way.
  const shown = /** @type {HTMLFormElement | null} */ (document.querySelector('#chat form'));
  shown?.reset();
  if (isFragments(answer)) swap(await answer.text());
}
