import { setImmediate as othersTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { ClubId } from '../house/ports.ts';
import type { Database } from './database.ts';
import type { Entry as EntryRecord } from './generated/client.ts';

/**
 * So few at a time that what they are read from is gone again before the garbage collector would keep it: with thousands,
 * a long ledger leaves as much behind as it is itself. The process has time for others in between.
 */
const atATime = 200;

const query =
  'SELECT seq, at, "by", type, acts, terms, body FROM Entry WHERE clubId = ? AND seq > ? ORDER BY seq LIMIT ?';

const text = z.string();
const entryRow = z.tuple([z.int(), text.pipe(z.coerce.date()), z.int().nullable(), text, text, text, text]);

/**
 * The stored entries of a club in their order, past Prisma, which takes ten times as long and leaves much behind. For who has
 * the client, in one moment. Throws where a row is not of the table's kinds.
 */
export async function* entryRows(database: Database, clubId: ClubId): AsyncGenerator<EntryRecord> {
  for (let after = 0; ; ) {
    const rows = await database.rows(query, clubId, after, atATime);
    for (const row of rows) {
      const [seq, at, by, type, acts, terms, body] = entryRow.parse(row);
      after = seq;
      yield { clubId, seq, at, by, type, acts, terms, body };
    }
    if (rows.length < atATime) return;
    await othersTurn();
  }
}
