/** Every page there is, with something on it: for the tests of access and for the pictures. */
import { playAtOnce, playPlain } from './plain.js';
import { moveByMouse, playToTheEnd, setUp, turnAfter } from './table.js';

/** Plays what the pages show, as the person of this context; returns each page's name and path. */
export async function everyPage(page) {
  await setUp(page);
  await playToTheEnd(page, moveByMouse);
  const finished = new URL(page.url()).pathname;
  await setUp(page, { light: 'friend' });
  const waiting = new URL(page.url()).pathname;
  await setUp(page, { light: 'level-3' });
  let now = await turnAfter(page, { seq: -1 });
  for (let moves = 0; moves < 4; moves += 1) {
    await moveByMouse(page, now);
    now = await turnAfter(page, now);
  }
  const running = new URL(page.url()).pathname;
  const tournay = await begun(page, 'Tournay');
  const anarchy = await begun(page, 'The Anarchy');
  return {
    ...(await learningPages(page)),
    'tournay-table': tournay, 'tournay-replay': `${tournay}/replay?ply=9`, 'anarchy-table': anarchy,
    'new-tournay': '/new?game=tournay', 'new-anarchy': '/new?game=anarchy',
    home: '/', new: '/new', table: running, waiting, finished, replay: `${finished}/replay?ply=9`,
    privacy: '/privacy', mine: '/mine', watch: '/watch', account: '/account', told: '/told', hooks: '/hooks', players: '/players', tournaments: '/tournaments', 'tournament-new': '/tournaments/new', rules: '/rules/cathedral', missing: '/no/such/page',
  };
}

/** What there is for those who learn, a lesson under way and the count of a game alone among it. */
async function learningPages(page) {
  await page.goto('/learn/anarchy/first');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/matches/*');
  const lesson = new URL(page.url()).pathname;
  await playAtOnce(page, 'The Anarchy');
  await playPlain(page, 400, last);
  const score = `${new URL(page.url()).pathname}/score`;
  return {
    lesson, score, lessons: '/learn/tournay', 'lesson-before': '/learn/tournay/first',
    'cards-tournay': '/cards/tournay', 'cards-anarchy': '/cards/anarchy',
  };
}

/** A game that is well under way. */
async function begun(page, title) {
  await playAtOnce(page, title);
  await playPlain(page, 24, middle);
  return new URL(page.url()).pathname;
}

const middle = (count) => Math.floor(count / 2);
const last = (count) => count - 1;
