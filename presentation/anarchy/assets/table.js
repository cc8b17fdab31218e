/** The table of The Anarchy: sheets larger than the screen, whose boxes say what they cost and set off. */
import { Actor } from '../../../web/assets/table/act.js';
import { Elements } from '../../../web/assets/table/elements.js';
import { startTable } from '../../../web/assets/table/table.js';
import { startRounds } from './round.js';
import { startSheets } from './sheets.js';

startTable(({ element, match, version }) => {
  new Actor(version);
  new Elements();
  startSheets(element);
  startRounds(match);
});
