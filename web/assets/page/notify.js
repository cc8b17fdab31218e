/**
 * Notices that it is one's turn. The title and the icon of a table say it. Whoever presses
 * the switch is also told by the browser, of all of their matches; nothing is asked before that. Of several pages
 * one listens: the browser hands the task on when it is closed.
 */
import { onSwap } from './swap.js';

/** @typedef {{match: string, isYourTurn: boolean, title: string, body: string}} Notice */

const NOTICES = 'bastide-notices';
const SOUND = 'bastide-sound';
const MARK = '● ';
const DOTTED = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%238a2f21' d='M2 30V7h2.5v3H7V7h3v3h2.5V7H15v7h2V7h2.5v3H22V7h3v3h2.5V7H30v23h-9v-6a5 5 0 0 0-10 0v6z'/%3E%3Ccircle cx='24' cy='8' r='8' fill='%23e0a526'/%3E%3C/svg%3E";
const plain = { title: document.title, icon: icon()?.href ?? '' };
/** The matches that were told of and are still one's turn. @type {Set<string>} */
const told = new Set();

function icon() {
  return /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
}

/** Whether the table of this page waits for whoever looks at it. */
export function isOwnTurn() {
  const seat = document.getElementById('table')?.dataset.seat;
  return Boolean(seat) && document.querySelector(`#plates .plate.to-move[data-side="${seat}"]`) !== null;
}

/** Who plays may change while the page is open. */
function freshTitle() {
  const shown = document.getElementById('plates')?.dataset.title;
  if (shown) plain.title = plain.title.replace(/^.* · /, () => `${shown} · `);
}

/** Title and icon say it for as long as it is. */
function mark() {
  freshTitle();
  const isMarked = isOwnTurn();
  const words = document.getElementById('table')?.dataset.yourTurn;
  document.title = isMarked ? `${MARK}${words ? `${words} – ` : ''}${plain.title}` : plain.title;
  const link = icon();
  if (link) link.href = isMarked ? DOTTED : plain.icon;
}

/** @param {string} name @returns {boolean} */
function isOn(name) {
  return localStorage.getItem(name) === 'on';
}

/** A short low tone that nobody is startled by. */
function sound() {
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 392;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
  tone.addEventListener('ended', () => void audio.close());
}

/** @param {Notice} notice */
function tell(notice) {
  const isKnown = told.has(notice.match);
  if (notice.isYourTurn) told.add(notice.match);
  else told.delete(notice.match);
  const isSeen = !document.hidden && location.pathname === `/matches/${notice.match}`;
  if (isKnown || !notice.isYourTurn || isSeen) return;
  if (isOn(SOUND)) sound();
  const shown = new Notification(notice.title, { body: notice.body, tag: notice.match });
  shown.addEventListener('click', () => {
    window.focus();
    location.assign(`/matches/${notice.match}`);
  });
}

/** Listens for as long as the page is there. @param {string} address @returns {Promise<never>} */
function listen(address) {
  const source = new EventSource(address);
  source.addEventListener('turn', (event) => tell(JSON.parse(event.data)));
  return new Promise(() => {});
}

/** @param {HTMLElement} switches */
function start(switches) {
  if (!isOn(NOTICES) || Notification.permission !== 'granted') return;
  void navigator.locks.request(NOTICES, () => listen(switches.dataset.stream ?? ''));
}

/** @param {HTMLElement} switches @param {HTMLButtonElement} button */
async function press(switches, button) {
  const name = button.name === 'sound' ? SOUND : NOTICES;
  const wanted = !isOn(name);
  if (wanted && name === NOTICES && (await Notification.requestPermission()) !== 'granted') {
    switches.querySelector('.small')?.remove();
    const words = document.createElement('span');
    words.className = 'small';
    words.setAttribute('role', 'status');
    words.textContent = switches.dataset.refused ?? '';
    switches.append(words);
    return;
  }
  localStorage.setItem(name, wanted ? 'on' : 'off');
  if (wanted && name === SOUND) sound();
  if (name === NOTICES && !wanted) location.reload();
  else if (name === NOTICES) start(switches);
  document.dispatchEvent(new Event('switched'));
}

/** @param {HTMLElement} switches */
function show(switches) {
  for (const button of switches.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(isOn(button.name === 'sound' ? SOUND : NOTICES)));
  }
}

onSwap(mark);
const switches = document.getElementById('notices');
// Without a secure address a browser has neither notices nor locks.
if (switches && 'Notification' in window && navigator.locks) {
  switches.hidden = false;
  show(switches);
  // A table has a second switch for sounds.
  document.addEventListener('switched', () => show(switches));
  switches.addEventListener('click', (event) => {
    if (event.target instanceof HTMLButtonElement) void press(switches, event.target);
  });
  start(switches);
}
