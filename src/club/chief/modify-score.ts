import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import { isMember } from '../../ledger/views.ts';
import { needsChief } from '../authority.ts';
import type { ScoreChange } from '../games/outcomes.ts';
import type { Actor, Named } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Result, refused } from '../result.ts';
import { readReason } from '../texts.ts';
import { enrol, whichPerson, whoActs } from '../who.ts';
import type { ChiefOutcome } from './outcomes.ts';

export interface ModificationInput {
  member: Named;
  /** More, or fewer where it is negative. */
  points: number;
  reason: string;
}

/**
 * Act III.5: the Chief Justice changes a Member's score for technical reasons, never under the floor (Act II.2), and it
 * is announced to everybody (Act III.5.1). Not understood where it would move nothing.
 */
export function modifyScore(work: UnitOfWork, actor: Actor, input: ModificationInput): Result<ChiefOutcome> {
  const previewed = previewModification(work, actor, input);
  if (!previewed.ok) return previewed;
  const { person, before, after, reason } = previewed.value;
  const by = enrol(work, whoActs(work, actor));
  const body = { type: 'adjusted', person, change: { points: input.points } } as const;
  const entry = work.append(body, { by, acts: ['III.5', 'III.5.1'], texts: { reason } });
  work.announce({ kind: 'score-modified', person, by, entry, before, after }, { to: 'discussion' });
  return done({ kind: 'score-modified', person, entry, before, after });
}

/** What `modifyScore` would do, or why it would not; changes nothing. */
export function previewModification(
  view: ClubView,
  actor: Actor,
  { member, points, reason }: ModificationInput,
): Result<ScoreChange & { reason: string }> {
  const authority = needsChief(view, actor);
  if (authority.length > 0) return refused(...authority);
  const found = whichPerson(view, member);
  if (!found.ok) return found;
  const why = readReason(reason);
  if (!why.ok) return why;
  const { number: person } = found.value;
  if (!isMember(view.state, person)) return refused({ code: 'not-a-member', person, acts: ['III.5'] });
  const before = scoreOf(view, person);
  const after = adjusted(before, { points }, view.state.figures);
  if (after === before) return notUnderstood({ problem: 'nothing-to-change' });
  return done({ person, before, after, reason: why.value });
}

const scoreOf = ({ state }: ClubView, person: PersonNumber): number =>
  state.standings[person]?.score ?? state.figures.startingScore;
