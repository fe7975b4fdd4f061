import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { hasRead } from '../staff.ts';
import { by, type Table } from '../table.ts';
import { notBanned, officesBarring } from '../who.ts';

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
    ...officesBarring(table, person)
      .slice(0, 1)
      .map((office) => officerPlaysNot(table, office)),
    ...(table.state.removed.includes(person)
      ? [{ code: 'was-removed', ...about, ...by(table.rules, 'removal') } as const]
      : []),
    ...(hasRead(table, person)
      ? [{ code: 'reader-plays-not', ...about, ...by(table.rules, 'officers') } as const]
      : []),
    ...notBanned(view, table, person, now),
  ];
}

const officerPlaysNot = ({ number: table, rules }: Table, office: string): Refusal => ({
  ...{ code: 'officer-plays-not', table, ...by(rules, rules.offices[office]?.on ?? 'officers') },
});
