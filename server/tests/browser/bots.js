/** Games that bots have played among themselves, as records. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { program } from './server.js';

/** Plays so many games, of Tournay between greedy bots where nothing else is said; returns the files of their records. */
export async function botGames(folder, { game = 'tournay', bots = 'greedy', games = 1, setup, seed }) {
  await promisify(execFile)(program(), ['simulate', game, '--games', String(games), '--threads', '1', '--bots', bots,
    ...(setup ? ['--setup', setup] : []), '--seed', String(seed), '--records', folder]);
  return readdirSync(folder).filter((name) => name.endsWith('.record')).toSorted().map((name) => join(folder, name));
}
