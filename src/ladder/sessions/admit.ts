import { moderatesAs, type Office } from '../../../terms/administration/authority.ts';
import type { Act } from '../../../terms/register.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { Texts, UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

export interface Arrival {
  person: PersonNumber;
  date: LocalDate;
  /** Counts as the Moderator in the room (Act 0.6). */
  moderating: boolean;
  by: PersonNumber;
  texts?: Texts;
}

/**
 * Enters somebody in the register of the session as in the room from now on (Act 0.9). Returns the place of the entry.
 */
export function admit(work: UnitOfWork, { person, date, moderating, by, texts = {} }: Arrival): number {
  const acts = moderating ? moderatingActs(officesHeld(work.state, person)) : (['0.9'] as const);
  return work.append({ type: 'checked-in', person, date, moderating }, { by, acts, texts });
}

/** Act III.3.4 is cited where a Justice stands in for a Moderator. */
const moderatingActs = (held: ReadonlySet<Office>): readonly Act[] =>
  moderatesAs(held) === 'moderator' ? ['0.6', '0.9'] : ['0.6', '0.9', 'III.3.4'];
