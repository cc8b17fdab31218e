/** The table of Tournay: cards are put into districts, and shown a view at a time on narrow screens. */
import { Actor } from '../../../web/assets/table/act.js';
import { Elements } from '../../../web/assets/table/elements.js';
import { startTable } from '../../../web/assets/table/table.js';
import { Hold } from './hold.js';
import { startPeek } from './peek.js';
import { startTabs } from './tabs.js';
import { startWhyNot } from './why.js';

startTable(({ element, address, seat, version }) => {
  new Actor(version);
  new Elements(new Hold(address));
  startTabs(element);
  startPeek();
  startWhyNot(address, seat);
});
