/** A click on an element that is not lit is answered by why nothing can be done with it now. What it is says the panel. */
import { refuse } from '../../../web/assets/page/status.js';

/** @param {string} address of the match @param {string} seat of the visitor; empty for a spectator */
export function startWhyNot(address, seat) {
  document.addEventListener('click', async ({ target }) => {
    const element = target instanceof Element ? target.closest('.drawing [id]:not([id^="view-"])') : null;
    if (!element || element.closest('.is-lit')) return;
    const fields = new URLSearchParams({ part: element.id, ...(seat ? { seat } : {}) });
    const answer = await fetch(`${address}/why-not?${fields}`).catch(() => null);
    const { refusal } = answer?.ok ? await answer.json() : { refusal: null };
    if (refusal) refuse(refusal);
  });
}
