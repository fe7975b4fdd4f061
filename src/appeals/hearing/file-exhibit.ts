import type { Act } from '../../../terms/register.ts';
import { type Actor, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import type { Case } from '../book/cases.ts';
import { secrecyOf } from '../book/exhibit-views.ts';
import { caseFor, needsChiefJustice } from '../find-case.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { exhibitName, mediaByName, readMedia } from './exhibit-media.ts';
import { allExhibits, isGathered, putIn, readExhibit } from './exhibits.ts';
import { atStage, heardStages, hearingRoles, type Part, takesPart } from './roles.ts';

/** In bytes, of one; and how many of a case. */
export const exhibitLimits = { size: 8 * 1024 * 1024, ofACase: 25 } as const;

/** A file that somebody wants to put before the Court, before it was fetched. */
interface OfferedExhibit {
  case: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The raw exhibit of the case of which it is the redacted copy, or null. */
  redacts: string | null;
}

interface ExhibitInput extends Omit<OfferedExhibit, 'size'> {
  bytes: Uint8Array;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  /** Only those who hear the case may look at it. */
  sealed: boolean;
}

/**
 * Act III.3: a party, their counsel, or those who hear the case file an exhibit. About an online game it is raw
 * evidence, of which the Chief Justice files redacted copies (Acts I.9.5 and I.9.8). Refused outside the hearing; not
 * understood if it is too large, of a wrong kind, or not what its name says.
 */
export function fileExhibit(work: UnitOfWork, actor: Actor, input: ExhibitInput): Result<HearingOutcome> {
  const { name, bytes, sha256 } = input;
  const offered = mayFile(work, actor, { ...input, size: bytes.byteLength });
  if (!offered.ok) return offered;
  const { appeal, by, redacts } = offered.value;
  const media = readMedia({ name, bytes });
  if (!media.ok) return media;
  if (allExhibits(appeal).some((each) => each.sha256 === sha256 && each.by === by))
    return notUnderstood({ problem: 'nothing-to-change' });
  const raw = redacts === null && isGathered(work, appeal);
  const closed = { sealed: input.sealed || raw || redacts !== null, raw, redacts };
  const file = { name: exhibitName(name), bytes };
  const acts: Act[] = raw || redacts !== null ? ['III.3', 'I.9.5'] : ['III.3'];
  const exhibit = putIn(work, appeal, file, { ...closed, sha256, media: media.value }, { by, acts });
  return done({ kind: 'exhibit-filed', case: appeal.number, exhibit, secrecy: secrecyOf(closed) });
}

/** Who would file it in which case, or why they would not, as far as it can be told without the file's bytes. */
export function mayFile(view: ClubView, actor: Actor, offered: OfferedExhibit): Result<Filing> {
  const { case: cited, name, size, redacts } = offered;
  const part = redacts === null ? mayPutIn(view, actor, cited) : mayRedact(view, actor, cited, redacts);
  if (!part.ok) return part;
  const full = isFull(part.value.appeal);
  if (full.length > 0) return refused(...full);
  const media = mediaByName(name);
  if (!media.ok) return media;
  if (size > exhibitLimits.size)
    return notUnderstood({ problem: 'file-too-large', name, limit: exhibitLimits.size });
  return size === 0 ? notUnderstood({ problem: 'empty', option: 'file' }) : part;
}

interface Filing extends Part {
  redacts: number | null;
}

function mayPutIn(view: ClubView, actor: Actor, cited: string): Result<Filing> {
  const step = { stages: heardStages, may: hearingRoles, act: 'III.3' } as const;
  const part = takesPart(view, actor, cited, step);
  return part.ok ? done({ ...part.value, redacts: null }) : part;
}

/** Act I.9.5: the Chief Justice redacts, whether they hear the case or not. */
function mayRedact(view: ClubView, actor: Actor, cited: string, redacts: string): Result<Filing> {
  const { number: by } = whoActs(view, actor);
  const authority = needsChiefJustice(view, actor, 'I.9.5');
  if (authority.length > 0 || by === null) return refused(...authority);
  const found = caseFor(view, cited, (appeal) => atStage(appeal, heardStages, 'I.9.8'));
  if (!found.ok) return found;
  const appeal = found.value;
  const original = readExhibit(appeal, redacts);
  if (!original.ok) return original;
  const { number: exhibit, raw } = original.value;
  return raw
    ? done({ appeal, by, redacts: exhibit })
    : refused({ code: 'not-raw', case: appeal.number, exhibit, acts: ['I.9.5'] });
}

const isFull = (appeal: Case): Refusal[] =>
  allExhibits(appeal).length < exhibitLimits.ofACase
    ? []
    : [{ code: 'too-many-exhibits', case: appeal.number, limit: exhibitLimits.ofACase, acts: ['III.3'] }];
