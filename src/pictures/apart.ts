import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.ts';
import { toPng } from './png.ts';

/** A picture to be drawn: as SVG, and by what the thread can make that itself, where it can. */
interface Undrawn {
  draw(): string | Promise<string>;
  plan?: object;
  zoom?: number;
}

/** For how long the thread waits for another picture, in milliseconds. */
const patience = 10_000;

/** Draws pictures one after the other in a thread of its own, which lets everything else come first. */
export class PicturesApart {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly program = join(packageRoot(), 'dist', 'src', 'pictures', 'draw-apart.js')) {}

  /** As `toPng`. Where the thread cannot draw it, it is drawn as others are. */
  toPng(picture: Undrawn): Promise<Uint8Array> {
    const drawn = this.#last.then(() => this.#draw(picture));
    this.#last = drawn.catch(() => {});
    return drawn.catch(async () => toPng(await picture.draw(), picture.zoom));
  }

  async #draw({ draw, plan, zoom }: Undrawn): Promise<Uint8Array> {
    const asked: Asked = plan === undefined ? { svg: await draw(), zoom } : { plan, zoom };
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    try {
      return await answerOf(this.#worker, asked);
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

type Asked = ({ svg: string } | { plan: object }) & { zoom: number | undefined };

/** What the thread answers. Rejects where it stops without. */
const answerOf = (worker: Worker, asked: Asked): Promise<Uint8Array> =>
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
export const toPngApart = (picture: Undrawn): Promise<Uint8Array> => pictures.toPng(picture);
