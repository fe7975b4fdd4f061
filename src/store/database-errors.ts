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
const saying = <Known extends readonly unknown[]>(words: (...known: Known) => string) =>
  class extends DatabaseError {
    constructor(...known: Known) {
      super(words(...known));
    }
  };

const bringBack = '`npm run restore` lists your copies and brings one back; the file is kept beside it.';

/** `fault` is what SQLite says of it, where it says anything. */
export class DatabaseDamaged extends saying((file: string, fault: string | null = null) => {
  const found = fault === null ? '' : ` (${fault})`;
  return `${file} is damaged, or is not a database of this bot${found}. It was left as it is. ${bringBack}`;
}) {}

/** There was a database, and there is none or an empty file now. */
export class DatabaseLost extends saying(
  (file: string, traces: readonly string[]) =>
    `There is nothing in ${file}, but ${traces.join(' and ')} beside it, so that something was. ` +
    `${bringBack} To begin with an empty database instead, move away what is beside it too.`,
) {}

/** The latest changes were in a second file, and that is gone. */
export class LogMissing extends saying(
  (file: string) =>
    `${file}-wal is missing: the bot did not stop by itself the last time, and its latest changes were there. ` +
    `Put it back beside ${file}, where it was. If it is gone for good, bring a copy back with ` +
    `\`npm run restore\`; or delete ${file}-shm, start, and look with \`npm run ledger:verify\` what is left.`,
) {}

export class DatabaseNewer extends saying(
  (file: string, unknown: readonly string[]) =>
    `${file} was written by a newer version of this bot (it has had ${unknown.join(', ')}). ` +
    'It was left as it is. Install that version, or use a copy made before it was installed.',
) {}

export class DatabaseOlder extends saying(
  (file: string) =>
    `${file} was written by an older version of this bot. Start the bot once: it brings it up to date.`,
) {}

export class DatabaseLocked extends saying(
  (file: string) =>
    `${file} is in use by another program. It was left as it is. ` +
    'Stop the other bot, or close the program that has the file open, and start again.',
) {}

export class DatabaseNotWritable extends saying(
  (file: string) =>
    `${file} cannot be written. Make sure that its folder exists, that the user who runs the bot may write ` +
    'there and that the disk is not full, or name another place in DATABASE_URL.',
) {}

export class NotAFile extends saying(
  (file: string) =>
    `${file} is a folder and no file. Name a file in DATABASE_URL, such as file:${file}/club.db.`,
) {}

export class DatabaseMissing extends saying(
  (file: string) =>
    `There is no database at ${file}. Name the right place in DATABASE_URL, or start the bot to make one.`,
) {}

/** `loss` is what is lost without the key, in a clause. */
export class KeyDamaged extends saying(
  (file: string, loss: string) =>
    `${file} is damaged. Put your last copy of it in its place; or move it away, and ${loss}.`,
) {}

export class CopyExists extends saying(
  (file: string) => `${file} is there already. Nothing is ever written over: name another file.`,
) {}

/** The ledgers of a database and what is kept beside them do not agree. */
export class CopyNotWhole extends saying((file: string, differences: readonly string[]) => {
  const more = differences.length > 3 ? `; and ${differences.length - 3} more` : '';
  return (
    `In ${file} the tables are not what the ledgers make of them, so that it was changed from outside or is ` +
    `damaged: ${differences.slice(0, 3).join('; ')}${more}. It was left as it is, and nothing came of it. ${bringBack}`
  );
}) {}

export class CopyMissing extends saying(
  (file: string) =>
    `There is no copy at ${file}. \`npm run restore\` without a file lists those that there are.`,
) {}

export class FolderNamed extends saying((file: string) => `${file} is a folder: name the file in it.`) {}

export class FileUnreadable extends saying(
  (file: string) =>
    `${file} cannot be read by this user. Run this as the user who runs the bot, or let this one read it.`,
) {}

export class OthersDatabase extends saying(
  (file: string) =>
    `${file} belongs to somebody else, and to look at it would leave files beside it that their bot cannot open. ` +
    'Run this as the user who runs the bot.',
) {}

export class BotRuns extends saying(
  (file: string) =>
    `A bot is running on ${file}: it holds ${file}.lock for as long as it lives. Nothing was changed. ` +
    'Stop it and try again.',
) {}

class FileNotWritable extends saying(
  (file: string) =>
    `${file} cannot be written. Make sure that its folder exists, that you may write there and that the disk ` +
    'is not full.',
) {}

/** What SQLite's or the operating system's error means for whoever keeps the database; others are given back. */
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
  /^(P2002|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))/.test(codeOf(error));

/** SQLite's own code, which Prisma's adapter keeps inside its errors. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'originalCode' in cause)
    return String(cause.originalCode);
  return systemCode(error) ?? '';
}

export class NotAnExport extends saying((file: string, by = 'something else') =>
  by === 'something else'
    ? `${file} is not a club that \`npm run club:export\` wrote. Nothing was changed.`
    : `${file} was written by ${by} of this bot. Nothing was changed. Install that version first.`,
) {}

export class ExportMissing extends saying(
  (file: string) =>
    `There is no file at ${file}. Name the one that \`npm run club:export\` wrote; its key belongs beside it.`,
) {}

export class SealKeyMissing extends saying(
  (file: string, key: string) =>
    `${file} can be read only with its key. Put the key that was written with it at ${key}.`,
) {}

export class SealBroken extends saying(
  (file: string) =>
    `${file} was changed, is cut off, or the key beside it is another's. Nothing was changed. Export the club again.`,
) {}

export class NotOfThisBot extends saying(
  (file: string) => `${file} holds what this version of the bot does not know. Nothing was changed.`,
) {}

export class ClubUnknown extends saying(
  (club: string, clubs: readonly { id: string; name: string | null }[]) => {
    const there = clubs.map(({ id, name }) => (name === null ? id : `${id} (${name})`));
    return `There is no club ${club} here. There are: ${there.join(', ') || 'none'}.`;
  },
) {}

export class ClubThere extends saying(
  (club: string) =>
    `The club ${club} is here already, and something has happened in it. Nothing was changed.`,
) {}

export class AccountKeyNeeded extends saying(
  (people: number, key: string) =>
    `${people} of this club had their data erased while they were banned. They are known again only by the key of ` +
    `the installation that it comes from. Put that at ${key} first; or add --without-key, and they are not.`,
) {}
