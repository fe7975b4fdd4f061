import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is to be done when the script ends, the last first. */
const ends = new Set<() => void>();

/** Has this done when the script ends, unless it is done before. Returns what does it, once. */
export function atTheEnd(work: () => void): () => void {
  const end = () => {
    if (ends.delete(end)) work();
  };
  ends.add(end);
  return end;
}

/** From now on the script takes down what it has begun, however it ends: by itself, by a fault or by a signal. */
export function takeDownAtTheEnd(): void {
  process.on('exit', () => {
    for (const end of [...ends].reverse()) end();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

export interface Folder {
  path: string;
  remove(): void;
}

/** A folder for what is kept while the script runs. */
export function beginFolder(name: string): Folder {
  const path = mkdtempSync(join(tmpdir(), name));
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  return { path, remove: atTheEnd(remove) };
}

/** Where the tools are built, seen from this file, or from what is built of it. */
const built = new URL(import.meta.url.endsWith('.ts') ? '../dist/tools/' : './', import.meta.url);

/** What Node.js is given so that a program ends with the one that started it, which holds the other end of its input. */
export const endsWithParent: readonly string[] = ['--import', new URL('orphan.js', built).href];

interface Setting {
  env: Readonly<Record<string, string>>;
  cwd?: string;
  /** Whether it is given orders over a channel of its own. */
  ordered?: boolean;
}

/** Runs Node.js with these arguments. It ends when the script ends, even where that is killed. */
export function beginProgram(
  words: readonly string[],
  { env, ordered = false, ...place }: Setting,
): ChildProcess {
  const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', ...(ordered ? (['ipc'] as const) : [])];
  const child = spawn(process.execPath, [...endsWithParent, ...words], {
    ...place,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio,
  });
  const end = atTheEnd(() => child.kill('SIGKILL'));
  child.once('close', end);
  return child;
}
