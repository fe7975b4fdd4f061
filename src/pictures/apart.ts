import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.ts';
import { toPng } from './png.ts';

/** For how long the thread waits for another picture, in milliseconds. */
const patience = 10_000;

/** Draws pictures one after the other in a thread of its own, which lets everything else come first. */
export class PicturesApart {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly program = join(packageRoot(), 'dist', 'src', 'pictures', 'draw-apart.js')) {}

  /** As `toPng`. Where the thread cannot draw it, it is drawn as others are. */
  toPng(svg: string, zoom?: number): Promise<Uint8Array> {
    const drawn = this.#last.then(() => this.#draw(svg, zoom));
    this.#last = drawn.catch(() => {});
    return drawn.catch(() => toPng(svg, zoom));
  }

  async #draw(svg: string, zoom: number | undefined): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    try {
      return await answerOf(this.#worker, { svg, zoom });
    } finally {
      this.#idle = setTimeout(() => this.#rest(), patience).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.program, { execArgv: [] });
    worker.unref();
    // What it could not draw stops it, which is heard of where its answer is waited for.
    worker.on('error', () => {});
    worker.once('exit', () => this.#forget(worker));
    return worker;
  }

  #rest(): void {
    const worker = this.#worker;
    if (worker === null) return;
    this.#forget(worker);
    worker.terminate();
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
  }
}

/** What the thread answers. Rejects where it stops without. */
const answerOf = (worker: Worker, asked: { svg: string; zoom: number | undefined }): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const stopped = () => reject(new Error('The thread for pictures stopped'));
    worker.once('exit', stopped);
    worker.once('message', (drawn: Uint8Array) => {
      worker.off('exit', stopped);
      resolve(drawn);
    });
    worker.postMessage(asked);
  });

const pictures = new PicturesApart();

/** As `toPng`, for what falls due, at which nobody waits: all that people ask for comes first. */
export const toPngApart = (svg: string, zoom?: number): Promise<Uint8Array> => pictures.toPng(svg, zoom);
