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
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) barriers.push(`${name}: ${width} pixels wide on a phone`);
  }
  assert.deepEqual(barriers, []);
}, { tolerate }));

/** What axe-core calls serious or critical, with the elements it means. */
async function found(page) {
  // Evaluated from outside the page: its policy would refuse a script tag.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return severe.map(({ id, nodes }) => `${id} on ${nodes.slice(0, 4).map(({ target, failureSummary }) => `${target}: ${failureSummary}`).join(' | ')}`);
}
