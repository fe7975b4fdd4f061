import type { Duplex } from 'node:stream';
import { constants, createDeflate, type Deflate } from 'node:zlib';
import type { WebSocket } from 'ws';

/** Sends payloads over one socket, in plain JSON or as one long zlib stream. */
export class Wire {
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #deflate: Deflate | undefined;
  #pending: Buffer[] = [];
  #silent = false;

  constructor(socket: WebSocket, line: Duplex, compressed: boolean) {
    this.#socket = socket;
    this.#line = line;
    this.#deflate = compressed ? createDeflate() : undefined;
    this.#deflate?.on('data', (chunk: Buffer) => this.#pending.push(chunk));
  }

  send(payload: object): void {
    if (this.#silent) return;
    const text = JSON.stringify(payload);
    if (this.#deflate === undefined) return this.#socket.send(text);
    this.#deflate.write(text);
    this.#deflate.flush(constants.Z_SYNC_FLUSH, () => this.#flush());
  }

  #flush(): void {
    const chunks = this.#pending;
    this.#pending = [];
    if (chunks.length > 0) this.#socket.send(Buffer.concat(chunks));
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Cuts the connection without a word, as a failing network does. */
  drop(): void {
    this.#socket.terminate();
  }

  /** Ends its own half of the connection without a word; the bot may go on speaking. */
  halfClose(): void {
    this.#line.end();
  }

  /** Sends nothing more, while the connection stands: its other end is gone, and nobody has told. */
  fallSilent(): void {
    this.#silent = true;
  }
}
