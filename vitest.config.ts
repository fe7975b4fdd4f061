import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './test/support/waiting-first.ts';

/** Where memory can be used like a disk, the tests' files are kept there: then no write waits for a real one. */
const memory = '/dev/shm';
const isRoomy = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1_000_000_000;
};

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    // The stories wait more than they work, so that six at a time suit even two cores.
    maxWorkers: 6,
    sequence: { sequencer: WaitingFirst },
    // To load Discord's client and specification takes longer than most files' tests: each worker does it once.
    isolate: false,
    // WebAssembly is compiled once and simply; and with more room for what is new, much less time goes into collecting what is no
    // longer used.
    execArgv: ['--liftoff-only', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    env: isRoomy(memory) ? { TMPDIR: memory } : {},
    setupFiles: ['test/support/left-as-found.ts'],
    // Patience and no measure: a machine with much else to do takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
