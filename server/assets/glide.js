/**
 * Pieces glide from where they were to where they are now: what was placed comes from the tray, what was
 * captured goes back to it.
 *
 * A view transition would photograph the whole page before and after, which takes longer than the move
 * itself. Here only the pieces that changed places move, and the page can be used meanwhile.
 */

/** @typedef {{id: string, box: DOMRect}} Seen */

const MOVES = /** @type {KeyframeAnimationOptions} */ ({ duration: 260, easing: 'cubic-bezier(.2, .8, .3, 1)' });
const PIECES = '#board :is([id^="piece-"], [id^="hand-"])';

/** Notes where the pieces are. @returns {() => void} lets those that went elsewhere glide there */
export function glide() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (isStill) return () => {};
  const before = pieces().map((piece) => ({ id: piece.id, box: piece.getBoundingClientRect() }));
  return () => {
    const after = pieces();
    const ids = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !ids.has(id));
    const known = new Set(before.map(({ id }) => id));
    for (const piece of after.filter(({ id }) => !known.has(id))) arrive(piece, gone);
  };
}

/** @returns {SVGGElement[]} those that are a piece, not the tray around them */
function pieces() {
  const all = /** @type {SVGGElement[]} */ ([...document.querySelectorAll(PIECES)]);
  return all.filter(({ id }) => /-\d+$/.test(id) || /-cathedral$/.test(id));
}

/** @param {SVGGElement} piece @param {Seen[]} gone those that are nowhere any more; one of its kind is taken from them */
function arrive(piece, gone) {
  const index = gone.findIndex(({ id }) => kindOf(id) === kindOf(piece.id));
  const [from] = index < 0 ? [] : gone.splice(index, 1);
  const matrix = /** @type {SVGGraphicsElement} */ (piece).getScreenCTM();
  const to = piece.getBoundingClientRect();
  if (!from || !matrix || to.width === 0) return;
  const middle = (/** @type {DOMRect} */ box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x = 0, y = 0] = middle(from.box);
  const [toX = 0, toY = 0] = middle(to);
  const start = `translate(${(x - toX) / matrix.a}px, ${(y - toY) / matrix.d}px)`;
  piece.animate([{ transform: start, opacity: 0.7 }, { transform: 'none', opacity: 1 }], MOVES);
}

/** `hand-dark-castle-0` and `piece-dark-castle-1` are of one kind. @param {string} id */
function kindOf(id) {
  return id.replace(/^(hand|piece)-/, '').replace(/-\d+$/, '');
}
