/**
 * Pieces, cards and citizens glide from where they were to where they are now.
 *
 * A view transition would photograph the whole page before and after, which takes longer than the move
 * itself. Here only what changed places moves, and the page can be used meanwhile.
 *
 * What is of one kind is told apart by where it is: what is still there stays, and what is new somewhere
 * comes from the nearest place where one of its kind is gone, or else from where such a thing comes from
 * (`data-from`: a card from its deck).
 */

/** @typedef {{kind: string, id: string, box: DOMRect}} Seen */
/** @typedef {Seen & {element: SVGGraphicsElement}} Shown */

const MOVES = /** @type {KeyframeAnimationOptions} */ ({ duration: 260, easing: 'cubic-bezier(.2, .8, .3, 1)' });
const PIECES = '#board :is([id^="piece-"], [id^="hand-"], [data-card], [data-back], [data-glide])';
/** A piece of which there is one has no number. The trays, which are called after their sides, are no pieces. */
const UNNUMBERED = /^(hand|piece)-(?!light|dark)\D+$/;
/** Things this near to each other have not moved. */
const STILL = 3;

/** Notes where everything is. @returns {() => void} lets what went elsewhere glide there */
export function glide() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (isStill) return () => {};
  const before = pieces();
  return () => {
    const gone = [...before];
    const after = pieces().filter((piece) => !taken(gone, (seen) => isSame(seen, piece)));
    for (const piece of after) arrive(piece, sourceOf(piece, gone));
  };
}

/** @returns {Shown[]} */
function pieces() {
  const all = /** @type {SVGGraphicsElement[]} */ ([...document.querySelectorAll(PIECES)].filter((element) => !element.closest('.is-untold')));
  return all.flatMap((element) => {
    const kind = kindOf(element);
    return kind ? [{ kind, id: element.id, element, box: element.getBoundingClientRect() }] : [];
  });
}

/** A piece keeps its id; a card may find itself under another, but not move. @param {Seen} seen @param {Shown} piece */
function isSame(seen, piece) {
  const isPiece = /^(hand|piece)-\D/.test(piece.id);
  return seen.kind === piece.kind && (isPiece ? seen.id === piece.id : distance(seen, piece) < STILL);
}

/** What a thing is, wherever it lies; `hand-dark-castle-0` and `piece-dark-castle-1` are one. @param {SVGElement} element */
function kindOf({ id, dataset }) {
  const { card, back, glide: kind } = dataset;
  if (card || back || kind) return card ?? back ?? kind;
  return /-\d+$/.test(id) || UNNUMBERED.test(id) ? id.replace(/^(hand|piece)-/, '').replace(/-\d+$/, '') : null;
}

/** @param {Seen} one @param {Seen} other */
function distance({ box: one }, { box: other }) {
  return Math.hypot(middle(one)[0] - middle(other)[0], middle(one)[1] - middle(other)[1]);
}

/** @param {DOMRect} box @returns {[number, number]} */
function middle(box) {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes the first that is meant out of a list. @param {Seen[]} list @param {(seen: Seen) => boolean} isMeant */
function taken(list, isMeant) {
  const index = list.findIndex(isMeant);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/** @param {Shown} piece @param {Seen[]} gone @returns {DOMRect | undefined} */
function sourceOf(piece, gone) {
  const near = gone.filter(({ kind }) => kind === piece.kind).sort((a, b) => distance(a, piece) - distance(b, piece))[0];
  if (near) return taken(gone, (seen) => seen === near)?.box;
  const { from } = piece.element.dataset;
  return from ? document.getElementById(from)?.getBoundingClientRect() : undefined;
}

/** @param {Shown} piece @param {DOMRect | undefined} from */
function arrive({ element, box }, from) {
  const matrix = element.getScreenCTM();
  if (!from || !matrix || box.width === 0 || from.width === 0) return;
  // A drawing of its own moves in pixels of the page, an element of one in the drawing's units.
  const [a, d] = element.ownerSVGElement ? [matrix.a, matrix.d] : [1, 1];
  const [x, y] = middle(from);
  const [toX, toY] = middle(box);
  const start = `translate(${(x - toX) / a}px, ${(y - toY) / d}px)`;
  const end = getComputedStyle(element).transform;
  element.animate([{ transform: `${start} ${end === 'none' ? '' : end}`, opacity: 0.7 }, { transform: end, opacity: 1 }], MOVES);
}
