import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../src/package-root.ts';
import { beginProgram } from '../begun.ts';
import { spentBy } from './spent.ts';

/** How long a program may take until it is ready, in milliseconds. */
const patience = 120_000;

/** What a process holds of the machine's memory, in bytes: all of it, and what no file could give back. */
export interface Resident {
  rss: number;
  anonymous: number;
}

/** A program under measure, in a process of its own. */
export class Program {
  /** From its start to its being ready, in milliseconds. */
  readonly readyAfter: number;
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;

  private constructor(child: ChildProcess, gone: Promise<unknown>, readyAfter: number) {
    this.child = child;
    this.gone = gone;
    this.readyAfter = readyAfter;
  }

  /** Runs Node.js with these arguments until it prints `sign`. Throws with what it printed when it does not. */
  static async start(
    words: readonly string[],
    environment: Readonly<Record<string, string>>,
    sign: string,
  ): Promise<Program> {
    const begun = performance.now();
    const child = beginProgram(words, { cwd: packageRoot(), env: environment });
    const gone = once(child, 'close');
    await signOf(child, sign).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw new Error(`${words.join(' ')} did not start`, { cause: error });
    });
    return new Program(child, gone, performance.now() - begun);
  }

  /** How many milliseconds of a core it has used so far. */
  get spent(): number {
    return spentBy(this.child.pid ?? 0);
  }

  /** Null where the machine does not tell, as only Linux does. */
  async resident(): Promise<Resident | null> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => null);
    if (status === null) return null;
    const bytes = (name: string) =>
      1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
    return { rss: bytes('VmRSS'), anonymous: bytes('RssAnon') };
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.gone;
  }
}

const Manifest = z.object({ scripts: z.object({ start: z.string().startsWith('node ') }) });

/** What Node.js is given by `npm start`. */
export async function wordsOfStart(): Promise<string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8'));
  return Manifest.parse(manifest).scripts.start.split(' ').slice(1);
}

/** Resolves once the program has printed those words; what it prints later is let go. */
function signOf(child: ChildProcess, sign: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`it is not ready yet: ${printed}`)), patience);
    const hear = (text: unknown) => {
      printed += String(text);
      if (printed.includes(sign)) end(resolve);
    };
    const left = () => end(() => reject(new Error(printed)));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off('close', left);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', hear).resume();
      settle();
    };
    child.once('close', left);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  });
}
