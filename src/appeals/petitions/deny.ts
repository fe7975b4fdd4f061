import { type Actor, enrol, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { needsChiefJustice } from '../authority.ts';
import type { Case } from '../book/cases.ts';
import { findCase } from '../find-case.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { mayMove } from '../stage.ts';
import { tellAll } from './announce.ts';

export interface DenyInput {
  case: string;
  reason: string;
}

/**
 * The Chief Justice denies a petition (Act III.3.6), or declines to have the whole Court hear a case again (Act
 * III.3.9.1), for a reason that the parties are told. Refused for a case that waits for neither.
 */
export function denyCase(work: UnitOfWork, actor: Actor, input: DenyInput): Result<PetitionOutcome> {
  const checked = mayDeny(work, actor, input);
  if (!checked.ok) return checked;
  const { known, reason } = checked.value;
  const by = enrol(work, whoActs(work, actor));
  return known.stage === 'asked' ? decline(work, known, reason, by) : deny(work, known, reason, by);
}

/** `denyCase` for somebody who confirmed that the whole Court is not to hear it; not understood once it no longer asks. */
export function declineCase(work: UnitOfWork, actor: Actor, input: DenyInput): Result<PetitionOutcome> {
  const checked = mayDeny(work, actor, input);
  if (checked.ok && checked.value.known.stage !== 'asked')
    return notUnderstood({ problem: 'changed-meanwhile' });
  return denyCase(work, actor, input);
}

/** The case that would be denied and why, or why it cannot be; changes nothing. */
export function mayDeny(
  view: ClubView,
  actor: Actor,
  input: DenyInput,
): Result<{ known: Case; reason: string }> {
  const authority = needsChiefJustice(view, actor, 'III.3.6');
  if (authority.length > 0) return refused(...authority);
  const found = findCase(view, input.case);
  if (!found.ok) return found;
  const stage = found.value.stage === 'asked' ? [] : mayMove(found.value, 'deny', ['III.3.6']);
  if (stage.length > 0) return refused(...stage);
  const reason = readReason(input.reason);
  return reason.ok ? done({ known: found.value, reason: reason.value }) : reason;
}

function deny(work: UnitOfWork, { number }: Case, reason: string, by: PersonNumber): Result<PetitionOutcome> {
  const about = { by, acts: ['III.3.6'], texts: { reason } } as const;
  const entry = work.append({ type: 'petition-denied', case: number }, about);
  tellAll(work, 'denied', number, entry);
  return done({ kind: 'petition-denied', case: number });
}

function decline(
  work: UnitOfWork,
  { number }: Case,
  reason: string,
  by: PersonNumber,
): Result<PetitionOutcome> {
  const about = { by, acts: ['III.3.9.1'], texts: { reason } } as const;
  const entry = work.append({ type: 'en-banc-answered', case: number, accepted: false }, about);
  tellAll(work, 'en-banc-declined', number, entry);
  return done({ kind: 'en-banc-answered', case: number, accepted: false });
}
