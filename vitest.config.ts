import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    // The stories wait more than they work, so that three at a time suit even two cores.
    maxWorkers: 3,
    // To load Discord's client and specification takes longer than most files' tests: each worker does it once.
    isolate: false,
    setupFiles: ['test/support/left-as-found.ts'],
    // Patience and no measure: a machine with much else to do takes many times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
