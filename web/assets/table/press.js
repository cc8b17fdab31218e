/** A finger that stays on something: it asks what this is, and the click at its end does not act. */

const HOLD_MS = 450;
/** A finger that holds still trembles within so many pixels. */
const TREMBLE = 10;

/** @param {(target: EventTarget | null) => boolean} canHold @param {(target: Element) => void} tell */
export function startHolding(canHold, tell) {
  /** @type {PointerEvent | null} */ let finger = null;
  let hasHeld = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
  const letGo = () => {
    clearTimeout(timer);
    finger = null;
  };
  const held = (/** @type {PointerEvent} */ { target, pointerId, pointerType }) => {
    if (!(target instanceof Element)) return;
    hasHeld = true;
    // Who drags pieces takes this for the end of it.
    target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType }));
    tell(target);
  };
  document.addEventListener('pointerdown', (event) => {
    letGo();
    hasHeld = false;
    if (event.pointerType !== 'touch' || !event.isPrimary || !canHold(event.target)) return;
    finger = event;
    timer = setTimeout(() => held(event), HOLD_MS);
  }, true);
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (finger && Math.hypot(clientX - finger.clientX, clientY - finger.clientY) > TREMBLE) letGo();
  });
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, letGo);
  // The browser's own menu would end the touch.
  document.addEventListener('contextmenu', (event) => (finger || hasHeld) && event.preventDefault());
  addEventListener('click', (event) => {
    if (!hasHeld) return;
    hasHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
