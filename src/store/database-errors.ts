import { lineFor } from '../program-line.ts';

/** The operating system's code for what went wrong, such as `ENOENT`, or SQLite's; null where the error has none. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null;

/** Why the database was not opened. Nothing in it was changed; the message says what its keeper can do. */
export abstract class DatabaseError extends Error {
  /** The same, as it came of another error. */
  of(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}

/** A kind of such errors, each in words about what is known of it. */
export const saying = <Known extends readonly unknown[]>(words: (...known: Known) => string) =>
  class extends DatabaseError {
    constructor(...known: Known) {
      super(words(...known));
    }
  };

const bringBack = `To bring back a copy, run \`${lineFor('restore')}\`: it lists your copies, and keeps the file that is there now.`;

/** `fault` is what SQLite says of it, where it says anything. */
export class DatabaseDamaged extends saying((file: string, fault: string | null = null) => {
  const found = fault === null ? '' : ` (${fault})`;
  return `${file} is damaged, or is not a database of this bot${found}. It was not changed. ${bringBack}`;
}) {}

/** There was a database, and there is none or an empty file now. */
export class DatabaseLost extends saying(
  (file: string, traces: readonly string[]) =>
    `${file} is empty or missing, but ${traces.join(' and ')} beside it ` +
    `${traces.length === 1 ? 'shows' : 'show'} that there was a database. ${bringBack} ` +
    'To start with an empty database instead, move away what is beside it.',
) {}

/** What was written last may not be on the disk. */
export class DiskFails extends saying(
  (file: string) =>
    `The disk did not keep what was written to ${file}. Look at the disk, and at the space that is left on it.`,
) {}

/** The latest changes were in a second file, and that is gone. */
export class LogMissing extends saying(
  (file: string) =>
    `${file}-wal is missing. The bot did not stop cleanly last time, and its latest changes were in that file. ` +
    `If you have it, put it back beside ${file}. If it is gone for good, bring back a copy with \`${lineFor('restore')}\`. ` +
    `Or delete ${file}-shm, start the bot, and check what is left with \`${lineFor('ledger:verify')}\`.`,
) {}

export class DatabaseNewer extends saying(
  (file: string, unknown: readonly string[]) =>
    `${file} was written by a newer version of this bot (it has had ${unknown.join(', ')}). It was not changed. ` +
    `Install that version, or bring back a copy from before it with \`${lineFor('restore')}\`.`,
) {}

export class DatabaseOlder extends saying(
  (file: string) =>
    `${file} was written by an older version of this bot. Start the bot once: it brings the file up to date.`,
) {}

export class DatabaseLocked extends saying(
  (file: string) =>
    `${file} is in use by another program. It was not changed. ` +
    'Stop the other bot, or close the program that has the file open, and try again.',
) {}

export class DatabaseNotWritable extends saying(
  (file: string) =>
    `${file} cannot be written. Check that its folder exists, that the user who runs the bot may write there, ` +
    'and that the disk is not full. Or name another place in DATABASE_URL.',
) {}

export class NotAFile extends saying(
  (file: string) =>
    `${file} is a folder, not a file. Name a file in DATABASE_URL, such as file:${file}/club.db.`,
) {}

export class DatabaseMissing extends saying(
  (file: string) =>
    `There is no database at ${file}. Name the right place in DATABASE_URL, or start the bot to make one.`,
) {}

/** `loss` says what is lost without the key, in a clause. */
export class KeyDamaged extends saying(
  (file: string, loss: string) =>
    `${file} is damaged. Put your last copy of it in its place. If you have none, move it away: then ${loss}.`,
) {}

/** There was no key, and one could not be made. */
export class KeyNotMade extends saying(
  (file: string) =>
    `The key ${file} cannot be made. Check that the user who runs the bot may write in its folder, and that the ` +
    'disk is not full.',
) {}

export class CopyExists extends saying(
  (file: string) => `${file} already exists, and nothing is ever overwritten. Name another file.`,
) {}

/** The ledgers of a database and what is kept beside them do not agree. */
export class CopyNotWhole extends saying((file: string, differences: readonly string[]) => {
  const more = differences.length > 3 ? `; and ${differences.length - 3} more` : '';
  return (
    `The tables in ${file} do not match its ledgers, so it is damaged or was changed from outside. ` +
    `What differs: ${differences.slice(0, 3).join('; ')}${more}. It was not changed, and not used. ${bringBack}`
  );
}) {}

export class CopyMissing extends saying(
  (file: string) =>
    `There is no copy at ${file}. To see your copies, run \`${lineFor('restore')}\` without a file.`,
) {}

export class FolderNamed extends saying((file: string) => `${file} is a folder. Name a file in it.`) {}

export class FileUnreadable extends saying(
  (file: string) =>
    `You may not read ${file}. Run this as the user who runs the bot, or give yourself the right to read it.`,
) {}

export class OthersDatabase extends saying(
  (file: string) =>
    `${file} belongs to another user. Opening it would leave files beside it that their bot cannot open. ` +
    'Run this as the user who runs the bot.',
) {}

export class BotRuns extends saying(
  (file: string) =>
    `A bot is running on ${file}: it holds ${file}.lock until it stops. Nothing was changed. ` +
    'Stop the bot and try again.',
) {}

class FileNotWritable extends saying(
  (file: string) =>
    `${file} cannot be written. Check that its folder exists, that you may write there, and that the disk is ` +
    'not full.',
) {}

/** What SQLite's or the operating system's error means for the person who keeps the database; others are given back. */
export function explained(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return new DatabaseDamaged(file).of(error);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new DatabaseLocked(file).of(error);
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)|E[A-Z]+$)/.test(code))
    return new DatabaseNotWritable(file).of(error);
  return error;
}

