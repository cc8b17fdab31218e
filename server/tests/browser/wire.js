/** The wire between people and the server, on which every answer is overheard and every action is noted. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** @typedef {{at: number, path: string, text: string}} Heard what the server said to somebody, and when it had said it */
/** @typedef {{at: number, seat: string, action: string}} Sent an action, before the server had it */

export class Wire {
  #moment = 0;
  /** @type {(heard: Heard) => void} */ #listen;
  /** @type {Sent[]} */ sent = [];
  origin = '';

  /** @param {string} origin of the server @param {(heard: Heard) => void} listen */
  static async to(origin, listen) {
    const wire = new Wire();
    wire.#listen = listen;
    wire.listener = createServer((near, answer) => void wire.#pass(new URL(origin), near, answer));
    // Who comes back after a while finds the connection as it was.
    wire.listener.keepAliveTimeout = 0;
    wire.listener.listen(0, '127.0.0.1');
    await once(wire.listener, 'listening');
    wire.origin = `http://127.0.0.1:${wire.listener.address().port}`;
    return wire;
  }

  async #pass({ hostname, port }, near, answer) {
    const body = Buffer.concat(await near.toArray());
    if (near.method === 'POST' && near.url.endsWith('/actions')) this.#note(new URLSearchParams(body.toString()));
    // What is not compressed can be read.
    const { 'accept-encoding': _, ...headers } = near.headers;
    const far = request({ hostname, port, path: near.url, method: near.method, headers, agent: false }, (said) => {
      answer.writeHead(said.statusCode, said.headers);
      said.pipe(answer);
      this.#overhear(near.url, said);
    });
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    far.end(body);
  }

  /** Several actions may travel together. @param {URLSearchParams} form */
  #note(form) {
    for (const action of form.get('action').split('; ')) {
      this.sent.push({ at: (this.#moment += 1), seat: form.get('seat'), action });
    }
  }

  /** An answer as a whole, the news of a stream one by one. */
  #overhear(path, said) {
    const head = JSON.stringify(said.headers);
    const isStream = said.headers['content-type']?.startsWith('text/event-stream');
    const parts = [];
    const tell = (text) => this.#listen({ at: (this.#moment += 1), path, text });
    said.on('data', (part) => (isStream ? tell(part.toString()) : parts.push(part)));
    said.on('close', () => tell(`${head}\n${Buffer.concat(parts)}`));
  }

  close() {
    this.listener.closeAllConnections();
    this.listener.close();
  }
}
