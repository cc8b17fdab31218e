/** A replay of Tournay, or an analysis: on narrow screens a view at a time as at the table, the one where it happened. */
import { onSwap } from '../../../web/assets/page/swap.js';
import { startPeek } from './peek.js';
import { startTabs } from './tabs.js';

/** @type {Record<string, string>} */
const HOLDS = { district: '.own', others: '.other', supply: '.supply' };

const replay = document.getElementById('replay');
if (replay) {
  const show = startTabs(replay);
  startPeek();
  onSwap(() => {
    const shown = document.getElementById('board')?.dataset.shows?.split(' ') ?? [];
    const elements = shown.flatMap((id) => document.getElementById(id) ?? []);
    const [where] = Object.entries(HOLDS).find(([, part]) => elements.some((element) => element.closest(`#board ${part}`))) ?? [];
    if (where) show(where);
  });
}
