import { type Act, isAct } from '../../terms/register.ts';
import type { Addressed, Notice, NoticeTarget } from '../club/notices.ts';
import type { Outcome } from '../club/outcomes.ts';
import type { ClubId } from '../club/ports.ts';
import { type Entry, parseBody } from '../ledger/entries.ts';
import type { Entry as EntryRecord } from './generated/client.ts';

/** An entry of the ledger as it is stored. */
export function entryRecord(clubId: ClubId, entry: Entry): EntryRecord {
  const { seq, at, by, type, acts, terms, ...body } = entry;
  return {
    clubId,
    seq,
    at: new Date(at),
    by,
    type,
    acts: JSON.stringify(acts),
    terms,
    body: JSON.stringify(body),
  };
}

/** Reads a stored entry. Throws when it is not of the ledger's vocabulary or cites what is no Act. */
export function entryFrom({ seq, at, by, type, acts, terms, body }: EntryRecord): Entry {
  return { seq, at: at.getTime(), by, acts: actsFrom(acts), terms, ...parseBody(type, JSON.parse(body)) };
}

function actsFrom(stored: string): Act[] {
  const acts: unknown = JSON.parse(stored);
  if (!Array.isArray(acts) || !acts.every(isCited)) throw new Error(`No list of Acts: ${stored}`);
  return acts;
}

const isCited = (cited: unknown): cited is Act => typeof cited === 'string' && isAct(cited);

/** A notice as it is stored before it is posted. */
export const noticeRecord = (clubId: ClubId, createdAt: Date, { notice, target }: Addressed) => ({
  clubId,
  notice: JSON.stringify(notice),
  target: JSON.stringify(target),
  createdAt,
});

// Outcomes and notices are written by this program alone, in the same transaction as what they tell of.
export const outcomeFrom = (stored: string): Outcome => JSON.parse(stored) as Outcome;
export const noticeFrom = (stored: string): Notice => JSON.parse(stored) as Notice;
export const targetFrom = (stored: string): NoticeTarget => JSON.parse(stored) as NoticeTarget;
