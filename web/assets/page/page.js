/** What every page does. A page without a script of its own loads only this; the other entries import it. */
import './clock.js';
import './app.js';
import './notify.js';
import './push.js';
import './waiting.js';
import './contribution.js';
import './copy.js';
