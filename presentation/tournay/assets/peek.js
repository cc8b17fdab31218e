/** While Space is held, the cards that lie large in the middle let the table below them be seen. */

export function startPeek() {
  document.addEventListener('keydown', (event) => {
    const isBusy = event.target instanceof Element && event.target.closest('input, textarea, select, button, a, dialog, .is-lit, [role="button"]');
    if (event.key !== ' ' || isBusy || !document.querySelector('.looked > [id^="looked-"]')) return;
    event.preventDefault();
    peek(true);
  });
  document.addEventListener('keyup', (event) => event.key === ' ' && peek(false));
  window.addEventListener('blur', () => peek(false));
}

/** @param {boolean} isPeeking */
function peek(isPeeking) {
  document.getElementById('board')?.classList.toggle('is-peeking', isPeeking);
}
