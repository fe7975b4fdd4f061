import { statSync } from 'node:fs';
import { FileUnreadable } from './database-errors.ts';
import { systemCode } from './system-error.ts';

/** Whether there is such a file or folder. Throws `FileUnreadable` where this process may not look. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (systemCode(error) === 'ENOTDIR') return false;
    throw new FileUnreadable(path, { cause: error });
  }
}
