import { statSync } from 'node:fs';
import type { Instant } from '../../../terms/time.ts';
import { copiesOf } from './copies.ts';

/** For how many milliseconds the newest copy of a database has been there, in `backups/` beside it; null where there is none. */
export function ageOfCopy(file: string, now: Instant): number | null {
  const [newest] = copiesOf(file);
  return newest === undefined ? null : Math.max(0, now - statSync(newest).mtimeMs);
}
