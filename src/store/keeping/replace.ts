import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Instant } from '../../../terms/time.ts';
import { claimAlone } from '../claim.ts';
import { explained } from '../database-errors.ts';
import { stamp } from './copies.ts';
import { syncFolderOf } from './copy-file.ts';
import { handOver } from './hand-over.ts';
import { foldLog, keepAside } from './keep-aside.ts';

/** What came of making another database, and where what was there is kept; null where nothing was. */
export interface Replaced<Made> {
  made: Made;
  aside: string | null;
}

/**
 * Puts another database in the place of one, in one step, and keeps what was there beside it. `make` writes it to the file
 * it is given and closes it; it belongs to whoever had the one before. Throws `BotRuns` while one does, and whatever `make`
 * throws; then nothing is changed.
 */
export async function replaceDatabase<Made>(
  { file, now }: { file: string; now: Instant },
  make: (next: string) => Promise<Made>,
): Promise<Replaced<Made>> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const [next, lock] = [`${file}.next.db`, `${file}.lock`];
  const locksAnew = !existsSync(lock);
  const release = await claimAlone(file);
  try {
    if (locksAnew) handOver(lock, file);
    remove(next);
    const made = await make(next);
    if (existsSync(`${next}-wal`)) await foldLog(next);
    handOver(next, file);
    const aside = await keepAside(file, freeName(`${file}.before-${stamp(now)}`));
    await rename(next, file);
    await syncFolderOf(file);
    return { made, aside };
  } catch (error) {
    throw explained(file, error);
  } finally {
    remove(next);
    await release();
  }
}

/** That name, or the first with a number after it under which nothing is kept. */
function freeName(name: string): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (![free, `${free}-wal`].some((path) => existsSync(path))) return free;
  }
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${file}${end}`, { force: true });
}
