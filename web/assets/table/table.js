/** What the tables of all games do. The entry of a game calls this and adds what is its own. */
import '../page/page.js';
import { startChat } from './chat.js';
import { startCompany } from './company.js';
import { startDrawers } from './drawers.js';
import { startFrame } from './frame.js';
import { startHints } from './hint.js';
import { startLesson } from './lesson.js';
import { Live } from './live.js';
import { startPace } from './pace.js';
import { startPanel } from './panel.js';
import { startSettings } from './settings.js';
import { Version, versionIn } from './version.js';

/**
 * @typedef {object} Table
 * @property {HTMLElement} element
 * @property {string} match its id
 * @property {string} address of the match
 * @property {string} seat of the visitor; empty for a spectator
 * @property {Version} version
 */

/** Wires `#table`; does nothing on a page without one. @param {(table: Table) => void} wire what the game adds */
export function startTable(wire) {
  const element = document.getElementById('table');
  if (!element) return;
  const { match = '', seat = '', live } = element.dataset;
  const version = new Version(versionIn(element.dataset.version) || 0);
  const table = { element, match, address: `/matches/${match}`, seat, version };
  startDrawers(table);
  startFrame();
  wire(table);
  startPanel(table);
  startPace(table);
  startSettings();
  startChat();
  startCompany(table);
  startLesson();
  startHints();
  if (live) new Live(live, version);
  performance.mark('interactive');
}
