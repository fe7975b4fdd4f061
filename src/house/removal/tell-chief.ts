import type { PersonNumber } from '../../ledger/fields.ts';
import { holders } from '../book/offices.ts';
import { removalTermOf } from '../book/removal.ts';
import type { RemovalNews } from '../notices.ts';
import type { UnitOfWork } from '../ports.ts';

/** Act II.8: has the Chief Justice told how a request stands, and until when it has to be met. */
export function tellChief(work: UnitOfWork, person: PersonNumber, news: RemovalNews): void {
  const due = removalTermOf(work.state, person)?.due ?? null;
  for (const chief of holders(work.state, 'chief'))
    work.announce({ kind: 'removal-request', person, news, due }, { to: 'person', person: chief });
}
