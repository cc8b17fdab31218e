/**
 * How alike the pictures on the cards and events of Tournay are, as small as a table shows them: by grey levels, because light and
 * shape are what everybody sees.
 */

/**
 * The share of pixels that two must differ in. The window of a card is what a table shows, with the ground of its family; the motif
 * is what is drawn into it, without what all cards of a kind share, measured where either of the two is.
 */
export const NEAREST = { window: 0.3, motif: 0.45 };

const COLUMNS = 16;
/** A card, and from one to the next. */
const [WIDTH, HEIGHT, GAP] = [56, 70, 8];
/** What grey levels must be apart to be told apart. */
const FAR = 40;
/** The picture on a card without frame, name and effect. */
const WINDOW = { x: 6, y: 12, width: 44, height: 42 };
const MOTIF = { x: 0, y: 0, width: 56, height: 48 };
/** What motifs are measured before: between their ink and their chalk. */
const GROUND = '#87807a';

/** @typedef {{pair: string, window: number, motif: number}} Pair */

/**
 * Draws all of them, one sheet with the cards, which is kept at a path, and one with the motifs alone; tells of each pair.
 * @param {import('playwright-core').Page} page @param {{type: string, path?: string}} how the kind of eyes, as Chromium names it
 * @returns {Promise<Pair[]>}
 */
export async function alikeness(page, { type, path }) {
  const cards = await pictures(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
  const windows = await levels(page, await sheet(page, cards.map(({ face }) => face), '#d9cdb4', path), cards.length, WINDOW);
  const motifs = await levels(page, await sheet(page, cards.map(({ motif }) => motif), GROUND), cards.length, MOTIF);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await devtools.detach();
  return cards.flatMap(({ id }, one) => cards.slice(one + 1).map((other, after) => ({
    pair: `${id} ${other.id}`,
    window: share(windows.levels[one], windows.levels[one + 1 + after], null),
    motif: share(motifs.levels[one], motifs.levels[one + 1 + after], motifs.ground),
  })));
}

/** Every card with its whole face and with its motif alone, as pictures that stand for themselves. */
async function pictures(page) {
  const listed = await (await page.request.get('/cards/tournay')).text();
  const ids = [...new Set([...listed.matchAll(/cards\/tournay\/([A-Z0-9-]+)\/picture\.svg/g)].map(([, id]) => id))];
  return Promise.all(ids.map(async (id) => {
    const face = await (await page.request.get(`/cards/tournay/${id}/picture.svg`)).text();
    const drawn = face.match(new RegExp(`<symbol id="a-${id.toLowerCase()}"([^>]*)>(.*?)</symbol>`, 's'));
    if (!drawn) throw new Error(`${id} has no picture`);
    const [, attributes, shapes] = drawn;
    const motif = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="48" ${attributes.replace(/ class="[^"]*"/, '')}>${shapes}</svg>`;
    return { id, face, motif };
  }));
}

/** Pictures in rows on a ground. @returns {Promise<string>} as an address of its own */
async function sheet(page, svgs, ground, path) {
  const fit = ground === GROUND ? 'none' : 'fill';
  const images = svgs.map((svg) => `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`);
  await page.setViewportSize({ width: COLUMNS * (WIDTH + GAP) + GAP, height: 400 });
  await page.setContent(`<style>body { margin: 0; padding: ${GAP}px; display: flex; flex-wrap: wrap; gap: ${GAP}px; background: ${ground} }
    img { width: ${WIDTH}px; height: ${HEIGHT}px; object-fit: ${fit}; object-position: 0 0 }</style>${images.join('')}`);
  const picture = await page.screenshot({ path, fullPage: true });
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Grey levels in a part of each picture, and that of the ground. */
function levels(page, source, count, part) {
  return page.evaluate(async ([address, many, { columns, width, height, gap }, { x, y, width: wide, height: high }]) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    const grey = (...box) => {
      const { data } = canvas.getImageData(...box);
      return Array.from({ length: data.length / 4 }, (_, at) => Math.round(0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]));
    };
    const place = (number) => [gap + (number % columns) * (width + gap) + x, gap + Math.floor(number / columns) * (height + gap) + y];
    return { ground: grey(0, 0, 1, 1)[0], levels: Array.from({ length: many }, (_, number) => grey(...place(number), wide, high)) };
  }, [source, count, { columns: COLUMNS, width: WIDTH, height: HEIGHT, gap: GAP }, part]);
}

/** @param {number[]} one @param {number[]} other @param {number | null} ground that both leave free where neither is */
function share(one, other, ground) {
  const isDrawn = (level) => ground === null || Math.abs(level - ground) > 4;
  const both = one.map((level, at) => [level, other[at]]).filter(([a, b]) => isDrawn(a) || isDrawn(b));
  return both.filter(([a, b]) => Math.abs(a - b) > FAR).length / Math.max(both.length, 1);
}
