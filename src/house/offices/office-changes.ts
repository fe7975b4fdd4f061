import type { Office } from '../../../terms/administration/authority.ts';
import type { Act } from '../../../terms/register.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Entry, Rules } from '../../rule-books.ts';
import { holders } from '../book/offices.ts';
import type { UnitOfWork } from '../ports.ts';

/** Act III.2: gives an office, and has it announced. `by` is who gives it; null for the host (Act III.1). */
export function giveOffice(
  work: UnitOfWork,
  person: PersonNumber,
  office: Office,
  by: PersonNumber | null,
): void {
  work.append({ type: 'office-given', person, office }, { by, acts: ['III.2'] });
  work.announce({ kind: 'office-changed', person, office, given: true, by }, { to: 'discussion' });
}

/** Takes an office away, by Act III.2 unless it is by another, and has it announced. */
export function takeOffice(
  work: UnitOfWork,
  person: PersonNumber,
  office: Office,
  by: PersonNumber | null,
  act: Act = 'III.2',
): void {
  work.append({ type: 'office-taken', person, office }, { by, acts: [act] });
  work.announce({ kind: 'office-changed', person, office, given: false, by }, { to: 'discussion' });
}

/** Makes somebody the Chief Justice; there is one at a time, so the one before gives the office up. */
export function passChiefOn(work: UnitOfWork, person: PersonNumber, by: PersonNumber | null): void {
  for (const holder of holders(work.state, 'chief')) takeOffice(work, holder, 'chief', by);
  giveOffice(work, person, 'chief', by);
}

/** Whether a person holds an office after those entries; the fold says the same. */
export function holdsOffice(
  rules: Rules,
  entries: readonly Entry[],
  person: PersonNumber,
  office: Office,
): boolean {
  const undone = rules.undoneIn(entries);
  const last = entries.findLast(
    (entry) =>
      (entry.type === 'office-given' || entry.type === 'office-taken') &&
      entry.person === person &&
      entry.office === office &&
      !undone.has(entry.seq),
  );
  return last?.type === 'office-given';
}
