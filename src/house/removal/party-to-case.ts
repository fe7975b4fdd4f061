import type { Act } from '../../../terms/register.ts';
import { openCaseOf } from '../../appeals/book/case-views.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../refusals.ts';

/** None, or the refusal while a case holds the person as a party, counsel or witness; the Act is what has to wait. */
export function partyToCase({ state }: ClubView, person: PersonNumber, act: Act): Refusal[] {
  const open = openCaseOf(state, person);
  return open === null ? [] : [{ code: 'party-to-case', case: open.number, person, acts: [act] }];
}
