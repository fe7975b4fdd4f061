import { existsSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Instant } from '../../terms/time.ts';
import { counted, grouped } from '../../terms/words.ts';
import type { Environment } from '../environment.ts';
import { isBehind } from '../house/clock-behind.ts';
import { type Departed, erasedAt, usualKeeping } from '../house/departures.ts';
import { everywhere, type Hosting } from '../house/hosting.ts';
import { lineFor } from '../program-line.ts';
import { besideOf, isOnServer, shownAddress } from '../store/address.ts';
import type { Database } from '../store/database.ts';
import { DatabaseMissing, systemCode } from '../store/database-errors.ts';
import { ageOfCopy, copiesFolder } from '../store/keeping/copies.ts';
import { openForReading } from '../store/open-database.ts';
import { PrismaClubs } from '../store/prisma-clubs.ts';
import { departedClubs } from '../store/prisma-departures.ts';
import { keepsSecrets } from '../store/secrets.ts';
import { ServerEmpty } from '../store/server-errors.ts';
import { fileOf, leaveNoLog } from '../store/sqlite.ts';
import { extentOf } from '../store/verify.ts';
import { keptIn, tryDisk } from '../store/vitals.ts';
import { type ClubNotes, notesOf } from './club-notes.ts';
import { type Finding, messageOf, ok, warn, wrong } from './finding.ts';
import { examineKeys } from './keys.ts';
import { diskKind, recordsFile } from './machine.ts';
import { aroundServer } from './server.ts';

type Kept = Pick<Environment, 'hosting' | 'keepFor' | 'copiesTooOld' | 'keysFolder'>;

/** Looks at the database while the bot runs or not, and changes nothing in it. */
export async function examineRecords(
  url: string,
  now: Instant,
  { hosting = everywhere, keepFor = usualKeeping, copiesTooOld = null, keysFolder }: Partial<Kept> = {},
): Promise<{ findings: Finding[]; clubs: ClubNotes[] }> {
  const file = isOnServer(url) ? null : fileOf(url);
  try {
    const database = await openForReading(url, keysFolder);
    try {
      const [place, beside] = [shownAddress(url), besideOf(url, keysFolder)];
      const found = file === null ? 'can be read' : 'is whole';
      const findings = await contents(database, { what: `The database ${place} ${found}`, now, hosting });
      const clubs = await clubsIn(database);
      findings.push(
        ...(file === null
          ? await aroundServer(database, { url, place, beside })
          : await aroundFile(file, now, copiesTooOld)),
        ...examineKeys(beside, await keepsSecrets(database)),
        ...clubs.flatMap((club) => clockBehind(club, now)),
      );
      const departed = await departedClubs(database);
      findings.push(...departed.map((each) => leaving(each, erasedAt(each, keepFor))));
      return { findings, clubs };
    } finally {
      await database.close();
    }
  } catch (error) {
    return { findings: [await unopened(error, file)], clubs: [] };
  } finally {
    if (file !== null) await leaveNoLog(file);
  }
}

/** Whether a file can be written, has room, is hidden from others, and has copies; a server's keeper looks after its own. */
const aroundFile = async (file: string, now: Instant, copiesTooOld: number | null): Promise<Finding[]> => [
  await writable(file),
  ...(await disk(file)),
  ...seenByOthers(file),
  ...(copiesTooOld === null ? [] : [copyAge(ageOfCopy(file, now), copiesFolder(file))]),
];

/** A club from whose server the bot was removed, which is erased on that day. */
export const leaving = ({ club, name }: Departed, until: Instant): Finding =>
  warn(
    `The bot was removed from ${name ?? 'a server'} (${club}), and erases its club on ${new Date(until).toISOString().slice(0, 10)}`,
    `If the club goes on, invite the bot again before then: everything will be as it was. If not, run: ${lineFor('club:delete', club)}`,
  );

async function unopened(error: unknown, file: string | null): Promise<Finding> {
  if (error instanceof DatabaseMissing && file !== null) return missing(file);
  if (error instanceof ServerEmpty)
    return warn(messageOf(error), 'The bot makes its tables when it starts for the first time.');
  return wrong('The database cannot be used', messageOf(error));
}

