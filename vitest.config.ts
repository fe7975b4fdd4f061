import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { WaitingFirst } from './test/support/waiting-first.ts';
import { programsOfPostgresql } from './tools/own-postgresql.ts';

/** Where memory can be used like a disk, the tests' files are kept there: then no write waits for a real one. */
const memory = '/dev/shm';
const isRoomy = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1_000_000_000;
};

/** Tests of the store run on both databases, but for those in these folders. */
const onFilesAlone = 'test/**/on-files/**/*.test.ts';
const onServersAlone = 'test/**/on-server/**/*.test.ts';

const files = {
  extends: true,
  test: {
    name: 'files',
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    exclude: [onServersAlone],
  },
} satisfies TestProjectConfiguration;

const server = {
  extends: true,
  test: {
    name: 'postgresql',
    include: ['test/store/**/*.test.ts', onServersAlone],
    exclude: [onFilesAlone],
    globalSetup: ['test/support/own-server.ts'],
  },
} satisfies TestProjectConfiguration;

const hasServer = programsOfPostgresql() !== null;
if (!hasServer)
  process.stderr.write(
    'PostgreSQL is not installed here: the tests of the store on a server are left out.\n',
  );

export default defineConfig({
  test: {
    projects: hasServer ? [files, server] : [files],
    // The stories wait more than they work, so that six at a time suit even two cores.
    maxWorkers: 6,
    sequence: { sequencer: WaitingFirst },
    // To load Discord's client and specification takes longer than most files' tests: each worker does it once.
    isolate: false,
    // WebAssembly is compiled once and simply; and with more room for what is new, much less time goes into collecting what is no
    // longer used.
    execArgv: ['--liftoff-only', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    env: isRoomy(memory) ? { TMPDIR: memory } : {},
    setupFiles: ['test/support/bounds.ts', 'test/support/left-as-found.ts'],
    // Patience and no measure: a machine with much else to do takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
