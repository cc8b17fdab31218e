/**
 * Games that wait for the visitor: how many there are, and the way to the next one. The bar of every page says so; at a table
 * while it is somebody else's turn. The icon of the installed app counts them, too.
 */
import { isOwnTurn } from './notify.js';
import { onSwap } from './swap.js';

/** @typedef {{count: number, words: string}} Waiting */

/** How often it is asked while somebody looks. */
const EVERY_MS = 60_000;

/** What was heard last. @type {Waiting} */
let heard = { count: 0, words: '' };
let wasOwnTurn = false;

function link() {
  const found = document.getElementById('next-game');
  return found instanceof HTMLAnchorElement ? found : undefined;
}

function show() {
  const shown = link();
  if (!shown) return;
  const { count, words } = heard;
  shown.hidden = count === 0 || isOwnTurn();
  shown.title = words;
  shown.querySelector('.count')?.replaceChildren(String(count));
  badge(count + (isOwnTurn() ? 1 : 0));
}

/** @param {number} count */
function badge(count) {
  if (!('setAppBadge' in navigator)) return;
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Only an installed app has an icon.
  set.catch(() => {});
}

async function ask() {
  const shown = link();
  if (!shown || document.hidden) return;
  try {
    const answer = await fetch(`/waiting?${new URL(shown.href).searchParams}`);
    if (answer.ok) heard = await answer.json();
  } catch {
    // Without a connection what was heard last stays.
  }
  show();
}

/** What was heard while it was one's turn here is old once it is not. */
function swapped() {
  const isOwn = isOwnTurn();
  if (wasOwnTurn && !isOwn) void ask();
  wasOwnTurn = isOwn;
  show();
}

if (link()) {
  wasOwnTurn = isOwnTurn();
  onSwap(swapped);
  setInterval(() => void ask(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void ask());
  void ask();
}
