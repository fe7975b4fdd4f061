import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

/** Act I.9.4: whether somebody has agreed to what is gathered of online games. */
export const hasAgreed = ({ state }: ClubView, { number }: { number: PersonNumber | null }): boolean =>
  number !== null && state.consents.has(number);

/** Act I.9.4: puts on record that somebody agrees; once, before their first online game. */
export function agree(work: UnitOfWork, person: PersonNumber): void {
  work.append({ type: 'evidence-consented', person }, { by: person, acts: ['I.9.4'] });
}
