import { isSevereLoss } from '../../../terms/administration/sanctions.ts';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import { isMember, scoreOf, standingAt } from '../../house/book/members.ts';
import { type Asking, orAskJustice } from '../../house/consent/ask-consent.ts';
import { lacksJustice } from '../../house/consent/consents.ts';
import { readMatter } from '../../house/discipline/matter.ts';
import { mayNotPenalise } from '../../house/discipline/may-penalise.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import {
  type Actor,
  enrolActor,
  type Named,
  needsChief,
  needsModerator,
  whichPerson,
  whoActs,
} from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Result, refused, unlessRefused } from '../../house/result.ts';
import type { ScoreChange } from '../../house/score-changes.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

interface ModificationInput {
  member: Named;
  /** More, or fewer where it is negative. */
  points: number;
  reason: string;
}

/**
 * Act III.5: the Chief Justice changes a Member's score for technical reasons, not below the floor (Act II.2); it is announced
 * (Act III.5.1). Their own takes another Justice's `consent` (Act III.3.5). Not understood where nothing would change.
 */
export function modifyScore(
  work: UnitOfWork,
  actor: Actor,
  input: ModificationInput,
  consent: PersonNumber | null = null,
): Result<HouseOutcome> {
  const previewed = previewModification(work, actor, input);
  if (!previewed.ok) return previewed;
  const { person, before, after, own, reason } = previewed.value;
  const change = { points: input.points };
  const asking: Asking | null =
    !own || consent !== null
      ? null
      : { person, matter: { kind: 'score', ...change }, acts: ['III.5', 'III.3.5'], reason };
  return orAskJustice(work, actor, asking, (): HouseOutcome => {
    const by = enrolActor(work, actor);
    const about = { by, acts: ['III.5', 'III.5.1'], texts: { reason } } as const;
    const entry = work.append({ type: 'adjusted', person, change }, about);
    const moved = { kind: 'score-modified', person, entry, before, after } as const;
    const agreed = consent === null ? {} : { consent };
    work.announce({ ...moved, by, ...agreed }, { to: 'discussion' });
    return moved;
  });
}

/** What a modification would do; `own`: to the score of the Chief Justice themselves. */
export interface ModificationPreview extends ScoreChange {
  reason: string;
  own: boolean;
}

/** What `modifyScore` would do, or why it would not; changes nothing. */
export function previewModification(
  view: ClubView,
  actor: Actor,
  { member, points, reason }: ModificationInput,
): Result<ModificationPreview> {
  const read = unlessRefused(needsChief(view, actor), allOf(whichPerson(view, member), readReason(reason)));
  if (!read.ok) return read;
  const [{ number: person }, why] = read.value;
  if (!isMember(view.state, person)) return refused({ code: 'not-a-member', person, acts: ['III.5'] });
  const before = scoreOf(view.state, person);
  const after = adjusted(before, { points }, view.state.figures);
  if (after === before) return notUnderstood({ problem: 'nothing-to-change' });
  const own = whoActs(view, actor).number === person;
  const alone = own ? lacksJustice(view, [person]) : [];
  return unlessRefused(alone, done({ person, before, after, reason: why, own }));
}

/**
 * Act II.3: a Moderator changes another Member's score, not below the floor (Act II.2); it is announced (Act III.2.4). Refused
 * where half of it or more goes (Act III.2.3). Not understood where nothing would change.
 */
export const adjustScore: UseCase<ModificationInput, HouseOutcome> = (work, actor, input) => {
  const matter = unlessRefused(needsModerator(work, actor), readMatter(work, { ...input, game: null }));
  if (!matter.ok) return matter;
  const refusals = mayNotPenalise(work, actor, matter.value);
  if (refusals.length > 0) return refused(...refusals);
  const { number: person } = matter.value.person;
  const standing = person === null ? null : standingAt(work.state, person);
  if (person === null || standing?.member !== true)
    return refused({ code: 'not-a-member', acts: ['II.3'], person });
  const change = { points: input.points };
  const before = standing.score;
  const after = adjusted(before, change, work.state.figures);
  if (isSevereLoss(before, after))
    return refused({ code: 'needs-finding', because: 'adjustment', acts: ['III.2.3'] });
  if (after === before) return notUnderstood({ problem: 'nothing-to-change' });
  const by = enrolActor(work, actor);
  const texts = { reason: matter.value.reason };
  const entry = work.append({ type: 'adjusted', person, change }, { by, acts: ['II.3'], texts });
  work.announce({ kind: 'score-adjusted', person, by, entry, before, after }, { to: 'discussion' });
  return done({ kind: 'score-adjusted', person, entry, before, after });
};
