import { enrol, enrolActor, type Named, type Somebody, whoIsNamed } from '../../house/people.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, understood, unlessRefused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import {
  by,
  findTable,
  isOverAlready,
  type Meant,
  type Table,
  type TableNumber,
  theTable,
  writeAt,
} from '../table.ts';
import { holdsOffice, isAtTable, needsGm, notBanned, personActing } from '../who.ts';
import { type GmElsewhere, needsGmOrModerator } from './gm-gone.ts';

export interface OfficerInput extends Meant, GmElsewhere {
  office: string;
  member: Named;
}

/** Who would get an office of a table, or lose it where `given` is false. */
export interface Naming {
  table: TableNumber;
  office: string;
  member: Somebody;
  given: boolean;
}

/** What naming an officer comes to, or why they can't be named; changes nothing. */
export const previewOfficer: Preview<OfficerInput, Naming> = (view, actor, input, now) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const office = readOffice(table, input.office);
  if (!office.ok) return office;
  const isGm = office.value === 'gm';
  const about = { gmLeft: input.gmLeft, now, matter: 'gamemaster' as const };
  const named = whoIsNamed(view, input.member);
  const actsNow = personActing(view, actor);
  const held = named.ok && holdsOffice(table, named.value.number, office.value);
  const givesUp = held && !isGm && named.value.number === actsNow;
  const mayNot = isGm
    ? needsGmOrModerator(view, actor, table, about)
    : needsGm(view, actor, table, 'gamemaster');
  const who = unlessRefused([...(givesUp ? [] : mayNot), ...isOverAlready(table, 'gamemaster')], named);
  if (!who.ok) return who;
  const unfit = held && !isGm ? [] : mayNotHold(view, table, who.value, office.value, now);
  const naming = { table: table.number, office: office.value, member: who.value, given: !held };
  return unlessRefused(unfit, done(naming));
};

/**
 * The gamemaster hands the table over, or gives somebody another office of it; again, to take that back, as its holder can too. A
 * Moderator can name another gamemaster (Club 1.1). Nobody has an office who plays (Club 1.3).
 */
export const nameOfficer = asPreviewed(
  previewOfficer,
  (work, actor, { table: number, office, member, given }) => {
    const table = theTable(work, number);
    const [person, namer] = [enrol(work, member), enrolActor(work, actor)];
    const isOwn = holdsOffice(table, namer, 'gm') || namer === person;
    writeAt(work, table, { type: given ? 'officer-named' : 'officer-released', office, person }, namer);
    const named = { table: number, office, person, given };
    const told = { kind: 'officer-named', ...named, ...(isOwn ? {} : { moderator: namer }) } as const;
    work.announce(told, { to: 'table', table: number });
    if (office === 'gm' && person !== namer) tell(work, { kind: 'gm-named', table: number, person }, person);
    return { kind: 'officer-named', ...named } as const;
  },
);

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
  const about = { table: table.number, person, ...by(table.rules, 'officers') };
  return [
    ...(holdsOffice(table, person, office) ? [{ code: 'holds-office', ...about } as const] : []),
    ...(isAtTable(table, person) ? [{ code: 'player-holds-none', ...about } as const] : []),
    ...(account === null
      ? [{ code: 'has-no-account', person, ...by(table.rules, 'gamemaster') } as const]
      : []),
    ...notBanned(view, table, person, now),
  ];
}
