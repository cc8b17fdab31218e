/**
 * A card that goes somewhere: a click on it in the hand lights the places it may go to, a click on one of them
 * puts it there. Over a place it is said beforehand what that would do, in the server's words. Dragging the
 * card there is the same.
 */
import { quiet, refuse } from '../../../web/assets/page/status.js';
import { onSwap } from '../../../web/assets/page/swap.js';
import { actionsAt, idsOf } from '../../../web/assets/table/elements.js';
import { lay } from '../../../web/assets/table/lay.js';
import { Previews } from '../../../web/assets/table/preview.js';
import { foresee, forgetWorth } from './worth.js';

/** A pointer that moves less than this has not dragged. */
const DRAG_PX = 8;
/** A card is carried so far above a finger, which would cover it. */
const LIFT = 54;

export class Hold {
  /** @type {string | null} the id of the card in hand */ held = null;
  /** @type {{id: string, x: number, y: number} | null} */ #grip = null;
  /** The card under the pointer while it is dragged. @type {Element | null} */ #carried = null;
  /** Which card it is. @type {string | undefined} */ #card;
  /** The place under the pointer, or where the focus is. @type {Element | null} */ #over = null;

  /** @param {string} address of the match */
  constructor(address) {
    this.previews = new Previews(address);
    onSwap(() => this.#forget());
    document.addEventListener('pointerdown', (event) => this.#gripped(event));
    document.addEventListener('pointermove', (event) => this.#dragged(event));
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, (event) => this.#dropped(/** @type {PointerEvent} */ (event)));
    // A browser that takes a drag for scrolling, though nothing scrolls, takes the tap after it for the end of that.
    document.addEventListener('touchmove', (event) => this.#grip && event.preventDefault(), { passive: false });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.held && this.take(null));
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, (event) => this.#foresee(event.target));
  }

  /** Whether an element is a card that goes to one of several places. @param {Element} element */
  canHold(element) {
    const own = element.id.startsWith('hand-') ? actionsAt(element.id) : [];
    return own.length > 0 && own.every((button) => placeOf(button) !== null);
  }

  /** Takes a card in hand, or lets go. @param {string | null} id */
  take(id) {
    this.held = id;
    this.#card = (id && document.getElementById(id)?.dataset.card) || undefined;
    const places = new Set(id ? actionsAt(id).map(placeOf) : []);
    // What was a place may not be lit any more: it has been put somewhere, and others act.
    for (const element of document.querySelectorAll('#board :is(.is-lit, .is-held, .is-place)')) {
      element.classList.toggle('is-held', element.id === id);
      element.classList.toggle('is-place', places.has(element.id));
    }
    document.getElementById('board')?.classList.toggle('is-carrying', id !== null);
    this.#over = null;
    forgetWorth();
    if (!id) quiet();
  }

  /** The actions of an element that are about the card in hand; without one, those that need none, if there are any. @param {HTMLButtonElement[]} actions */
  among(actions) {
    const { held } = this;
    if (held) return actions.filter((button) => idsOf(button).includes(held));
    const without = actions.filter((button) => !idsOf(button).some((id) => id.startsWith('hand-')));
    return without.length > 0 ? without : actions;
  }

  #forget() {
    this.previews.forget();
    if (!this.held) return;
    // What was held may be somewhere else now, or another card in its place; where others acted, it stays in hand.
    const element = document.getElementById(this.held);
    this.take(element && element.dataset.card === this.#card && this.canHold(element) ? this.held : null);
  }

  /** @param {EventTarget | null} target */
  #foresee(target) {
    const element = target instanceof Element ? target.closest('#board .is-place') : null;
    const [action] = element ? this.among(actionsAt(element.id)) : [];
    if (this.#over === (action ? element : null)) return;
    this.#over = action ? element : null;
    forgetWorth();
    if (!element || !action) return this.previews.drop();
    this.previews.askAtRest(action.value, (preview) => {
      if (this.#over === element) foresee(element, preview);
    });
  }

  /** @param {PointerEvent} event */
  #gripped(event) {
    const element = event.target instanceof Element ? event.target.closest('#board .is-lit') : null;
    const isCard = event.button === 0 && element && this.canHold(element);
    this.#grip = isCard ? { id: element.id, x: event.clientX, y: event.clientY } : null;
  }

  /** @param {PointerEvent} event */
  #dragged(event) {
    if (!this.#grip) return;
    const isFar = Math.hypot(event.clientX - this.#grip.x, event.clientY - this.#grip.y) > DRAG_PX;
    if (isFar && this.held !== this.#grip.id) this.take(this.#grip.id);
    if (isFar && !this.#carried) this.#carried = carried(this.#grip.id);
    if (!this.#carried) return;
    lay('.carried-card', `inset: ${event.clientY - LIFT}px auto auto ${event.clientX}px`);
    // A finger has no element under it but the one that it began with.
    this.#foresee(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  #dropped(event) {
    const grip = this.#grip;
    this.#grip = null;
    this.#carried?.remove();
    this.#carried = null;
    if (!grip || this.held !== grip.id || event.type === 'pointercancel') return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under?.closest('#board .is-place');
    if (place) this.among(actionsAt(place.id))[0]?.click();
    else void this.#refused(under?.closest('#board .own [id^="slot-"]')?.id ?? '');
  }

  /** Says why the card in hand may not go to a slot of its own district; it stays in hand. @param {string} slot its id */
  async #refused(slot) {
    const [play] = slot && this.held ? actionsAt(this.held) : [];
    if (!play) return;
    const card = play.value.split(';')[0]?.split(' ').slice(0, 2).join(' ');
    const preview = await this.previews.ask(`${card} ${slot.slice(-2)}`);
    if (preview?.refusal) refuse(preview.refusal);
  }
}

/** A picture of a card for under the pointer. @param {string} id @returns {Element | null} */
function carried(id) {
  const copy = /** @type {Element | undefined} */ (document.getElementById(id)?.cloneNode(true));
  if (!copy) return null;
  for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
  copy.setAttribute('class', 'carried-card');
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  return copy;
}

/** Where a card would go by an action. @param {HTMLButtonElement} button @returns {string | null} */
function placeOf(button) {
  return idsOf(button).find((id) => id.startsWith('slot-')) ?? null;
}
