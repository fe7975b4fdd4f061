import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { hasRead } from '../staff.ts';
import { by, type Table } from '../table.ts';
import { isOfficer, notBanned } from '../who.ts';

/** None, or why somebody may not play at a table (Club 1.2, 1.3 and 1.7). */
export function mayNotPlay(
  view: ClubView,
  table: Table,
  person: PersonNumber | null,
  now: number,
): Refusal[] {
  if (person === null) return [];
  const about = { table: table.number, person };
  return [
    ...(isOfficer(table, person)
      ? [{ code: 'officer-plays-not', table: table.number, ...by(table.rules, 'officers') } as const]
      : []),
    ...(table.state.removed.includes(person)
      ? [{ code: 'was-removed', ...about, ...by(table.rules, 'removal') } as const]
      : []),
    ...(hasRead(table, person)
      ? [{ code: 'reader-plays-not', ...about, ...by(table.rules, 'officers') } as const]
      : []),
    ...notBanned(view, table, person, now),
  ];
}
