import { type Actor, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result } from '../../house/result.ts';
import type { Case } from '../book/cases.ts';
import { caseFor, mayMove } from '../find-case.ts';
import type { PetitionOutcome } from '../outcomes.ts';
import { tellAll } from '../tell.ts';

export interface Withdrawal {
  case: string;
  /** Whether a panel had judged it when they were shown what that means; null where they were shown nothing. */
  judged: boolean | null;
}

/**
 * The person who asked the Court takes that back: the petition, or after a judgement the wish for the whole Court (Act III.3.9).
 * Refused to others, and once the first vote is cast.
 */
export function withdrawCase(work: UnitOfWork, actor: Actor, input: Withdrawal): Result<PetitionOutcome> {
  const checked = mayWithdraw(work, actor, input);
  if (!checked.ok) return checked;
  if (input.judged !== null && isJudged(checked.value) !== input.judged)
    return notUnderstood({ problem: 'changed-meanwhile' });
  const { number } = checked.value;
  const by = whoActs(work, actor).number;
  const entry = work.append({ type: 'petition-withdrawn', case: number }, { by, acts: ['III.3'] });
  tellAll(work, 'withdrawn', number, entry);
  return done({ kind: 'petition-withdrawn', case: number });
}

/** The case that would be withdrawn, or why it cannot be; changes nothing. */
export const mayWithdraw = (view: ClubView, actor: Actor, input: { case: string }): Result<Case> =>
  caseFor(view, input.case, (appeal) => {
    const asker = appeal.asked?.person ?? appeal.petitioner;
    return whoActs(view, actor).number === asker
      ? mayMove(appeal, isJudged(appeal) ? 'drop' : 'withdraw', ['III.3.8'])
      : [{ code: 'petitioner-only', case: appeal.number, acts: ['III.3'] }];
  });

/** Whether there is a judgement, so that only the wish for the whole Court is left to be withdrawn. */
export const isJudged = ({ judgements }: Case): boolean => judgements.length > 0;
