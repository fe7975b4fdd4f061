import { isSevereLoss } from '../../../terms/administration/sanctions.ts';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import { needsModerator } from '../../house/authority.ts';
import { standingAt } from '../../house/book/members.ts';
import { readMatter } from '../../house/discipline/matter.ts';
import { mayNotPenalise } from '../../house/discipline/may-penalise.ts';
import type { DisciplineOutcome } from '../../house/discipline/outcomes.ts';
import type { Actor, Named } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { enrol, whoActs } from '../../house/who.ts';

/**
 * Act II.3: a Moderator changes the score of a Member, other than their own, by so many points and with a reason; the
 * floor of Act II.2 holds. It is announced at once (Act III.2.4). Refused where it takes half of the score or more, which
 * is a severe sanction (Act III.2.3). Not understood where it would move nothing.
 */
export function adjustScore(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named; points: number; reason: string },
): Result<DisciplineOutcome> {
  const authority = needsModerator(work, actor);
  if (authority.length > 0) return refused(...authority);
  const matter = readMatter(work, { ...input, game: null });
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
  const by = enrol(work, whoActs(work, actor));
  const texts = { reason: matter.value.reason };
  const entry = work.append({ type: 'adjusted', person, change }, { by, acts: ['II.3'], texts });
  work.announce({ kind: 'score-adjusted', person, by, entry, before, after }, { to: 'discussion' });
  return done({ kind: 'score-adjusted', person, entry, before, after });
}
