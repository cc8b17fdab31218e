/** The table: wires everything for `#table`, and does nothing on a page without one. */
import './copy.js';
import { Actor } from './act.js';
import { startChat } from './chat.js';
import { Chooser } from './choose.js';
import { Drag } from './drag.js';
import { startHints } from './hint.js';
import { Keyboard } from './keyboard.js';
import { startLesson } from './lesson.js';
import { List } from './list.js';
import { Live } from './live.js';
import { Parts } from './parts.js';
import { Pointer } from './pointer.js';
import { startSheets } from './sheets.js';
import { startTabs } from './tabs.js';
import { Version, versionIn } from './version.js';
import { Zoom } from './zoom.js';

/** @param {HTMLElement} table */
function start(table) {
  const { match, live } = table.dataset;
  const version = new Version(versionIn(table.dataset.version) || 0);
  const chooser = new Chooser(new Actor(version), `/matches/${match}`);
  new Keyboard(chooser);
  new List(chooser);
  new Parts(`/matches/${match}`);
  new Drag(chooser);
  new Pointer(chooser);
  startChat();
  if (document.getElementById('views')) startSheets(table);
  startLesson();
  startHints();
  if (table.dataset.game === 'tournay') {
    startTabs(table);
    new Zoom(match ?? '', table.dataset.seat ?? '');
  }
  if (live) new Live(live, version);
}

const table = document.getElementById('table');
if (table) {
  start(table);
  performance.mark('interactive');
}
