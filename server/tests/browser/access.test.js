/** Every page for everybody: axe-core in light and dark, nothing wider than a phone. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { barriers } from './axe.js';
import { closeAll, scene } from './browser.js';
import { everyPage } from './pages.js';
import { throughStates } from './states.js';

after(closeAll);

/** The page that is missing on purpose. */
const tolerate = /status of 404.*\/no\/such\/page/;

test('no page has a serious barrier, in light or dark, wide or narrow', scene(async (page) => {
  const severe = [];
  for (const [name, path] of Object.entries(await everyPage(page))) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 1000 });
      await page.goto(path);
      severe.push(...(await barriers(page)).map((barrier) => `${name}, ${colorScheme}: ${barrier}`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    severe.push(...(await tooWide(page)).map((what) => `${name}: ${what}`));
  }
  assert.deepEqual(severe, []);
}, { tolerate }));

/** Which fonts a machine has is chance: the widths hold with those that are there, with wide ones and with large text. */
const TEXTS = {
  'as it is': '',
  // Named twice, or browsers would make it smaller.
  'in a wide font': '* { font-family: monospace, monospace !important; letter-spacing: .03em; }',
  'at 150 %': 'html { font-size: 159.375%; }',
};

/** What does not fit a phone, for each kind of text. */
async function tooWide(page) {
  const found = [];
  for (const [text, style] of Object.entries(TEXTS)) {
    // A constructed sheet: the page's policy would refuse a style element.
    const { width, link } = await page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
      const links = [...document.querySelectorAll('.masthead a')].map((link) => link.getBoundingClientRect().right);
      return { width: document.documentElement.scrollWidth, link: Math.max(...links) };
    }, style);
    if (width > 390) found.push(`${width} pixels wide on a phone, text ${text}`);
    if (link > 390) found.push(`a link of the masthead ends at ${link} pixels, text ${text}`);
  }
  return found;
}

/** Whose states are looked at for every commit, and how; a proof looks at those of all games in light and dark, in both windows. */
const STATES = [
  { games: ['Tournay'], schemes: ['light'], options: { viewport: { width: 1366, height: 768 } } },
  { games: ['The Anarchy'], schemes: ['dark'], options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

for (const { options, ...few } of STATES) {
  const { games, schemes } = process.env.BASTIDE_PROOF ? { games: ['Tournay', 'Cathedral', 'The Anarchy'], schemes: ['light', 'dark'] } : few;
  test(`no state of a table has a serious barrier at ${options.viewport.width}`, scene(async (page) => {
    const severe = [];
    for (const game of games) {
      await throughStates(page, game, async (state) => {
        for (const [index, colorScheme] of schemes.entries()) {
          await page.emulateMedia({ colorScheme });
          // In the other scheme only the colours are others.
          const found = await barriers(page, index > 0 ? ['color-contrast'] : undefined);
          severe.push(...found.map((barrier) => `${game}, ${state}, ${colorScheme}: ${barrier}`));
        }
      });
    }
    assert.deepEqual(severe, []);
  }, options));
}
