/** The program under test: the built binary, on a free port, with a database of its own. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** `BASTIDE` names another program than the one cargo builds. */
export function program() {
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const path = process.env.BASTIDE ?? join(target, 'debug', 'bastide');
  if (!existsSync(path)) throw new Error(`${path} is not there: run \`cargo test --workspace --test program --no-run\``);
  return path;
}

export class Bastide {
  #folder = mkdtempSync(join(tmpdir(), 'bastide-pages-'));
  #child;
  /** `http://127.0.0.1:40123` */ origin = '';

  /** @param {string[]} [records] files of matches that are there from the beginning */
  static async start(records = []) {
    const server = new Bastide();
    if (records.length > 0) await server.#bring(records);
    await server.#run();
    return server;
  }

  /** Where the matches of records are replayed, in their order. @type {string[]} */ replays = [];

  async #bring(records) {
    const { stdout } = await promisify(execFile)(program(), ['import', '--database', this.#database, ...records]);
    this.replays = stdout.trim().split('\n').map((line) => line.split(': ').at(-1));
  }

  get #database() {
    return join(this.#folder, 'bastide.db');
  }

  async #run() {
    this.#child = spawn(program(), ['serve', '--address', '127.0.0.1:0', '--hasty-bots', '--limits', 'off', '--database', this.#database], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: this.#child.stdout });
    for await (const line of lines) {
      const found = /http:\/\/\S+/.exec(line);
      if (!found) continue;
      this.origin = found[0];
      this.#child.stdout.resume();
      return;
    }
    throw new Error('the server ended before it listened');
  }

  /** As when the power fails. */
  async kill() {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Again with the same database, but elsewhere: the port may be another's by now. */
  again() {
    return this.#run();
  }

  async stop() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