/** The same while a file is looked at that nobody changes: what SQLite cannot make sense of there is damage. */
export const explainedOnSight = (file: string, error: unknown): unknown =>
  codeOf(error) === 'SQLITE_ERROR' ? new DatabaseDamaged(file).of(error) : explained(file, error);

/** The same of a file that is written for the keeper to take away. */
export function explainedCopy(file: string, error: unknown): unknown {
  if (codeOf(error) === 'EEXIST') return new CopyExists(`${file}, or ${file}.part,`);
  const meant = explained(file, error);
  return meant instanceof DatabaseNotWritable ? new FileNotWritable(file).of(error) : meant;
}

/** Whether another program's writing was in the way; Prisma calls it a time-out, even when nothing was waited for. */
export const isBusy = (error: unknown): boolean => /^(P1008|SQLITE_BUSY)/.test(codeOf(error));

/** Whether there was a row of that key already. */
export const isTaken = (error: unknown): boolean =>
  /^(P2002|23505|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))/.test(codeOf(error));

/** The database's own code, which Prisma's adapters keep inside their errors; empty where the error has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'originalCode' in cause)
    return String(cause.originalCode);
  return systemCode(error) ?? '';
}

export class NotAnExport extends saying((file: string, by = 'something else') =>
  by === 'something else'
    ? `${file} was not written by \`${lineFor('club:export')}\`. Nothing was changed. Name a file that was.`
    : `${file} was written by ${by} of this bot. Nothing was changed. Install that version first.`,
) {}

export class ExportMissing extends saying(
  (file: string) =>
    `There is no file at ${file}. Name the one that \`${lineFor('club:export')}\` wrote, and keep its key beside it.`,
) {}

export class SealKeyMissing extends saying(
  (file: string, key: string) =>
    `${file} can only be read with its key. Put the key that was written with it at ${key}.`,
) {}

export class SealBroken extends saying(
  (file: string) =>
    `${file} cannot be opened: it is damaged or cut off, or the key beside it belongs to another export. ` +
    'Nothing was changed. Export the club again.',
) {}

export class NotOfThisBot extends saying(
  (file: string) =>
    `${file} holds something that this version of the bot does not know. Nothing was changed. ` +
    'Install the version that wrote it.',
) {}

export class ClubUnknown extends saying(
  (club: string, clubs: readonly { id: string; name: string | null }[]) => {
    const there = clubs.map(({ id, name }) => (name === null ? id : `${id} (${name})`));
    const known = there.length === 0 ? 'There is none at all.' : `The clubs here are ${there.join(', ')}.`;
    return `There is no club ${club} here. ${known}`;
  },
) {}

export class ClubThere extends saying(
  (club: string) =>
    `The club ${club} is already here, with records of its own. Nothing was changed. ` +
    `To replace it, make a copy with \`${lineFor('backup')}\`, then delete it with \`${lineFor('club:delete', club)}\`.`,
) {}

export class AccountKeyNeeded extends saying(
  (people: number, key: string) =>
    `${people} ${people === 1 ? 'person' : 'people'} of this club had their data erased during a ban. To recognise ` +
    `them, the bot needs the key of the installation that the club comes from. Put that key at ${key} first. ` +
    'Or add --without-key: then they are no longer recognised.',
) {}
