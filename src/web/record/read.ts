import type { Figures } from '../../../terms/figures.ts';
import type { Instant } from '../../../terms/time.ts';
import { isErased } from '../../house/people.ts';
import { mayReadRecords } from '../../house/record/ask-record.ts';
import { type RecordLine, recordOf } from '../../house/record/read-record.ts';
import { isGood, type RecordLink } from '../../house/record/record-link.ts';
import { readNumber } from '../asked.ts';
import type { Shelf } from '../club-routes.ts';
import type { Params } from '../doors.ts';
import { nameOf } from '../names.ts';

/** A person's record, as the officer who has a link to it may read it. */
export interface RecordRead {
  name: string;
  lines: RecordLine[];
  /** The last moment at which the link works. */
  until: Instant;
  figures: Pick<Figures, 'timezone'>;
}

export type RecordQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The record that a link opens, or null for one that we did not give, that has lapsed, or whose officer is none any more. */
export async function readRecord(
  { clubs, clock }: Shelf,
  params: Params,
  query: RecordQuery,
): Promise<RecordRead | null> {
  const link = linkIn(params, query);
  const { sig } = query;
  if (link === null || typeof sig !== 'string' || !isGood(clubs, link, sig, clock())) return null;
  const { person: number, reader, until } = link;
  const view = await clubs.view(link.club);
  const person = view.people.byNumber(number);
  if (person === null || isErased(view, person) || !mayReadRecords(view, reader).may) return null;
  const lines = await recordOf(clubs, view, number, (other) => nameOf(view, other));
  return { name: nameOf(view, number), lines, until, figures: view.state.figures };
}

/** What an address asks for, where it is written as we write it. */
function linkIn(params: Params, { for: reads, until: lasts }: RecordQuery): RecordLink | null {
  const { key: club = '', number } = params;
  const person = readNumber(number);
  const reader = readNumber(textOf(reads));
  const until = readInstant(textOf(lasts));
  return person === null || reader === null || until === null ? null : { club, person, reader, until };
}

const textOf = (value: RecordQuery[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

const readInstant = (text: string | undefined): Instant | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
