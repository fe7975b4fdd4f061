import type { Instant } from '../../../terms/time.ts';
import { enrolActor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, refused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import { parsePreference } from '../seats/draw.ts';
import { takeSeat } from '../seats/take-seat.ts';
import { by, findTable, type Meant, type Table, theTable, writeAt } from '../table.ts';
import { personActing } from '../who.ts';
import { mayNotPlay } from './may-play.ts';

interface JoinInput extends Meant {
  /** The seats that they would like, the best first. */
  preference: string | null;
}

/** Somebody joins a table: they wait for its start, or take an open seat once it is being played (Club 1.2 to 1.6). */
export const joinTable: UseCase<JoinInput, TableOutcome> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  return found.value.state.status === 'playing'
    ? takeSeat(work, actor, found.value, input.preference)
    : enterTable(work, actor, input);
};

/** Somebody joins a table that is open, with the seats that they would like (Club 1.2 to 1.4). Again, to change those. */
export const enterTable: UseCase<JoinInput, TableOutcome<'table-joined'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  const refusals = [...isFull(table, person, work.now), ...mayNotPlay(work, table, person, work.now)];
  if (refusals.length > 0) return refused(...refusals);
  const seats = table.rules.seats;
  const wants = input.preference === null ? [] : parsePreference(input.preference, seats);
  if (wants === null) return notUnderstood({ problem: 'not-a-seat', text: input.preference ?? '', seats });
  const entrant = enrolActor(work, actor);
  const again = table.state.entrants.some((each) => each.person === entrant);
  if (again && input.preference === null)
    return done({ kind: 'table-joined', table: table.number, person: entrant, again });
  if (again) writeAt(work, table, { type: 'table-left', person: entrant }, entrant);
  writeAt(work, table, { type: 'table-joined', person: entrant, wants }, entrant);
  if (!again) tellIfFull(work, theTable(work, table.number), entrant);
  return done({ kind: 'table-joined', table: table.number, person: entrant, again });
};

/** The gamemaster is told that a table is full: not again by somebody who leaves and comes back. */
function tellIfFull(work: UnitOfWork, { number, state, rules, book }: Table, last: PersonNumber): void {
  const { gm, entrants } = state;
  const joins = book.entries.filter((entry) => entry.type === 'table-joined' && entry.person === last);
  if (gm !== null && entrants.length === rules.seats.length && joins.length === 1)
    tell(work, { kind: 'table-filled', table: number }, gm);
}

function isFull(table: Table, person: PersonNumber | null, now: Instant): Refusal[] {
  const { state, number, rules } = table;
  if (state.status !== 'open') return [{ code: 'table-not-open', table: number, ...by(rules, 'start') }];
  const others = state.entrants.filter((entrant) => entrant.person !== person);
  const late = others.length === state.entrants.length ? entryOver(table, now) : [];
  if (late.length > 0) return late;
  return others.length < rules.seats.length
    ? []
    : [{ code: 'table-full', table: number, ...by(rules, 'start') }];
}

const day = 24 * 3600_000;

/** None, or the refusal once the days for joining are over, unless the gamemaster lets people in (BT1, BT2). */
function entryOver({ about, state, rules, number }: Table, now: Instant): Refusal[] {
  const { entryDays: days } = rules.figures;
  if (days === null || state.settings.entry === 'open' || now <= about.openedAt + days * day) return [];
  return [{ code: 'entry-over', table: number, days, ...by(rules, 'entry') }];
}
