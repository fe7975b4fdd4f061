import { statSync } from 'node:fs';
import { FileUnreadable } from './database-errors.ts';
import { systemCode } from './system-error.ts';

/** Whether there is such a file or folder. Throws `FileUnreadable` where this process may not look, or what the system does. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOTDIR') return false;
    throw code === 'EACCES' || code === 'EPERM' ? new FileUnreadable(path, { cause: error }) : error;
  }
}
