import { connect, type Socket } from 'node:net';

/** Somebody who asks for a file, sees it begin, and then takes nothing more of it. */
export class SilentReader {
  readonly #socket: Socket;
  /** The first line of the answer, as soon as it is there. */
  readonly began: Promise<string>;

  constructor(url: string, path: string) {
    const { hostname, port, host } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('error', () => {});
    this.began = new Promise((resolve, reject) => {
      this.#socket.once('close', () => reject(new Error('closed before a word was said')));
      this.#socket.once('data', (bytes: Buffer) => {
        this.#socket.pause();
        resolve(bytes.toString('latin1').split('\r\n')[0] ?? '');
      });
    });
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  }

  leave(): void {
    this.#socket.destroy();
  }
}
