/**
 * Of a drawing that the page shows already, the server sends what changed: what is drawn as before stays as
 * it is, with its focus and without being laid out and painted again.
 *
 * An element is named by the numbers of its ancestors among their siblings, and its own: `4.0.12`. Scripts
 * may add to an element of the class `layer` and nowhere else.
 */

/** The headers that say which drawing the page shows. @returns {Record<string, string>} */
export function shownDrawing() {
  const { drawn } = document.getElementById('board')?.dataset ?? {};
  return drawn ? { 'Bastide-Drawn': drawn } : {};
}

/**
 * Whether a section is sent as changes of another drawing than the page shows: something else came in between.
 * @param {HTMLElement} section as sent @param {HTMLElement | null} twin in the page
 */
export function isMisfit(section, twin) {
  const changes = changesIn(section);
  return changes !== null && (!twin || !drawingIn(twin) || changes.dataset.changes !== twin.dataset.drawn);
}

/** From here on the page does not say which drawing it shows, and is sent a whole one. */
export function forgetDrawing() {
  delete document.getElementById('board')?.dataset.drawn;
}

/**
 * Makes the changes that a section is sent as. False when it is sent whole and has to be replaced.
 * @param {HTMLElement} section as sent @param {HTMLElement} twin in the page
 */
export function applyDiff(section, twin) {
  const changes = changesIn(section);
  const drawing = drawingIn(twin);
  if (!changes || !drawing) return false;
  // Every element is found before the first one moves.
  const steps = /** @type {SVGGElement[]} */ ([...changes.children]).map((step) => stepIn(drawing, step));
  for (const step of steps) step();
  for (const other of section.children) {
    if (other !== changes) document.getElementById(other.id)?.replaceWith(document.importNode(other, true));
  }
  twin.dataset.drawn = section.dataset.drawn;
  return true;
}

/** @param {HTMLElement} section @returns {SVGSVGElement | null} */
function changesIn(section) {
  return section.querySelector(':scope > svg[data-changes]');
}

/** @param {HTMLElement} section @returns {Element | null} */
function drawingIn(section) {
  return section.querySelector(':scope > :is(svg, .drawing)');
}

/** @param {Element} drawing @param {SVGGElement} step @returns {() => void} */
function stepIn(drawing, { dataset, children }) {
  const { at, gone } = dataset;
  if (gone !== undefined) {
    const element = found(drawing, gone);
    return () => element?.remove();
  }
  const fresh = [...children].map((child) => document.importNode(child, true));
  if (at !== undefined) {
    const element = found(drawing, at);
    return () => element?.replaceWith(...fresh);
  }
  const parent = found(drawing, dataset.in ?? '');
  const next = dataset.before === undefined ? null : parent?.children[Number(dataset.before)];
  return () => fresh.forEach((child) => parent?.insertBefore(child, next ?? null));
}

/** @param {Element} drawing @param {string} path @returns {Element | undefined} */
function found(drawing, path) {
  const places = path === '' ? [] : path.split('.').map(Number);
  return places.reduce((/** @type {Element | undefined} */ element, place) => element?.children[place], drawing);
}
