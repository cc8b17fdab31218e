/** A replay of The Anarchy, or an analysis: its sheets are looked at as at the table, and where something happens. */
import { Viewport } from './viewport.js';

const replay = document.getElementById('replay');
if (replay) new Viewport(replay);
