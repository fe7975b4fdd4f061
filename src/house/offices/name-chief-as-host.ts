import { officesHeld } from '../book/offices.ts';
import type { HouseOutcome } from '../outcomes.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Result, refused } from '../result.ts';
import { passChiefOn } from './office-changes.ts';

/**
 * Acts III.1 and III.2: the host names the Chief Justice, for a club in which neither the one it had nor a member of staff is
 * left to pass the office on. It is announced. Not understood for an account that the club does not know.
 */
export function nameChiefAsHost(work: UnitOfWork, { account }: { account: string }): Result<HouseOutcome> {
  const found = work.people.byAccount(account);
  if (found?.account !== account) return notUnderstood({ problem: 'no-such-person', text: account });
  const { number: person } = found;
  if (officesHeld(work.state, person).has('chief'))
    return refused({ code: 'office-held', person, office: 'chief', acts: ['III.2'] });
  passChiefOn(work, person, null);
  return done({ kind: 'office-given', person, office: 'chief' });
}
