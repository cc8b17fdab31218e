/** The table of Cathedral: a piece is taken in hand, turned and placed, by pointer, keyboard or list. */
import { Actor } from '../../../web/assets/table/act.js';
import { Elements } from '../../../web/assets/table/elements.js';
import { startTable } from '../../../web/assets/table/table.js';
import { Beside } from './beside.js';
import { Chooser } from './choose.js';
import { Drag } from './drag.js';
import { Keyboard } from './keyboard.js';
import { List } from './list.js';
import { Pointer } from './pointer.js';
import { askOnBoard } from './question.js';

startTable(({ address, version }) => {
  const chooser = new Chooser(new Actor(version), address);
  new Keyboard(chooser);
  new List(chooser);
  new Elements();
  new Drag(chooser);
  new Pointer(chooser);
  new Beside(chooser);
  askOnBoard();
});
