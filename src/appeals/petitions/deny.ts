import { type Actor, enrol, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Result } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { Case } from '../book/cases.ts';
import { caseFor, mayMove, needsChiefJustice } from '../find-case.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { tellAll } from '../tell.ts';

export interface DenyInput {
  case: string;
  reason: string;
}

/**
 * The Chief Justice denies a petition (Act III.3.6), or declines to have the whole Court hear a case (Act III.3.9.1); the
 * parties are told why. Refused to others, and for a case that waits for neither.
 */
export function denyCase(work: UnitOfWork, actor: Actor, input: DenyInput): Result<PetitionOutcome> {
  const checked = mayDeny(work, actor, input);
  if (!checked.ok) return checked;
  const { appeal, reason } = checked.value;
  const { number } = appeal;
  const said = { by: enrol(work, whoActs(work, actor)), texts: { reason } };
  if (appeal.stage === 'asked') {
    const answer = { type: 'en-banc-answered', case: number, accepted: false } as const;
    tellAll(work, 'en-banc-declined', number, work.append(answer, { ...said, acts: ['III.3.9.1'] }));
    return done({ kind: 'en-banc-answered', case: number, accepted: false });
  }
  const denial = { type: 'petition-denied', case: number } as const;
  tellAll(work, 'denied', number, work.append(denial, { ...said, acts: ['III.3.6'] }));
  return done({ kind: 'petition-denied', case: number });
}

/** `denyCase` for somebody who confirmed that the whole Court is not to hear it; not understood once it no longer asks. */
export function declineCase(work: UnitOfWork, actor: Actor, input: DenyInput): Result<PetitionOutcome> {
  const checked = mayDeny(work, actor, input);
  if (checked.ok && checked.value.appeal.stage !== 'asked')
    return notUnderstood({ problem: 'changed-meanwhile' });
  return denyCase(work, actor, input);
}

/** The case that would be denied and why, or why it cannot be; changes nothing. */
export function mayDeny(
  view: ClubView,
  actor: Actor,
  input: DenyInput,
): Result<{ appeal: Case; reason: string }> {
  const mayNot = (appeal: Case) => (appeal.stage === 'asked' ? [] : mayMove(appeal, 'deny', ['III.3.6']));
  const found = caseFor(view, input.case, mayNot, needsChiefJustice(view, actor, 'III.3.6'));
  const read = allOf(found, readReason(input.reason));
  return read.ok ? done({ appeal: read.value[0], reason: read.value[1] }) : read;
}
