import { enrol, enrolActor, type Named, type Somebody, whoIsNamed } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, understood, unlessRefused } from '../../house/result.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, findTable, isOverAlready, type Meant, type Table, writeAt } from '../table.ts';
import { holdsOffice, isAtTable, needsGm, notBanned } from '../who.ts';
import { type GmElsewhere, needsGmOrSuccessor } from './gm-gone.ts';

interface OfficerInput extends Meant, GmElsewhere {
  office: string;
  member: Named;
}

/**
 * The gamemaster hands the table over, or gives somebody another office of it; again, to take that back. A Moderator names a new
 * gamemaster where the table's own is gone (Club 1.1). Nobody has an office who plays (Club 1.3).
 */
export const nameOfficer: UseCase<OfficerInput, TableOutcome<'officer-named'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const office = readOffice(table, input.office);
  if (!office.ok) return office;
  const isGm = office.value === 'gm';
  const { gmLeft } = input;
  const mayNot = isGm
    ? needsGmOrSuccessor(work, actor, table, { gmLeft, now: work.now, point: '1.1' })
    : needsGm(work, actor, table, '1.1');
  const named = unlessRefused([...mayNot, ...isOverAlready(table, '1.1')], whoIsNamed(work, input.member));
  if (!named.ok) return named;
  const held = holdsOffice(table, named.value.number, office.value);
  const unfit = held && !isGm ? [] : mayNotHold(work, table, named.value, office.value, work.now);
  const fit = unlessRefused(unfit, named);
  if (!fit.ok) return fit;
  const [person, given] = [enrol(work, fit.value), !held];
  const type = given ? 'officer-named' : 'officer-released';
  writeAt(work, table, { type, office: office.value, person }, enrolActor(work, actor));
  const told = { kind: 'officer-named', table: table.number, office: office.value, person, given } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
};

/** The offices of a table, the gamemaster's first. */
export const officesOfTable = ({ rules }: Pick<Table, 'rules'>): string[] => ['gm', ...rules.offices];

function readOffice(table: Table, text: string): Result<string> {
  const typed = text.trim().toLowerCase();
  const offices = officesOfTable(table);
  const office = offices.find((each) => each === (typed === 'gamemaster' ? 'gm' : typed));
  return understood(office, { problem: 'no-such-office', text, offices });
}

function mayNotHold(
  view: ClubView,
  table: Table,
  { number: person, account }: Somebody,
  office: string,
  now: number,
): Refusal[] {
  if (person === null) return [];
  const about = { table: table.number, person, ...by(table.rules, '1.3') };
  return [
    ...(holdsOffice(table, person, office) ? [{ code: 'holds-office', ...about } as const] : []),
    ...(isAtTable(table, person) ? [{ code: 'player-holds-none', ...about } as const] : []),
    ...(account === null ? [{ code: 'has-no-account', person, ...by(table.rules, '1.1') } as const] : []),
    ...notBanned(view, table, person, now),
  ];
}
