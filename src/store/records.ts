import { randomBytes } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { z } from 'zod';
import { type Act, isAct } from '../../terms/register.ts';
import type { ClubId } from '../house/ports.ts';
import { isTold } from '../house/told.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { Said, Stamped } from '../ledger/entry.ts';
import type { World } from '../ledger/kind.ts';
import type { RuleBooks } from '../ledger/rule-books.ts';
import { type Addressed, notices, type Outcome, outcomes, target } from '../told.ts';
import type { Database } from './database.ts';
import type { Entry as EntryRecord } from './generated/client.ts';

/** An entry of a book as it is stored. */
export function entryRecord(clubId: ClubId, book: BookNumber, entry: Stamped<Said>): EntryRecord {
  const { seq, at, by, type, acts, terms, ...body } = entry;
  return {
    clubId,
    book,
    seq,
    at: new Date(at),
    by,
    type,
    acts: JSON.stringify(acts),
    terms,
    body: JSON.stringify(body),
  };
}

/**
 * What reads the stored entries of a book, which then share the Acts that they cite and the version of the Terms: there
 * are few of either, and entries without number. Throws at one that is not of those rule books or cites what is no Act.
 */
export function entryReader<W extends World, B extends Said>(
  rules: RuleBooks<W, B>,
): (record: EntryRecord) => Stamped<B> {
  const [actsOf, termsOf] = [onceForEach(actsFrom), onceForEach((terms) => terms)];
  return ({ seq, at, by, type, acts, terms, body }) => ({
    seq,
    at: at.getTime(),
    by,
    acts: actsOf(acts),
    terms: termsOf(terms),
    ...rules.read(type, JSON.parse(body)),
  });
}

/** What takes the place of a stored entry that cannot be read, so that every other one stays in its own. */
export const setAside = <W extends World, B extends Said>(
  rules: RuleBooks<W, B>,
  { seq, at, by, type, terms }: EntryRecord,
): Stamped<B> => ({
  seq,
  at: at.getTime(),
  by,
  acts: [],
  terms,
  ...rules.read('set-aside', { was: type }),
});

function onceForEach<Made>(make: (stored: string) => Made): (stored: string) => Made {
  const made = new Map<string, Made>();
  return (stored) => {
    const before = made.get(stored);
    if (before !== undefined) return before;
    const one = make(stored);
    made.set(stored, one);
    return one;
  };
}

function actsFrom(stored: string): readonly Act[] {
  const acts: unknown = JSON.parse(stored);
  if (!Array.isArray(acts) || !acts.every(isCited)) throw new Error(`No list of Acts: ${stored}`);
  return acts;
}

const isCited = (cited: unknown): cited is Act => typeof cited === 'string' && isAct(cited);

/** A notice as it is stored before it is posted, with a mark of its own. */
export const noticeRecord = (clubId: ClubId, createdAt: Date, told: Addressed) => ({
  clubId,
  mark: randomBytes(3).toString('hex'),
  notice: JSON.stringify(told.notice),
  target: JSON.stringify(told.target),
  createdAt,
});

/** What came of an interaction; null where this version cannot read it any more. */
export function outcomeFrom(stored: string): Outcome | null {
  const outcome = parsed(stored);
  return isTold(outcomes, outcome) ? outcome : null;
}

/** Null for what is no JSON. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** A notice on its way, and where it goes; null where this version cannot read them any more. */
export function addressedFrom(stored: { notice: string; target: string }): Addressed | null {
  const notice = parsed(stored.notice);
  const goesTo = target.safeParse(parsed(stored.target));
  return isTold(notices, notice) && goesTo.success ? { notice, target: goesTo.data } : null;
}

/**
 * So few at a time that what they are read from is gone again before the garbage collector would keep it: with thousands,
 * a long ledger leaves as much behind as it is itself. The process has time for others in between.
 */
const atATime = 200;

const query = `SELECT seq, at, "by", type, acts, terms, body FROM Entry
  WHERE clubId = ? AND book = ? AND seq > ? ORDER BY seq LIMIT ?`;

const text = z.string();
const entryRow = z.tuple([z.int(), text.pipe(z.coerce.date()), z.int().nullable(), text, text, text, text]);

/**
 * The stored entries of a club's book in their order, past Prisma, which takes ten times as long and leaves much behind. For who has
 * the client, in one moment. Throws where a row is not of the table's kinds.
 */
export async function* entryRows(
  database: Database,
  clubId: ClubId,
  book: BookNumber,
): AsyncGenerator<EntryRecord> {
  for (let after = 0; ; ) {
    const rows = await database.rows(query, clubId, book, after, atATime);
    for (const row of rows) {
      const [seq, at, by, type, acts, terms, body] = entryRow.parse(row);
      after = seq;
      yield { clubId, book, seq, at, by, type, acts, terms, body };
    }
    if (rows.length < atATime) return;
    await othersTurn();
  }
}