/** Whether the bot can make one: who runs it may write to the file that is empty, or in the nearest folder that there is. */
async function missing(file: string): Promise<Finding> {
  const what = `There is no database at ${file} yet`;
  const nearest = nearestOf(file);
  try {
    if (nearest === file) await access(file, constants.W_OK);
    await tryDisk(nearest === file ? file : join(nearest, basename(file)));
    return warn(what, 'The bot makes it when it starts for the first time.');
  } catch (error) {
    const code = systemCode(error) ?? 'it failed';
    const todo = `Run this as the user who runs the bot, and let that user write to ${nearest}. Or name another place in DATABASE_URL.`;
    return wrong(`${what}, and it cannot be made (${code})`, todo);
  }
}

const nearestOf = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestOf(dirname(path));

async function clubsIn(database: Database): Promise<ClubNotes[]> {
  const clubs = new PrismaClubs(database, () => {}, []);
  const notes: ClubNotes[] = [];
  for (const club of await clubs.known()) notes.push(notesOf(await clubs.view(club)));
  return notes;
}

/** For how long a notice or an answer may wait before somebody should look, in milliseconds. */
const long = 900_000;

async function contents(
  database: Database,
  { what, now, hosting }: { what: string; now: Instant; hosting: Hosting },
): Promise<Finding[]> {
  const { clubs, entries, notices, noticesSince, owed, owedSince } = await keptIn(database, hosting);
  const extent = ok(`${what}: ${extentOf({ clubs, entries })}`);
  const waitsLong = [noticesSince, owedSince].some((since) => since !== null && now - since >= long);
  if (!waitsLong) return [extent];
  const todo = 'If the bot is not running, start it. If it is, its log says why they could not be posted.';
  return [
    extent,
    warn(`Waiting to be posted: ${counted(notices, 'notice')} and ${counted(owed, 'answer')}`, todo),
  ];
}

async function writable(file: string): Promise<Finding> {
  try {
    await access(file, constants.W_OK);
    await tryDisk(file);
    return ok('The database can be written');
  } catch (error) {
    const code = systemCode(error) ?? 'it failed';
    return wrong(
      `The database cannot be written (${code})`,
      `Run this as the user who runs the bot, let that user write in ${dirname(file)}, and make room on its disk.`,
    );
  }
}

const seenByOthers = (file: string): Finding[] =>
  recordsFile(file, { file: statSync(file).mode, folder: statSync(dirname(file)).mode });

/** What is little room on a disk, in bytes, and what is none. */
const [little, none] = [1_000_000_000, 100_000_000];

async function disk(file: string): Promise<Finding[]> {
  const { bavail, bsize, type } = await statfs(dirname(file));
  return [diskRoom(bavail * bsize), ...diskKind(type, process.platform)];
}

/** Whether so many free bytes are enough. */
export function diskRoom(bytes: number): Finding {
  const what = `The disk has ${grouped(Math.floor(bytes / 1_000_000))} MB free`;
  if (bytes >= little) return ok(what);
  const todo = 'Make room: on a full disk the bot refuses every change, and backups fail.';
  return bytes >= none ? warn(what, todo) : wrong(what, todo);
}

/** Whether the bot would write nothing for that club, since its clock shows a time before the newest entry. */
function clockBehind(club: ClubNotes, now: Instant): Finding[] {
  if (!isBehind(club, now)) return [];
  const { id, newestAt, settings } = club;
  const [shows, newest] = [now, newestAt].map((at) => new Date(at).toISOString());
  return [
    wrong(
      `The clock shows ${shows}, but the newest entry of the club of ${settings.name ?? 'a server'} (${id}) is from ${newest}`,
      'Let the network set this machine’s clock (timedatectl set-ntp true), or take CLUB_NOW out of .env. ' +
        'Until then the bot writes nothing for this club. If the clock is right now, it was once far ahead: see docs/operations.md.',
    ),
  ];
}

const day = 24 * 3600_000;

/** Whether the newest copy of the database in that folder is new enough, of so many milliseconds; null is none. */
export function copyAge(age: number | null, folder: string): Finding {
  if (age === null)
    return warn(
      `There is no copy of the database in ${folder}`,
      `Run ${lineFor('backup')}, and let it run every night (docs/operations.md).`,
    );
  const days = Math.floor(age / day);
  if (days < 2) return ok('The last copy of the database is less than two days old');
  return warn(
    `The last copy of the database is ${days} days old`,
    `Find out why ${lineFor('backup')} does not run every night.`,
  );
}
