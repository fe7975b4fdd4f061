import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';

// Nothing may keep the tests waiting for ever: vitest ends a test that waits, but not one that computes or waits for a program
// meanwhile. These are bounds and no measures: a machine with much else to do takes many times as long as ours.

/** For how long a property is tried, and what is found is made smaller, in milliseconds. */
const trying = 100_000;

/** The longest that a file may take, in milliseconds. */
const longest = 12 * 60_000;

fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: trying });

const key = Symbol.for('rook-and-gavel: the thread that ends a file');
const kept = globalThis as { [key]?: Worker };

/** One thread for all files of a process. */
function thread(): Worker {
  kept[key] ??= new Worker(new URL('./longest.mjs', import.meta.url), {
    workerData: { longest },
    execArgv: [],
  });
  kept[key].unref();
  return kept[key];
}

thread().postMessage(relative('.', expect.getState().testPath ?? 'a file'));
afterAll(() => thread().postMessage(null));
