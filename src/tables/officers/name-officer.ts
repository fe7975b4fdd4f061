import { enrol, enrolActor, type Named, type Somebody, whoIsNamed } from '../../house/people.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result, understood, unlessRefused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Officer } from '../opening/book.ts';
import {
  findTable,
  isOverAlready,
  type Meant,
  type Table,
  type TableNumber,
  theTable,
  writeAt,
} from '../table.ts';
import { holdsOffice, personActing } from '../who.ts';
import { directorOf } from './directing.ts';
import { type GmElsewhere, needsGmOrModerator } from './gm-gone.ts';
import { mayNotHold, mayNotName } from './may-hold.ts';

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
  const held = named.ok && isNamedHere(table, named.value.number, office.value);
  const givesUp = held && !isGm && named.value.number === actsNow;
  const mayNot = isGm
    ? needsGmOrModerator(view, actor, table, about)
    : mayNotName(view, actor, table, office.value, now);
  const who = unlessRefused([...(givesUp ? [] : mayNot), ...isOverAlready(table, 'gamemaster')], named);
  if (!who.ok) return who;
  const unfit = held && !isGm ? [] : mayNotHold(view, table, who.value, { office: office.value, now });
  const naming = { table: table.number, office: office.value, member: who.value, given: !held };
  return unlessRefused(unfit, done(naming));
};

/**
 * The gamemaster hands the table over, or gives somebody another office of it; again, to take that back, as its holder can too. A
 * Moderator can name another gamemaster (Club 1.1). Nobody has an office who plays (Club 1.3). Once there is a director, the director
 * names the officers of a tournament, and an office for one person goes from one holder to the next.
 */
export const nameOfficer = asPreviewed(
  previewOfficer,
  (work, actor, { table: number, office, member, given }) => {
    const table = theTable(work, number);
    const [person, namer] = [enrol(work, member), enrolActor(work, actor)];
    const isOwn = holdsOffice(table, namer, 'gm') || namer === directorOf(table) || namer === person;
    if (given) handOver(work, table, office, namer);
    writeAt(work, table, { type: given ? 'officer-named' : 'officer-released', office, person }, namer);
    if (!given) loseWith(work, table, { office, person }, namer);
    const named = { table: number, office, person, given };
    const told = { kind: 'officer-named', ...named, ...(isOwn ? {} : { moderator: namer }) } as const;
    work.announce(told, { to: 'table', table: number });
    if (office === 'gm' && person !== namer) tell(work, { kind: 'gm-named', table: number, person }, person);
    return { kind: 'officer-named', ...named } as const;
  },
);

/** Whether somebody has an office of the table itself: what a tournament gave, it alone takes back. */
const isNamedHere = ({ state }: Table, person: PersonNumber | null, office: string): boolean =>
  office === 'gm'
    ? person !== null && state.gm === person
    : state.officers.some((held) => held.office === office && held.person === person);

/** Takes from somebody the offices that nobody has without the one that they lost. */
function loseWith(work: UnitOfWork, table: Table, { office, person }: Officer, namer: PersonNumber): void {
  for (const held of table.state.officers)
    if (held.person === person && table.rules.offices[held.office]?.among === office)
      writeAt(work, table, { type: 'officer-released', ...held }, namer);
}

/** Takes an office that one person has from whoever has it now; an assistant who acts as director does so no longer either. */
function handOver(work: UnitOfWork, table: Table, office: string, namer: PersonNumber): void {
  if (table.rules.offices[office]?.most !== 1) return;
  const ends = office === 'director' ? [office, 'acting-director'] : [office];
  for (const held of table.state.officers.filter((each) => ends.includes(each.office)))
    writeAt(work, table, { type: 'officer-released', ...held }, namer);
}

/** The offices of a table, the gamemaster's first. */
export const officesOfTable = ({ rules }: Pick<Table, 'rules'>): string[] => [
  'gm',
  ...Object.keys(rules.offices),
];

function readOffice(table: Table, text: string): Result<string> {
  const typed = text.trim().toLowerCase();
  const offices = officesOfTable(table);
  const office = offices.find((each) => each === (typed === 'gamemaster' ? 'gm' : typed));
  return understood(office, { problem: 'no-such-office', text, offices });
}
