import type { Actor, Somebody } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import { by, type Table } from '../table.ts';
import { holdsOffice, isAtTable, needsGm, notBanned, officersOf, personActing } from '../who.ts';
import { needsDirector, presentDirector } from './directing.ts';
import { isFullFor, officesBeside } from './office-limits.ts';

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
  const offices = { rules: table.rules, held: officersOf(table) };
  const full = { code: 'office-full', table: table.number, office, most: figures?.most ?? 1, ...on } as const;
  const beside = [...(isFullFor(offices, office) ? [full] : []), ...officesBeside(offices, person, office)];
  if (person === null) return beside;
  const about = { table: table.number, person };
  const plays = isAtTable(table, person) && (figures?.playing ?? 'never') === 'never';
  return [
    ...(holdsOffice(table, person, office) ? [{ code: 'holds-office', ...about, ...on } as const] : []),
    ...(plays ? [{ code: 'player-holds-none', ...about, ...on } as const] : []),
    ...beside,
    ...(account === null
      ? [{ code: 'has-no-account', person, ...by(table.rules, 'gamemaster') } as const]
      : []),
    ...notBanned(view, table, person, now),
  ];
}
