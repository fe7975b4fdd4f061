import { enrol, type Named, type Somebody, whoIsNamed } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import { allOf, done, type Refusal, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { isAtTable, isOfficer, ownSeat, personActing } from '../who.ts';
import { asLive } from './live.ts';

/** As an officer of a table is named: who helps with what. */
export interface HelpInput extends Meant {
  member: Named;
  /** What they help with; not needed to say that it is over. */
  text: string | null;
}

/** What `/table officer` calls somebody who helps a contestant. */
export const helperOffice = 'helper';

/** Whether what was typed as an office is that, where the rules have helpers announced. */
export const isHelperOf = (table: Table, office: string): boolean =>
  asLive(table) !== null && office.trim().toLowerCase() === helperOffice;

/** A contestant says who helps them, and with what, to the Judge and everybody (BT7); again, that they no longer do. */
export const announceHelp: UseCase<HelpInput, TableOutcome<'help-announced'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'helpers');
  if (!seat.ok) return seat;
  const { id } = seat.value;
  const named = whoIsNamed(work, input.member);
  if (!named.ok) return named;
  const given = !helps(table, id, named.value);
  const read: Result<[Somebody, string | null]> = allOf(
    named,
    given ? readReason(input.text ?? '', 'text') : done(null),
  );
  if (!read.ok) return read;
  const [member, text] = read.value;
  const refusals = given ? mayNotHelp(table, member) : [];
  if (refusals.length > 0) return refused(...refusals);
  const person = enrol(work, member);
  const body = { type: 'help-announced', seat: id, person, given } as const;
  const entry = writeAt(work, table, body, personActing(work, actor), text === null ? {} : { reason: text });
  const told = { kind: 'help-announced', table: table.number, entry } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
};

const helps = ({ state }: Table, seat: string, { number }: Somebody): boolean =>
  state.regulations.helpers.some((each) => each.seat === seat && each.person === number);

/** None, or the refusal of somebody who plays at the table, or has an office there. */
const mayNotHelp = (table: Table, { number: person }: Somebody): Refusal[] =>
  person !== null && (isAtTable(table, person) || isOfficer(table, person))
    ? [{ code: 'helper-plays', table: table.number, person, ...by(table.rules, 'helpers') }]
    : [];
