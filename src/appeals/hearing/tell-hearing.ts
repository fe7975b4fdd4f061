import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';

/** What is told, by the entry that says it, and whom besides those in the hearing. */
interface News {
  case: CaseNumber;
  entry: number;
  people?: readonly PersonNumber[];
}

/** Has the Court told in its channel, where everybody may read it, and some people directly. */
export function tellPublicly(work: UnitOfWork, { case: number, entry, people = [] }: News): void {
  work.announce({ kind: 'hearing', case: number, entry, person: null }, { to: 'court' });
  tellEach(work, { case: number, entry, people });
}

/** Has those told who are in the hearing, where it is held, and some people directly. */
export function tellInHearing(work: UnitOfWork, { case: number, entry, people = [] }: News): void {
  work.announce({ kind: 'hearing', case: number, entry, person: null }, { to: 'case', case: number });
  tellEach(work, { case: number, entry, people });
}

function tellEach(work: UnitOfWork, { case: number, entry, people }: Required<News>): void {
  for (const person of new Set(people)) tell(work, { kind: 'hearing', case: number, entry, person }, person);
}
