/**
 * The sentences of the script, in the visitor's language.
 *
 * The page carries them as `<script type="application/json" id="words">{"free": "free", …}</script>`;
 * this list is what it must hold. A word in braces stands for what is filled in.
 */
export const KEYS = /** @type {const} */ ([
  'connected', // the connection is back
  'disconnected', // the connection is lost; the page keeps trying
  'sending', // an action is on its way and takes long
  'unsent', // the action could not be sent; it was not played
  'raced', // another action came first; the page shows it now
  'refused', // the server refused without a reason
  'free', // a square without a building
  'square', // {square}, {what}: the name of a square of the board
  'board', // the name of the board for those who hear it: what the keys do
  'empty-hand', // a square was chosen before a piece
  'taken', // {piece}, {orientation}, {count}: now in hand, with so many squares to place it on
  'released', // nothing is in hand any more
  'facing-n', // names of the four orientations
  'facing-e',
  'facing-s',
  'facing-w',
  'turn', // button: turn the piece
  'release', // button: let go of the piece
  'place', // button: place the piece
  'where', // label of the list of squares
  'planned', // a piece waits where it is to stand, until it is the visitor's turn
  'unplanned', // what was planned cannot stand there any more
  'nowhere', // the piece fits nowhere in this orientation
  'claims', // {squares}: they would become one's own
  'isolates', // {squares}: a piece there would be shut in
  'clause', // {clause}: link to the rule that forbids
  'cancel', // button: close the small menu
  'here', // somebody has the table before them
  'away', // they do not
  'thinking', // they do, and it is their turn
  'close', // button: close an enlarged card
]);

/** @typedef {(typeof KEYS)[number]} Word */

/** @type {Record<string, string> | null} */
let book = null;

/** @returns {Record<string, string>} */
function open() {
  book ??= JSON.parse(document.getElementById('words')?.textContent || '{}');
  return book ?? {};
}

/**
 * A sentence with its gaps filled. A missing one shows its key, so that it is found.
 * @param {Word} key @param {Record<string, string | number>} [gaps] @returns {string}
 */
export function word(key, gaps = {}) {
  return filled(open()[key] ?? key, gaps);
}

/** @param {string} sentence @param {Record<string, string | number>} gaps */
export function filled(sentence, gaps) {
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => String(gaps[name] ?? gap));
}
