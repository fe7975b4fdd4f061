import { accessSync, constants, statSync } from 'node:fs';
import { type DatabaseError, FolderNamed } from '../database-errors.ts';
import { isThere, whyUnread } from '../is-there.ts';

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
