import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import { partiesOf } from '../court.ts';
import type { PetitionStep } from '../notices.ts';

/** Has the Court told in its channel what became of a petition; `entry` is where it is said why. */
export const tellCourt = (work: UnitOfWork, step: PetitionStep, number: CaseNumber, entry: number): void =>
  work.announce({ kind: 'petition', step, case: number, person: null, entry }, { to: 'court' });

/** Has the Court and both parties told. */
export function tellAll(work: UnitOfWork, step: PetitionStep, number: CaseNumber, entry: number): void {
  tellCourt(work, step, number, entry);
  const known = work.state.cases[number];
  for (const person of known === undefined ? [] : partiesOf(known))
    tell(work, { kind: 'petition', step, case: number, person, entry }, person);
}
