/**
 * Pictures of what is exciting while it is shown, several a second, with the times of its steps: a crier, a Michaelmas flip, a joust,
 * a siege, a capture. `node recordings.js FOLDER [NAME...]`: looks for each of them in games against quick bots, at normal pace.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { bastide, closeAll, launched } from './browser.js';
import { spread } from './chance.js';
import { deploy, LISTED, pressListed } from './plain.js';
import { placeByWriting, turnAfter } from './table.js';

/** The events that strike: what they damage is told in steps of the same kind, at the slots. */
const struckBy = (steps) => new Set(steps.filter(({ kind }) => kind === 'strike').flatMap(({ elements }) => elements.filter((id) => /^event-\d+$/.test(id))));
/** An attack that somebody is asked about is told in two steps; which it is says the first alone: `Ram: gate 3 · Repelled`. */
const attacksIn = (steps) => steps.filter(({ overlay, words }) => overlay && /^(?!Broke through)[^·]+: /.test(words));

const LOOKED_FOR = [
  { name: 'crier', game: 'tournay', players: 2, is: (steps) => struckBy(steps).size === 3 && steps.some(({ kind, picture }) => kind === 'bell' && picture) },
  { name: 'siege', game: 'anarchy', players: 1, isHasty: true, is: (steps) => attacksIn(steps).length >= 6 },
  { name: 'michaelmas', game: 'anarchy', players: 1, is: (steps) => steps.some(({ elements }) => elements.includes('section-michaelmas')) },
  { name: 'joust', game: 'anarchy', players: 1, is: (steps) => steps.filter(({ picture }) => picture?.includes('class="pass"')).length >= 2 },
  { name: 'capture', game: 'cathedral', players: 2, is: (steps) => steps.some(({ kind }) => kind === 'strike') },
];
/** Between two pictures. */
const EVERY = 350;
const MOST = 400;

/** Runs in the page: notes when each step comes and goes. */
function watchSteps() {
  window.shown = [];
  const look = () => {
    const caption = document.querySelector('.step-caption');
    const last = window.shown.at(-1);
    const words = caption?.lastChild?.textContent;
    if (caption && (last?.words !== words || last.to)) window.shown.push({ words, kind: caption.dataset.kind, from: performance.now() });
    const before = window.shown.at(caption ? -2 : -1);
    if (before) before.to ??= performance.now();
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, { subtree: true, childList: true }));
}

const stepsSent = (page) => page.evaluate(() => JSON.parse(document.querySelector('#steps')?.textContent || '[]'));

async function sitDown(page, { game, players }) {
  await page.goto(`/new?game=${game}&players=${players}`);
  for (let seat = 1; seat < players; seat += 1) await page.locator(`#seat${seat}`).selectOption('level-2');
  await page.locator('#seat0').selectOption('me');
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.waitForURL('**/matches/*');
}

async function decide(page, pick, { isHasty = false }) {
  if ((await page.locator('#muster').count()) > 0) {
    await deploy(page, pick, (button) => button.evaluate((one) => one.click()));
    return page.evaluate(() => document.querySelector('#muster .grand').click());
  }
  const actions = await page.locator(LISTED).evaluateAll((all) => all.map(({ value }) => value).filter((value) => !value.includes('idle') && !value.includes(';')));
  if (actions.length === 0) return placeByWriting(page);
  // The rounds pass quickly for what comes at their end.
  if (isHasty && actions.includes('done')) return pressListed(page, 'done');
  const others = actions.filter((value) => value !== 'done');
  const among = others.length > 0 && pick(12) > 0 ? others : actions;
  const telling = among.filter((value) => /^(draw|keep|fill left-michaelmas|fill right-tournament|mark)/.test(value));
  const all = telling.length > 0 && pick(2) > 0 ? telling : among;
  return pressListed(page, all[pick(all.length)]);
}

/** Plays until what is looked for has been sent, and takes pictures as long as it is shown. */
async function record(browser, origin, folder, wanted) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', viewport: { width: 1366, height: 768 } });
  await context.addInitScript(() => localStorage.setItem('bastide-pace', 'normal'));
  await context.addInitScript(watchSteps);
  const page = await context.newPage();
  const pick = spread(3);
  let now = { isOver: true };
  for (let decisions = 0; decisions < MOST; decisions += 1) {
    if (now.isOver) {
      await sitDown(page, wanted);
      now = await turnAfter(page, { seq: -1 });
    }
    const before = now.seq;
    await page.evaluate(() => { window.shown = []; });
    await decide(page, pick, wanted);
    now = await turnAfter(page, now);
    const steps = (await stepsSent(page)).filter(({ ply }) => ply > before);
    if (!wanted.is(steps)) continue;
    await frames(page, folder, wanted.name);
    const shown = await page.evaluate(() => window.shown.map(({ kind, words, from, to }) => `${Math.round(from - window.shown[0].from)}\t${Math.round((to ?? from) - from)}\t${kind}\t${words}`));
    writeFileSync(join(folder, `${wanted.name}.tsv`), `${['from', 'for', 'kind', 'words'].join('\t')}\n${shown.join('\n')}\n`);
    console.log(`${wanted.name}: ${shown.length} steps\n${shown.join('\n')}`);
    await context.close();
    return true;
  }
  console.error(`${wanted.name}: not met in ${MOST} decisions`);
  await context.close();
  return false;
}

async function frames(page, folder, name) {
  for (let taken = 0, quiet = 0; taken < 60 && quiet < 3; taken += 1) {
    await page.screenshot({ path: join(folder, `${name}-${String(taken).padStart(2, '0')}.png`) });
    quiet = (await page.locator('.step-caption').count()) > 0 ? 0 : quiet + 1;
    await page.waitForTimeout(EVERY);
  }
}

async function main(folder, names) {
  mkdirSync(folder, { recursive: true });
  const { origin } = await bastide();
  const browser = await launched();
  const looked = LOOKED_FOR.filter(({ name }) => names.length === 0 || names.includes(name));
  let met = 0;
  for (const wanted of looked) met += Number(await record(browser, origin, folder, wanted));
  return met === looked.length && met > 0;
}

if (!process.argv[2]) {
  console.error('usage: node recordings.js FOLDER [NAME...]');
  process.exit(2);
}
try {
  if (!(await main(resolve(process.argv[2]), process.argv.slice(3)))) process.exitCode = 1;
} finally {
  await closeAll();
}
