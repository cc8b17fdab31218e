/**
 * Renews a drawing piece by piece: what the server drew as before stays as it is in the page, with its focus
 * and without being laid out and painted again.
 *
 * The server's last drawing is kept to compare with, because the page's own carries marks of the script.
 */

/** By the id of the part. @type {Map<string, Element>} */
const drawn = new Map();

/** Keeps what the page came with, before any script has changed it; later it is kept already. */
export function keepDrawings() {
  if (drawn.size > 0) return;
  for (const part of document.querySelectorAll('[data-part]:has(> svg)')) {
    drawn.set(part.id, /** @type {Element} */ (part.cloneNode(true)));
  }
}

/**
 * Whether a part is a drawing that could be renewed in its place; if not, it is to be replaced.
 * @param {Element} part as sent @param {Element} twin in the page
 */
export function isRenewed(part, twin) {
  if (!part.querySelector(':scope > svg')) return false;
  const before = drawn.get(part.id);
  drawn.set(part.id, part);
  if (before) renew(twin, before, part);
  else twin.replaceWith(document.importNode(part, true));
  return true;
}

/**
 * @param {Element} live in the page @param {Element} before as the server drew it last @param {Element} now
 * @returns {Element} what is in the page in its place
 */
function renew(live, before, now) {
  if (before.isEqualNode(now)) return live;
  if (!isAlike(live, before, now)) {
    const fresh = document.importNode(now, true);
    live.replaceWith(fresh);
    return fresh;
  }
  for (const { name, value } of now.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  renewChildren(live, before, now);
  return live;
}

/** Children are the same by id, those without one by their number. @param {Element} live @param {Element} before @param {Element} now */
function renewChildren(live, before, now) {
  const lives = [...live.children];
  const known = new Map(keys(before).map((key, index) => [key, index]));
  const names = keys(now);
  const nows = [...now.children];
  const kept = new Set(names);
  for (const [key, index] of known) if (!kept.has(key)) lives[index]?.remove();
  let place = live.firstElementChild;
  nows.forEach((child, index) => {
    const old = known.get(names[index] ?? '');
    const [own, drawn] = old === undefined ? [] : [lives[old], before.children[old]];
    const isHere = own && own === place;
    const node = own && drawn ? renew(own, drawn, child) : document.importNode(child, true);
    if (isHere) place = node.nextElementSibling;
    else live.insertBefore(node, place);
  });
}

/** @param {Element} parent @returns {string[]} a name for each child */
function keys({ children }) {
  let nameless = 0;
  return [...children].map(({ id }) => id || `${(nameless += 1)}`);
}

/** Whether their children can be compared one by one. @param {Element} live @param {Element} before @param {Element} now */
function isAlike(live, before, now) {
  const isOfOneKind = live.nodeName === now.nodeName && before.nodeName === now.nodeName && before.id === now.id;
  const isUntouched = live.childElementCount === before.childElementCount;
  return isOfOneKind && isUntouched && before.attributes.length === now.attributes.length && !hasWords(before) && !hasWords(now);
}

/** @param {Element} element */
function hasWords(element) {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
