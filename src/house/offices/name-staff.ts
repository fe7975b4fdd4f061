import type { PersonNumber } from '../../ledger/fields.ts';
import type { UnitOfWork } from '../ports.ts';

/** Acts 0.14 and III.6: makes somebody the member of staff, and has it announced; `consent` is who agreed to it. */
export function nameStaff(
  work: UnitOfWork,
  person: PersonNumber,
  by: PersonNumber | null,
  consent: PersonNumber | null,
): void {
  const before = work.settings.staff;
  work.saveSettings({ staff: person });
  work.append({ type: 'staff-named', person }, { by, acts: ['III.6'] });
  work.announce({ kind: 'staff-named', person, by, consent, before }, { to: 'discussion' });
}
