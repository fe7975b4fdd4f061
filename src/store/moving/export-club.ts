import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import type { ClubId } from '../../house/ports.ts';
import { entryRows } from '../books.ts';
import type { Database } from '../database.ts';
import { ClubUnknown, CopyExists, CopyNotWhole, explainedCopy } from '../database-errors.ts';
import type { Moment } from '../engine/engine.ts';
import { syncFolderOf, wasThere } from '../keeping/copy-file.ts';
import { verifyClub } from '../verify.ts';
import { type Head, type Line, line } from './rows.ts';
import { keyOf, writeSealed } from './sealed-file.ts';

/** How long an export may take, in milliseconds. */
const patience = 3600_000;

interface Wish {
  club: ClubId;
  /** The file to write; its key goes beside it. */
  file: string;
  now: Instant;
}

/**
 * Writes all that a club takes along into a file, as it is at one moment, and the file's key into a second one. Returns
 * where the key is. Throws a `DatabaseError` when there is no such club, when its ledger does not verify and when either
 * file is there already or cannot be written.
 */
export async function exportClub(database: Database, { club, file, now }: Wish): Promise<string> {
  await lookOver(database, club);
  for (const taken of [file, keyOf(file)]) if (existsSync(taken)) throw new CopyExists(taken);
  const part = `${file}.part`;
  try {
    await database.alone((client) =>
      client.$transaction((moment) => writeSealed(part, keyOf(file), linesOf(database, moment, club, now)), {
        timeout: patience,
      }),
    );
    await rename(part, file);
    await syncFolderOf(file);
    return keyOf(file);
  } catch (error) {
    for (const begun of ours(error, [keyOf(file), part])) rmSync(begun, { force: true });
    throw explainedCopy(file, error);
  }
}

/** Those of the files, in the order in which they are begun, that are not another export's. */
function ours(error: unknown, files: readonly string[]): readonly string[] {
  const place = files.findIndex((file) => wasThere(error, file));
  return place < 0 ? files : files.slice(0, place);
}

async function lookOver(database: Database, club: ClubId): Promise<void> {
  const clubs = await database.alone((client) => client.club.findMany({ select: { id: true, name: true } }));
  if (!clubs.some(({ id }) => id === club)) throw new ClubUnknown(club, clubs);
  const differences = await verifyClub(database, club);
  if (differences.length > 0)
    throw new CopyNotWhole(
      `club ${club}`,
      differences.map(({ place }) => place),
    );
}

async function* linesOf(
  database: Database,
  moment: Moment,
  clubId: ClubId,
  now: Instant,
): AsyncGenerator<string> {
  yield `${JSON.stringify(await headOf(database, moment, clubId, now))}\n`;
  for await (const row of rowsOf(database, moment, clubId)) yield `${JSON.stringify(z.encode(line, row))}\n`;
}

async function headOf(
  database: Database,
  moment: Moment,
  clubId: ClubId,
  exportedAt: Instant,
): Promise<Head> {
  const recognisable = await moment.person.count({ where: { clubId, erased: { not: null } } });
  return {
    club: clubId,
    exportedAt,
    lastNotice: await database.engine.lastNotice(),
    key: recognisable === 0 ? null : database.keys.accounts.fingerprint,
  };
}

/** The rows in an order in which each names only what came before. Exhibits are large, and read one by one. */
async function* rowsOf(database: Database, moment: Moment, clubId: ClubId): AsyncGenerator<Line> {
  const whole = { where: { clubId }, omit: { clubId: true } } as const;
  const club = await moment.club.findUniqueOrThrow({
    where: { id: clubId },
    omit: { id: true, access: true, siteKey: true, front: true, leftAt: true },
  });
  yield { club };
  for (const person of await moment.person.findMany({ ...whole, orderBy: { number: 'asc' } }))
    yield { person };
  const books = await moment.book.findMany({ ...whole, orderBy: { number: 'asc' } });
  for (const book of books) yield { book };
  for (const { number } of [{ number: 0 }, ...books])
    for await (const { clubId: _, ...entry } of entryRows(database, clubId, number)) yield { entry };
  for (const entryText of await moment.entryText.findMany(whole)) yield { entryText };
  const places = await moment.exhibit.findMany({
    where: { clubId },
    select: { caseNumber: true, number: true },
  });
  for (const { caseNumber, number } of places)
    for (const exhibit of await moment.exhibit.findMany({
      where: { clubId, caseNumber, number },
      omit: { clubId: true },
    }))
      yield { exhibit };
  for (const caseThread of await moment.caseThread.findMany(whole)) yield { caseThread };
  for (const post of await moment.post.findMany(whole)) yield { post };
  for (const clockPress of await moment.clockPress.findMany(whole)) yield { clockPress };
  const pending = { clubId, messageId: null, abandoned: null };
  const notices = await moment.notice.findMany({
    where: pending,
    omit: { clubId: true, messageId: true, abandoned: true },
    orderBy: { id: 'asc' },
  });
  for (const notice of notices) yield { notice };
}
