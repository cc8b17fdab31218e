/** The table of Tournay: cards are put into districts, seen large, and shown a view at a time on narrow screens. */
import { Actor } from '../../../web/assets/table/act.js';
import { Elements } from '../../../web/assets/table/elements.js';
import { startTable } from '../../../web/assets/table/table.js';
import { Hold } from './hold.js';
import { startPeek } from './peek.js';
import { startTabs } from './tabs.js';
import { Zoom } from './zoom.js';

startTable(({ element, match, address, seat, version }) => {
  new Actor(version);
  new Elements(new Hold(address));
  startTabs(element);
  startPeek();
  new Zoom(match, seat);
});
