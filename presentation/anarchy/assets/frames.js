/** Rectangles of a drawing that is larger than the window: what its elements take up, and what can be seen. */

/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle in the measure of the drawing */

/** Around what is looked at, in the measure of the drawing. */
const MARGIN = 6;

/** How large the drawing is in the window. @param {SVGSVGElement} svg */
export function roomOf(svg) {
  const { width, height } = svg.getBoundingClientRect();
  return { width, height };
}

/** @param {SVGSVGElement} svg @returns {Rectangle} */
export function wholeOf(svg) {
  return { x: 0, y: 0, width: svg.width.baseVal.value, height: Number(svg.getAttribute('height')) };
}

/** @param {SVGSVGElement} svg @param {SVGGraphicsElement} element @returns {Rectangle} in the measure of the drawing */
export function boxOf(svg, element) {
  const outer = svg.getScreenCTM()?.inverse();
  const inner = element.getScreenCTM();
  const { x, y, width, height } = element.getBBox();
  if (!outer || !inner) return { x, y, width, height };
  const matrix = outer.multiply(inner);
  return { x: x * matrix.a + matrix.e, y: y * matrix.d + matrix.f, width: width * matrix.a, height: height * matrix.d };
}

/** @param {Rectangle[]} boxes @returns {Rectangle} */
export function around(boxes) {
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What is looked at stays on a part of the drawing; a part that is smaller lies in its middle, at the top. @param {Rectangle} view @param {Rectangle} part @returns {Rectangle} */
export function within(view, part) {
  const place = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ start, /** @type {number} */ room) =>
    size >= room ? start - (size - room) / 2 : Math.min(Math.max(from, start), start + room - size);
  return {
    ...view,
    x: place(view.x, view.width, part.x, part.width),
    y: view.height >= part.height ? part.y : place(view.y, view.height, part.y, part.height),
  };
}

/** The middle of what is looked at stays on the drawing. @param {Rectangle} view @param {Rectangle} whole @returns {Rectangle} */
export function held(view, whole) {
  const within = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.min(Math.max(from + size / 2, 0), room) - size / 2;
  return { ...view, x: within(view.x, view.width, whole.width), y: within(view.y, view.height, whole.height) };
}
