/**
 * All cards and events of Tournay on one picture, as small as a table shows them, and as somebody sees it who tells red from green
 * badly; names the pairs that are most alike. `node contact.js FOLDER`
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { bastide, closeAll, launched } from './browser.js';

const COLUMNS = 16;
/** A card, and from one to the next. */
const [WIDTH, HEIGHT, GAP] = [56, 70, 8];
/** What grey levels must be apart to be told apart, and the picture on a card without frame, name and effect. */
const FAR = 40;
const WINDOW = { x: 6, y: 12, width: 44, height: 42 };

/** Runs in the page: the pairs with the smallest share of pixels that are far apart. */
async function mostAlike([source, ids, { columns, width, height, gap, far, window: part }]) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const grey = ids.map((_, number) => {
    const x = gap + (number % columns) * (width + gap) + part.x;
    const y = gap + Math.floor(number / columns) * (height + gap) + part.y;
    const { data } = canvas.getImageData(x, y, part.width, part.height);
    return Array.from({ length: data.length / 4 }, (_, at) => 0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]);
  });
  const share = (one, other) => grey[one].filter((level, at) => Math.abs(level - grey[other][at]) > far).length / grey[one].length;
  const pairs = ids.flatMap((_, one) => ids.slice(one + 1).map((_, after) => [one, one + 1 + after]));
  const told = pairs.map(([one, other]) => ({ share: share(one, other), pair: `${ids[one]} ${ids[other]}` }));
  return told.toSorted((one, other) => one.share - other.share).slice(0, 8);
}

async function main(folder) {
  mkdirSync(folder, { recursive: true });
  const { origin } = await bastide();
  const listed = await (await fetch(`${origin}/cards/tournay`)).text();
  const ids = [...new Set([...listed.matchAll(/cards\/tournay\/([A-Z0-9-]+)\/picture\.svg/g)].map(([, id]) => id))];
  const pictures = await Promise.all(ids.map(async (id) => {
    const svg = await (await fetch(`${origin}/cards/tournay/${id}/picture.svg`)).text();
    return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
  }));
  const page = await (await (await launched()).newContext({ viewport: { width: COLUMNS * (WIDTH + GAP) + GAP, height: 400 } })).newPage();
  await page.setContent(`<style>body { margin: 0; padding: ${GAP}px; display: flex; flex-wrap: wrap; gap: ${GAP}px; background: #d9cdb4 }
    img { width: ${WIDTH}px; height: ${HEIGHT}px }</style>${pictures.join('')}`);
  const devtools = await page.context().newCDPSession(page);
  for (const [name, type] of [['tournay-cards', 'none'], ['tournay-cards-deuteranopia', 'deuteranopia']]) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    const picture = await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    const measures = { columns: COLUMNS, width: WIDTH, height: HEIGHT, gap: GAP, far: FAR, window: WINDOW };
    const alike = await page.evaluate(mostAlike, [`data:image/png;base64,${picture.toString('base64')}`, ids, measures]);
    console.log(`${name}: ${ids.length} pictures; most alike, by the share of pixels that differ:`);
    for (const { share, pair } of alike) console.log(`  ${(100 * share).toFixed(1)} % ${pair}`);
  }
}

if (!process.argv[2]) {
  console.error('usage: node contact.js FOLDER');
  process.exit(2);
}
try {
  await main(resolve(process.argv[2]));
} finally {
  await closeAll();
}
