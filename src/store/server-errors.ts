import { DatabaseError, saying } from './database-errors.ts';
import { isLost } from './engine/lost.ts';

/** `place` names the database and its server, without a password. */
export class ServerUnreachable extends saying(
  (place: string) =>
    `The database ${place} cannot be reached. Check that PostgreSQL runs there and that DATABASE_URL names the right place.`,
) {}

export class ServerRefuses extends saying(
  (place: string, why: string) =>
    `The database ${place} does not let the bot in (${why}). Check the name, the password and the database in DATABASE_URL.`,
) {}

export class ServerTooOld extends saying(
  (place: string, version: string) =>
    `The database ${place} is PostgreSQL ${version}. The bot needs version 13 or a later one. Nothing was changed.`,
) {}

export class OthersTables extends saying(
  (place: string) =>
    `The database ${place} has tables of another program. Nothing was changed. ` +
    'Make an empty database for the bot, and name that one in DATABASE_URL.',
) {}

export class ServerNewer extends saying(
  (place: string, unknown: readonly string[]) =>
    `The database ${place} was written by a newer version of this bot (it has had ${unknown.join(', ')}). ` +
    'It was not changed. Install that version.',
) {}

export class ServerOlder extends saying(
  (place: string) =>
    `The database ${place} was written by an older version of this bot. Start the bot once: it brings the database up to date.`,
) {}

export class ServerEmpty extends saying(
  (place: string) =>
    `There is nothing of this bot in the database ${place} yet. Name the right one in DATABASE_URL, or start the bot.`,
) {}

export class KeysElsewhere extends saying(
  (place: string, missing: readonly string[]) =>
    `The database ${place} is in use already, but its keys are not here: ${missing.join(', ')} ` +
    `${missing.length === 1 ? 'is' : 'are'} missing. Copy the keys from the machine on which the bot ran before, ` +
    'or name their folder in KEYS_FOLDER.',
) {}

export class OthersKeys extends saying(
  (place: string, files: readonly string[]) =>
    `The database ${place} is used with other keys than those here: ${files.join(', ')}. Nothing was changed. ` +
    'Copy the keys from the machine on which the bot ran first, or name their folder in KEYS_FOLDER.',
) {}

/** `what` is the script that was asked for. */
export class ForFilesAlone extends saying(
  (what: string) =>
    `${what} is for a database in a file, and DATABASE_URL names one on a server. Nothing was done. ` +
    'Use pg_dump and pg_restore: docs/operations.md says how.',
) {}

/** PostgreSQL's codes for a name, a password or a database that is not there. */
const refusing = /^(28\w{3}|3D000|42501)$/;

/** What a server's error means for the person who keeps the database; others are given back. */
export function explainedOfServer(place: string, error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  if (isLost(error)) return new ServerUnreachable(place).of(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return refusing.test(code) ? new ServerRefuses(place, code).of(error) : error;
}
