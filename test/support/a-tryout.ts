import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openTryout, type Tryout } from '../../src/tryout/open-tryout.ts';

/** The club to try out, on any free port, with its records in a folder that goes with it. */
export async function aTryout(): Promise<Tryout> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-test-'));
  const tryout = await openTryout({
    databaseUrl: `file:${join(folder, 'club.db')}`,
    site: { host: '127.0.0.1', port: 0, url: null },
    log: pino({ level: 'silent' }),
  });
  return {
    ...tryout,
    async close() {
      await tryout.close();
      await rm(folder, { recursive: true });
    },
  };
}
