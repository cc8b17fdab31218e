/**
 * A line of one person's own to the server that keeps every byte the server sends along it: whole answers once they
 * are complete, live streams as they come. It can be cut, as when somebody drives through a tunnel.
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export class Recorder {
  #sockets = new Set();
  #isCut = false;
  /** @type {{ path: string, size: number, text: string }[]} */ #answers = [];
  origin = '';

  /** @param {string} origin of the server */
  static async to(origin) {
    const recorder = new Recorder();
    recorder.listener = createServer((ask, answer) => recorder.#pass(new URL(origin), ask, answer));
    recorder.listener.on('connection', (socket) => recorder.#connect(socket));
    recorder.listener.listen(0, '127.0.0.1');
    await once(recorder.listener, 'listening');
    recorder.origin = `http://127.0.0.1:${recorder.listener.address().port}`;
    return recorder;
  }

  #connect(socket) {
    if (this.#isCut) socket.destroy();
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** The host stays what the person asked for, so that the server takes their forms for its own. */
  #pass({ hostname, port }, ask, answer) {
    const onward = request({ hostname, port, path: ask.url, method: ask.method, headers: ask.headers }, (reply) => {
      this.#keep(ask.url, reply);
      answer.writeHead(reply.statusCode, reply.headers);
      answer.flushHeaders();
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    ask.pipe(onward);
  }

  #keep(path, reply) {
    if (reply.headers['content-type']?.startsWith('text/event-stream')) {
      reply.on('data', (bytes) => this.#answers.push({ path, size: bytes.length, text: String(bytes) }));
      return;
    }
    const parts = [];
    reply.on('data', (bytes) => parts.push(bytes));
    reply.on('end', () => {
      const bytes = Buffer.concat(parts);
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[reply.headers['content-encoding']];
      const head = JSON.stringify(reply.headers);
      this.#answers.push({ path, size: bytes.length, text: `${head}\n${unpack && bytes.length > 0 ? unpack(bytes) : bytes}` });
    });
  }

  /** What was sent since the last call. */
  taken() {
    return this.#answers.splice(0);
  }

  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  close() {
    this.cut();
    this.listener.close();
  }
}
