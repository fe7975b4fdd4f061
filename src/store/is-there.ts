import { accessSync, constants, statSync } from 'node:fs';
import { type DatabaseError, FileUnreadable, FolderNamed, systemCode } from './database-errors.ts';

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
  ['EACCES', 'EPERM'].includes(systemCode(error) ?? '') ? new FileUnreadable(path).of(error) : error;

/** Throws where a file that its keeper named is none that this process may read: `missing` where there is nothing. */
export function mustBeReadable(file: string, missing: DatabaseError): void {
  if (!isThere(file)) throw missing;
  if (statSync(file).isDirectory()) throw new FolderNamed(file);
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw whyUnread(file, error);
  }
}
