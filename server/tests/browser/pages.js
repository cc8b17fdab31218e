/** Every page there is, with something on it: for the tests of access and for the pictures. */
import { moveByMouse, playToTheEnd, setUp, turnAfter } from './table.js';

/** Plays what the pages show, as the person of this context; returns each page's name and path. */
export async function everyPage(page) {
  await setUp(page);
  await playToTheEnd(page, moveByMouse);
  const finished = new URL(page.url()).pathname;
  await setUp(page, { light: 'friend' });
  const waiting = new URL(page.url()).pathname;
  await setUp(page, { light: 'greedy' });
  let now = await turnAfter(page, { seq: -1 });
  for (let moves = 0; moves < 4; moves += 1) {
    await moveByMouse(page, now);
    now = await turnAfter(page, now);
  }
  const running = new URL(page.url()).pathname;
  return {
    home: '/', new: '/new', table: running, waiting, finished, replay: `${finished}/replay?ply=9`,
    mine: '/mine', watch: '/watch', rules: '/rules/cathedral', missing: '/no/such/page',
  };
}
