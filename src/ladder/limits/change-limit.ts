import { needsModerator } from '../../house/authority.ts';
import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { enrol, whoActs } from '../../house/who.ts';
import type { BodyOf } from '../../rule-books.ts';
import { type LimitOutcome, type LimitState, limitOf, stateOf } from './limits.ts';
import { playsIt } from './set-limit.ts';

interface Change {
  /** In what state the limit has to be. */
  from: readonly LimitState[];
  body: (limit: number) => BodyOf<'limit-paused' | 'limit-resumed' | 'limit-ended'>;
  outcome: LimitOutcome['kind'];
}

type ChangeOfLimit = (work: UnitOfWork, actor: Actor, input: { limit: string }) => Result<LimitOutcome>;

/** Act I.8.1: a Moderator or Justice who does not play the game is told of a pause. Refused where it does not run. */
export const pauseLimit: ChangeOfLimit = changing({
  from: ['running'],
  body: (limit) => ({ type: 'limit-paused', limit }),
  outcome: 'limit-paused',
});

/** Act I.8.1: the game goes on, and ends as much later as it paused. Refused where it does not pause. */
export const resumeLimit: ChangeOfLimit = changing({
  from: ['paused'],
  body: (limit) => ({ type: 'limit-resumed', limit }),
  outcome: 'limit-resumed',
});

/** Act I.8.1: the game ended before its limit. Refused once it is over. */
export const stopLimit: ChangeOfLimit = changing({
  from: ['running', 'paused'],
  body: (limit) => ({ type: 'limit-ended', limit, reached: false }),
  outcome: 'limit-stopped',
});

function changing({ from, body, outcome }: Change): ChangeOfLimit {
  return (work, actor, { limit: typed }) => {
    const limit = limitOf(work.state, Number(typed));
    if (limit === null) return notUnderstood({ problem: 'lapsed' });
    const { seq, white, black } = limit;
    const refusals = [...needsModerator(work, actor), ...playsIt(work, actor, [white, black])];
    if (refusals.length > 0) return refused(...refusals);
    const state = stateOf(limit);
    if (!from.includes(state)) return refused({ code: 'limit-is', limit: seq, state, acts: ['I.8.1'] });
    work.append(body(seq), { by: enrol(work, whoActs(work, actor)), acts: ['I.8.1'] });
    return done({ kind: outcome, limit: seq });
  };
}
