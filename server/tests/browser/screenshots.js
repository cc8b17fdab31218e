/** Pictures of every page: two widths, light and dark, three languages. `node screenshots.js DIR` */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { bastide, closeAll, launched } from './browser.js';
import { everyPage } from './pages.js';

const WIDTHS = { 1280: 900, 390: 844 };
const LOCALES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

async function main(folder) {
  mkdirSync(folder, { recursive: true });
  const { origin } = await bastide();
  const browser = await launched();
  const player = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' });
  const pages = await everyPage(await player.newPage());
  const storageState = await player.storageState();
  let taken = 0;
  for (const [language, locale] of Object.entries(LOCALES)) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      const viewport = { width: Number(width), height };
      const context = await browser.newContext({ baseURL: origin, locale, viewport, storageState, reducedMotion: 'reduce' });
      taken += await photograph(await context.newPage(), pages, (name, look) => join(folder, `${name}-${width}-${look}-${language}.png`));
      await context.close();
    }
  }
  console.log(`${taken} pictures in ${folder}`);
}

async function photograph(page, pages, fileFor) {
  let taken = 0;
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.evaluate(() => Promise.all([...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    })));
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: fileFor(name, colorScheme), fullPage: name !== 'rules' });
      taken += 1;
    }
  }
  return taken;
}

if (!process.argv[2]) {
  console.error('usage: node screenshots.js DIR');
  process.exit(2);
}
try {
  await main(resolve(process.argv[2]));
} finally {
  await closeAll();
}
