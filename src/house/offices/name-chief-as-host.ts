import { officesHeld } from '../book/offices.ts';
import type { HouseOutcome } from '../outcomes.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Result, refused } from '../result.ts';
import { passChiefOn } from './office-changes.ts';

/** Acts III.1 and III.2: the host names a Chief Justice if nobody else can; all are told. Not understood for a stranger. */
export function nameChiefAsHost(work: UnitOfWork, { account }: { account: string }): Result<HouseOutcome> {
  const found = work.people.byAccount(account);
  if (found?.account !== account) return notUnderstood({ problem: 'no-such-person', text: account });
  const { number: person } = found;
  if (officesHeld(work.state, person).has('chief'))
    return refused({ code: 'office-held', person, office: 'chief', acts: ['III.2'] });
  passChiefOn(work, person, null);
  return done({ kind: 'office-given', person, office: 'chief' });
}
