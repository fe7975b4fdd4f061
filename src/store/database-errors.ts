/** Why the database was not opened. Nothing in it was changed; the message says what its keeper can do. */
export abstract class DatabaseError extends Error {}

export class DatabaseDamaged extends DatabaseError {
  constructor(file: string, options?: ErrorOptions) {
    super(
      `${file} is damaged, or is not a database of this bot. It was left as it is. ` +
        'Move it away (with any -wal and -shm file beside it), put your last copy in its place and start again.',
      options,
    );
  }
}

export class DatabaseNewer extends DatabaseError {
  constructor(file: string, unknown: readonly string[]) {
    super(
      `${file} was written by a newer version of this bot (it has had ${unknown.join(', ')}). ` +
        'It was left as it is. Install that version, or use a copy made before it was installed.',
    );
  }
}

export class DatabaseLocked extends DatabaseError {
  constructor(file: string, options?: ErrorOptions) {
    super(
      `${file} is in use by another program. It was left as it is. ` +
        'Stop the other bot, or close the program that has the file open, and start again.',
      options,
    );
  }
}

export class DatabaseNotWritable extends DatabaseError {
  constructor(file: string, options?: ErrorOptions) {
    super(
      `${file} cannot be written. Make sure that its folder exists, that the user who runs the bot may write ` +
        'there and that the disk is not full, or name another place in DATABASE_URL.',
      options,
    );
  }
}

export class DatabaseMissing extends DatabaseError {
  constructor(file: string) {
    super(
      `There is no database at ${file}. Name the right place in DATABASE_URL, or start the bot to make one.`,
    );
  }
}

export class KeyDamaged extends DatabaseError {
  /** `loss` is what is lost without the key, in a clause. */
  constructor(file: string, loss: string) {
    super(`${file} is damaged. Put your last copy of it in its place; or move it away, and ${loss}.`);
  }
}

/** What SQLite's or the operating system's error means for whoever keeps the database; others are given back. */
export function explained(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return new DatabaseDamaged(file, { cause: error });
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new DatabaseLocked(file, { cause: error });
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)|E[A-Z]+$)/.test(code))
    return new DatabaseNotWritable(file, { cause: error });
  return error;
}

/** Whether another program's writing was in the way; Prisma calls it a time-out, even when nothing was waited for. */
export const isBusy = (error: unknown): boolean => codeOf(error) === 'P1008';

/** SQLite's own code, which Prisma's adapter keeps inside its errors. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'originalCode' in cause)
    return String(cause.originalCode);
  return 'code' in error ? String(error.code) : '';
}
