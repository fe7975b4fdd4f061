import type { Act } from '../../../terms/register.ts';
import { holders } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { type Secrecy, secrecyOf } from '../book/exhibit-views.ts';
import { benchOf, courtOf, partiesOf } from '../court.ts';

/** By what an exhibit is closed to others. */
export const secrecyActs: Readonly<Record<Secrecy, readonly Act[]>> = {
  open: ['III.3'],
  sealed: ['III.3', '0.14'],
  raw: ['I.9.5', 'I.9.9'],
  redacted: ['I.9.5', 'I.9.8'],
};

/** Who may look at an exhibit as its case stands, by number; the staff may besides (Act 0.14). */
export function readersOf({ state }: Pick<ClubView, 'state'>, known: Case, exhibit: Exhibit): PersonNumber[] {
  const court = courtOf({ state });
  const bench = benchOf({ state }, known).filter((person) => court.includes(person));
  const chief = holders(state, 'chief');
  const secrecy = secrecyOf(exhibit);
  switch (secrecy) {
    case 'open':
      return [...partiesOf(known), ...known.counsel.map(({ person }) => person), ...court];
    case 'sealed':
      return bench;
    // Act I.9.9: those who hear the case only once most of them ordered so.
    case 'raw':
      return known.rawOrdered ? [...chief, ...bench] : chief;
    // Act I.9.8: those who hear the case without a release.
    case 'redacted':
      return exhibit.released ? [...court, ...holders(state, 'moderator')] : [...chief, ...bench];
    default:
      return secrecy satisfies never;
  }
}
