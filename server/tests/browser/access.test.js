/** Every page for everybody: axe-core in light and dark, nothing wider than a phone. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { everyPage } from './pages.js';

after(closeAll);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The page that is missing on purpose. */
const tolerate = /status of 404.*\/no\/such\/page/;

test('no page has a serious barrier, in light or dark, wide or narrow', scene(async (page) => {
  const barriers = [];
  for (const [name, path] of Object.entries(await everyPage(page))) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 1000 });
      await page.goto(path);
      barriers.push(...(await found(page)).map((barrier) => `${name}, ${colorScheme}: ${barrier}`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    barriers.push(...(await tooWide(page)).map((what) => `${name}: ${what}`));
  }
  assert.deepEqual(barriers, []);
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

/** What axe-core calls serious or critical, with the elements it means. */
async function found(page) {
  // Evaluated from outside the page: its policy would refuse a script tag.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    // What is lettered on a drawn card or deck is part of its picture, and its name says in words what it is.
    const lettered = 'label-content-name-mismatch';
    const all = await window.axe.run(document, { rules: { [lettered]: { enabled: false } } });
    const beside = await window.axe.run({ exclude: [['#board']] }, { runOnly: [lettered] });
    return [...all.violations, ...beside.violations];
  });
  const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return severe.map(({ id, nodes }) => `${id} on ${nodes.slice(0, 4).map(({ target, failureSummary }) => `${target}: ${failureSummary}`).join(' | ')}`);
}
