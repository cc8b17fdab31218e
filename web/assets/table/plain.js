/** The table of a game without scripts of its own: listed actions, and elements of the drawing that answer a click. */
import { Actor } from './act.js';
import { Elements } from './elements.js';
import { startTable } from './table.js';

startTable(({ version }) => {
  new Actor(version);
  new Elements();
});
