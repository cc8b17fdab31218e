/**
 * Pictures of every page, at two widths, and of every state of each game's table, at all widths of its frame; light and dark,
 * in three languages. `node screenshots.js DIR`. `BASTIDE_STATES=fr:390` takes only those of tables, of one language, at one width.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { bastide, closeAll, launched } from './browser.js';
import { everyPage } from './pages.js';
import { throughStates } from './states.js';

const WIDTHS = { 1280: 900, 390: 844 };
/** Of the frame of a table; what is narrow is touched. */
const FRAMES = { 360: 740, 390: 844, 768: 1024, 1024: 768, 1366: 768, 1440: 900, 1920: 1080 };
const GAMES = ['Tournay', 'Cathedral', 'The Anarchy'];
const LOCALES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

async function main(folder) {
  mkdirSync(folder, { recursive: true });
  const { origin } = await bastide();
  const browser = await launched();
  const only = process.env.BASTIDE_STATES?.split(':');
  const taken = (only ? 0 : await picturesOfPages(browser, origin, folder)) + (await picturesOfTables(browser, origin, folder, only));
  console.log(`${taken} pictures in ${folder}`);
}

async function picturesOfTables(browser, origin, folder, [onlyLanguage, onlyWidth] = []) {
  let taken = 0;
  for (const [language, locale] of Object.entries(LOCALES).filter(([one]) => !onlyLanguage || one === onlyLanguage)) {
    for (const [width, height] of Object.entries(FRAMES).filter(([one]) => !onlyWidth || one === onlyWidth)) {
      const hasTouch = Number(width) < 1000;
      const context = await browser.newContext({ baseURL: origin, locale, viewport: { width: Number(width), height }, reducedMotion: 'reduce', hasTouch, isMobile: hasTouch });
      await context.addInitScript(() => localStorage.setItem('bastide-pace', 'off'));
      for (const game of GAMES) {
        const page = await context.newPage();
        await throughStates(page, game, async (state) => {
          for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({ colorScheme });
            await page.screenshot({ path: join(folder, `${game.split(' ').at(-1).toLowerCase()}-${state}-${width}-${colorScheme}-${language}.png`) });
            taken += 1;
          }
        });
        await page.close();
      }
      await context.close();
    }
  }
  return taken;
}

async function picturesOfPages(browser, origin, folder) {
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
  return taken;
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
