import { statSync } from 'node:fs';
import { FileUnreadable } from './database-errors.ts';
import { systemCode } from './system-error.ts';

/** Whether there is such a file or folder. Throws `FileUnreadable` where this process may not look, or what the system does. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (systemCode(error) === 'ENOTDIR') return false;
    throw whyUnread(path, error);
  }
}

/** `FileUnreadable` where the system does not let this process; other errors are given back. */
export const whyUnread = (path: string, error: unknown): unknown =>
  ['EACCES', 'EPERM'].includes(systemCode(error) ?? '') ? new FileUnreadable(path, { cause: error }) : error;
