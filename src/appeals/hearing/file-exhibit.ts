import type { Actor } from '../../club/people.ts';
import type { ClubView, UnitOfWork } from '../../club/ports.ts';
import type { Refusal } from '../../club/refusals.ts';
import { done, notUnderstood, type Result, refused } from '../../club/result.ts';
import type { Case, Exhibit } from '../../ledger/cases.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import { exhibitName, mediaByName, readMedia } from './exhibit-media.ts';
import type { HearingOutcome } from './outcomes.ts';
import { hearingRoles } from './refusals.ts';
import { heardStages, takesPart } from './roles.ts';
import { tellInHearing } from './tell-hearing.ts';

/** In bytes, of one; and how many of a case. */
export const exhibitLimits = { size: 8 * 1024 * 1024, ofACase: 25 } as const;

/** A file that somebody wants to put before the Court, before it was fetched. */
export interface OfferedExhibit {
  case: string;
  name: string;
  /** In bytes. */
  size: number;
}

export interface ExhibitInput {
  case: string;
  name: string;
  bytes: Uint8Array;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  /** Only those who hear the case may look at it. */
  sealed: boolean;
}

/**
 * Act III.3: a party, whoever speaks for them, or those who hear the case put a file before them, which is kept as it
 * is. Refused outside the hearing and to everybody else. Not understood where it is too large, of a kind that is not
 * taken, or not what its name says.
 */
export function fileExhibit(work: UnitOfWork, actor: Actor, input: ExhibitInput): Result<HearingOutcome> {
  const { name, bytes, sha256, sealed } = input;
  const offered = mayFile(work, actor, { case: input.case, name, size: bytes.byteLength });
  if (!offered.ok) return offered;
  const { known, by } = offered.value;
  const media = readMedia({ name, bytes });
  if (!media.ok) return media;
  if (allExhibits(known).some((each) => each.sha256 === sha256 && each.by === by))
    return notUnderstood({ problem: 'nothing-to-change' });
  const exhibit = allExhibits(known).length + 1;
  const about = { exhibit, sealed, sha256, size: bytes.byteLength, media: media.value };
  const body = { type: 'exhibit-filed', case: known.number, ...about } as const;
  const entry = work.append(body, { by, acts: ['III.3'] });
  work.keepExhibit(known.number, exhibit, { name: exhibitName(name), bytes });
  tellInHearing(work, { case: known.number, entry });
  return done({ kind: 'exhibit-filed', case: known.number, exhibit, sealed });
}

/** Who would file it in which case, or why they would not, as far as it can be told without the file's bytes. */
export function mayFile(
  view: ClubView,
  actor: Actor,
  { case: cited, name, size }: OfferedExhibit,
): Result<{ known: Case; by: PersonNumber }> {
  const step = { stages: heardStages, may: hearingRoles, act: 'III.3' } as const;
  const part = takesPart(view, actor, cited, step);
  if (!part.ok) return part;
  const full = isFull(part.value.known);
  if (full.length > 0) return refused(...full);
  const media = mediaByName(name);
  if (!media.ok) return media;
  if (size > exhibitLimits.size)
    return notUnderstood({ problem: 'file-too-large', name, limit: exhibitLimits.size });
  return size === 0 ? notUnderstood({ problem: 'empty', option: 'file' }) : part;
}

const isFull = (known: Case): Refusal[] =>
  allExhibits(known).length < exhibitLimits.ofACase
    ? []
    : [{ code: 'too-many-exhibits', case: known.number, limit: exhibitLimits.ofACase, acts: ['III.3'] }];

/** The exhibits of a case, in order. */
export const allExhibits = ({ exhibits }: Case): Exhibit[] =>
  exhibits.filter((exhibit) => exhibit !== undefined);
