/** The line between a person and the server, which can be cut: what is under way breaks, nothing new gets through. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class Line {
  #sockets = new Set();
  #isCut = false;
  #far;
  origin = '';

  /** @param {string} origin of the server */
  static async to(origin) {
    const line = new Line();
    line.lead(origin);
    line.listener = createServer((near) => line.#join(near, connect(Number(line.#far.port), line.#far.hostname)));
    line.listener.listen(0, '127.0.0.1');
    await once(line.listener, 'listening');
    line.origin = `http://127.0.0.1:${line.listener.address().port}`;
    return line;
  }

  /** From now on to another server. @param {string} origin */
  lead(origin) {
    this.#far = new URL(origin);
  }

  #join(near, far) {
    for (const [socket, other] of [[near, far], [far, near]]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
    if (this.#isCut) near.destroy();
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
