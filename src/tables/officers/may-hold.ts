import type { Actor, Somebody } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { OfficeFigures } from '../rule-sets/rule-set.ts';
import { by, type Table } from '../table.ts';
import { holdersOf, holdsOffice, isAtTable, needsGm, notBanned, officersOf, personActing } from '../who.ts';
import { needsDirector, presentDirector } from './directing.ts';

/** None, or why somebody can’t name an officer other than the gamemaster: the director does, and the gamemaster while there is none. */
export function mayNotName(
  view: ClubView,
  actor: Actor,
  table: Table,
  office: string,
  now: number,
): Refusal[] {
  const figures = table.rules.offices[office];
  const director = presentDirector(view, table, now);
  if (figures?.namedBy !== 'director') return needsGm(view, actor, table, 'gamemaster');
  if (director !== null) return needsDirector(view, actor, table, figures.on);
  // An assistant steps in by themselves for a director who is gone.
  const stepsIn = figures.among !== undefined && holdsOffice(table, personActing(view, actor), figures.among);
  return stepsIn ? [] : needsGm(view, actor, table, figures.on);
}

interface Naming {
  office: string;
  now: number;
}

/** None, or why somebody can’t have an office of a table (Club 1.3, WM A.2 to A.10, MJ A.2 to A.8). */
export function mayNotHold(
  view: ClubView,
  table: Table,
  { number: person, account }: Somebody,
  { office, now }: Naming,
): Refusal[] {
  const figures = table.rules.offices[office];
  const on = by(table.rules, figures?.on ?? 'officers');
  const isFull = figures !== undefined && isFullFor(table, office, figures);
  const full = { code: 'office-full', table: table.number, office, most: figures?.most ?? 1, ...on } as const;
  if (person === null) return [...(isFull ? [full] : []), ...notAmong(table, person, { office, figures })];
  const about = { table: table.number, person };
  const plays = isAtTable(table, person) && (figures?.playing ?? 'never') === 'never';
  return [
    ...(holdsOffice(table, person, office) ? [{ code: 'holds-office', ...about, ...on } as const] : []),
    ...(plays ? [{ code: 'player-holds-none', ...about, ...on } as const] : []),
    ...(isFull ? [full] : []),
    ...notAmong(table, person, { office, figures }),
    ...barredBy(table, person, office),
    ...(account === null
      ? [{ code: 'has-no-account', person, ...by(table.rules, 'gamemaster') } as const]
      : []),
    ...notBanned(view, table, person, now),
  ];
}

/** Whether as many people have an office as can; where that is one, the next one takes it over. */
const isFullFor = (table: Table, office: string, { most }: OfficeFigures): boolean =>
  most !== null && most > 1 && holdersOf(table, office).length >= most;

function notAmong(
  table: Table,
  person: PersonNumber | null,
  { office, figures }: { office: string; figures: OfficeFigures | undefined },
): Refusal[] {
  const among = figures?.among;
  return figures === undefined || among === undefined || holdsOffice(table, person, among)
    ? []
    : [{ code: 'office-among', table: table.number, office, among, ...by(table.rules, figures.on) }];
}

/** None, or the refusal where somebody has an office that the rules let nobody have beside it (WM A.10). */
function barredBy(table: Table, person: PersonNumber, office: string): Refusal[] {
  const { offices } = table.rules;
  const other = officersOf(table)
    .filter((held) => held.person === person && held.office !== office)
    .map((held) => held.office)
    .find((held) => offices[office]?.not.includes(held) || offices[held]?.not.includes(office));
  if (other === undefined) return [];
  const says = offices[office]?.not.includes(other) ? office : other;
  const on = offices[says]?.on ?? 'officers';
  return [{ code: 'office-barred', table: table.number, person, office, other, ...by(table.rules, on) }];
}
