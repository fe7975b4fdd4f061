import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../package-root.ts';

interface Pace {
  /** How long a page waits for an opinion to be drawn, in milliseconds. */
  patience: number;
  /** How long drawing may take at all, in milliseconds. */
  limit: number;
}

/** How much memory drawing may take, in megabytes. */
const memory = 256;

const remembered = 40;

/** Draws opinions in a thread of their own, one after another, and keeps them. */
export class Drawing {
  private readonly drawings = new Map<string, Promise<string | null>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pace: Pace = { patience: 5_000, limit: 20_000 },
    private readonly program = join(packageRoot(), 'dist', 'src', 'web', 'judgement', 'draw-apart.js'),
  ) {}

  /** The Markdown as HTML that has harmless elements alone; null where that takes too long, for now or at all. */
  draw(markdown: string): Promise<string | null> {
    const drawn = this.drawings.get(markdown) ?? this.begin(markdown);
    this.drawings.delete(markdown);
    this.drawings.set(markdown, drawn);
    for (const oldest of this.drawings.keys()) {
      if (this.drawings.size <= remembered) break;
      this.drawings.delete(oldest);
    }
    return Promise.race([drawn, wait(this.pace.patience, null, { ref: false })]);
  }

  private begin(markdown: string): Promise<string | null> {
    const drawn = this.last.then(() => this.drawApart(markdown));
    this.last = drawn.catch(() => this.drawings.delete(markdown));
    return drawn;
  }

  private drawApart(markdown: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.program, {
        workerData: markdown,
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: memory },
      });
      worker.unref();
      const tooLong = setTimeout(() => end(() => resolve(null)), this.pace.limit).unref();
      const end = (settle: () => void) => {
        clearTimeout(tooLong);
        settle();
        worker.terminate();
      };
      worker.once('message', (html) => end(() => resolve(String(html))));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error))),
      );
    });
  }
}

/** The opinions of all clubs. */
export const opinions = new Drawing();
