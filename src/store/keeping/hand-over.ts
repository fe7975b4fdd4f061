import { chmodSync, existsSync, lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from '../system-error.ts';

/**
 * Leaves a new file to whoever has the one at its place, with what others may do with that; or, where there is none, to
 * whoever has the folder and to their group. What this process may not give away it keeps.
 */
export function handOver(made: string, place: string): void {
  const { uid, gid, mode } = statSync(existsSync(place) ? place : dirname(place));
  try {
    lchownSync(made, uid, gid);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') throw error;
  }
  chmodSync(made, existsSync(place) ? mode & 0o777 : modeIn(mode));
}

/** What may be done with a new file of the records: by its group no more than with the folder, and by others nothing. */
export const modeIn = (folder: number): number => 0o600 | (folder & 0o060);
