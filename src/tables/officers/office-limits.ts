import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Officer } from '../opening/book.ts';
import type { TableRules } from '../rule-sets/rule-set.ts';
import { by } from '../table.ts';

/** The offices that a table or a tournament has by its rules, and who has them. */
interface Offices {
  readonly rules: TableRules;
  readonly held: readonly Officer[];
}

/** Whether as many people have an office as can; where that is one, the next one takes it over. */
export function isFullFor({ rules, held }: Offices, office: string): boolean {
  const most = rules.offices[office]?.most ?? null;
  return most !== null && most > 1 && new Set(holding(held, office)).size >= most;
}

const holding = (held: readonly Officer[], office: string): PersonNumber[] =>
  held.flatMap((each) => (each.office === office ? [each.person] : []));

/**
 * None, or why somebody can't have an office beside those that people have (WM A.2 to A.10, MJ A.2 to A.8): only those can who have
 * another, or nobody can who has one that they have. Null for a person whom the club has not met.
 */
export const officesBeside = (of: Offices, person: PersonNumber | null, office: string): Refusal[] => [
  ...notAmong(of, person, office),
  ...(person === null ? [] : barredBy(of, person, office)),
];

function notAmong({ rules, held }: Offices, person: PersonNumber | null, office: string): Refusal[] {
  const figures = rules.offices[office];
  const among = figures?.among;
  return figures === undefined ||
    among === undefined ||
    (person !== null && holding(held, among).includes(person))
    ? []
    : [{ code: 'office-among', office, among, ...by(rules, figures.on) }];
}

/** None, or the refusal where somebody has an office that the rules let nobody have beside it (WM A.10). */
function barredBy({ rules, held }: Offices, person: PersonNumber, office: string): Refusal[] {
  const { offices } = rules;
  const other = held
    .filter((each) => each.person === person && each.office !== office)
    .map((each) => each.office)
    .find((each) => offices[office]?.not.includes(each) || offices[each]?.not.includes(office));
  if (other === undefined) return [];
  const says = offices[office]?.not.includes(other) ? office : other;
  return [{ code: 'office-barred', person, office, other, ...by(rules, offices[says]?.on ?? 'officers') }];
}
