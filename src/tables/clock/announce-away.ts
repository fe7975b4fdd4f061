import {
  endOfLocalDay,
  type Instant,
  instantAt,
  parseLocalDate,
  parseLocalMoment,
} from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { findTableWith, presentPhase } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { Seat } from '../seats/book.ts';
import { by, type Meant, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';
import { announceWeekly } from './announce-weekly.ts';
import { type AwayTime, daysTouched, takenBack } from './away-time.ts';
import { clockOf, deadlineWith, phaseDeadline } from './phase-deadline.ts';

export interface AwayInput extends Meant {
  /** `2026-12-01`, or `2026-12-01 13:00`, by the table's clock; `Fri 17:00` where the rules ask for a time in each week. */
  from: string;
  until: string;
  /** Whether the player is not away then after all. */
  cancel: boolean;
}

const hour = 3600_000;

interface Own {
  table: Table;
  seat: Seat;
}

interface Away extends Own {
  from: Instant;
  to: Instant;
}

/**
 * A player says when they are away, a day ahead and for some days of a game in all: a deadline within that time moves to a day after
 * it (Club 3.5). Or they take it back; a deadline that has moved for it stays then. In a tournament they say it of each week instead.
 */
export const announceAway: UseCase<AwayInput, TableOutcome<'away-told' | 'weekly-told'>> = (
  work,
  actor,
  input,
) => {
  const own = findOwn(work, actor, input);
  if (!own.ok) return own;
  const often = saidOften(own.value);
  if (often.length > 0) return refused(...often);
  if (own.value.table.rules.figures.weekly !== null) return announceWeekly(work, actor, own.value, input);
  const read = readAway(work, own.value, input);
  if (!read.ok) return read;
  const { table, seat, from, to } = read.value;
  const kept = input.cancel ? takeBack(work, actor, read.value) : announce(work, actor, read.value);
  if (!kept.ok) return kept;
  const deadline = phaseDeadline(work, table) ?? work.now;
  const about = { table: table.number, seat: seat.id, from, to, deadline, back: input.cancel };
  work.announce({ kind: 'away-told', ...about }, { to: 'table', table: table.number });
  return done({ kind: 'away-told', ...about });
};

/** None, or the refusal once a seat has told so often in this phase: each time everybody is told. */
function saidOften({ table, seat }: Own): Refusal[] {
  const { state, rules, number } = table;
  const { begunAt } = presentPhase(table);
  const { tellings: most } = rules.figures.absence;
  const told = (state.awayTold.get(seat.id) ?? []).filter((at) => at >= begunAt);
  return told.length < most ? [] : [{ code: 'away-often', table: number, most, ...by(rules, 'absence') }];
}

function findOwn(work: UnitOfWork, actor: Actor, input: AwayInput): Result<Own> {
  const found = findTableWith(work, input, 'absence');
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'absence');
  return seat.ok ? done({ table, seat: seat.value }) : seat;
}

function readAway(work: UnitOfWork, { table, seat }: Own, input: AwayInput): Result<Away> {
  const { from, until: to } = readTimes(work, table, input);
  if (from === null || to === null || from >= to)
    return notUnderstood({ problem: 'away-times', from: input.from, until: input.until });
  return done({ table, seat, from, to });
}

/** A day counts from its beginning to its end. */
function readTimes(work: UnitOfWork, table: Table, input: AwayInput) {
  const zone = clockOf(work, table);
  const [first, last] = [parseLocalDate(input.from), parseLocalDate(input.until)];
  return {
    from: first === null ? parseLocalMoment(input.from, work.now, zone) : instantAt(first, '00:00', zone),
    until: last === null ? parseLocalMoment(input.until, work.now, zone) : endOfLocalDay(last, zone),
  };
}

function announce(work: UnitOfWork, actor: Actor, away: Away): Result<number> {
  const person = personActing(work, actor);
  const refusals = mayNotBeAway(work, away);
  if (refusals.length > 0) return refused(...refusals);
  if (person === null) throw new Error('A seat is played by nobody');
  const { table, seat, from, to } = away;
  return done(writeAt(work, table, { type: 'away-announced', seat: seat.id, person, from, to }, person));
}

function mayNotBeAway(work: UnitOfWork, { table, seat, from, to }: Away): Refusal[] {
  const { rules, state, number } = table;
  const { days, aheadHours: hours } = rules.figures.absence;
  const zone = clockOf(work, table);
  const own = state.away.filter((time) => time.seat === seat.id);
  const left = Math.max(0, days - daysTouched(own, zone));
  const earliest = work.now + hours * hour;
  return [
    ...(from < earliest
      ? [{ code: 'away-too-soon', table: number, hours, earliest, ...by(rules, 'absence') } as const]
      : []),
    ...(daysTouched([...own, { from, to }], zone) > days
      ? [{ code: 'away-too-long', table: number, days, left, ...by(rules, 'absence') } as const]
      : []),
  ];
}

function takeBack(work: UnitOfWork, actor: Actor, { table, seat, from, to }: Away): Result<number> {
  const { state, number, rules } = table;
  const back = { seat: seat.id, phase: presentPhase(table).id, from: Math.max(from, work.now), to };
  const before = state.away.map((time) => [time]);
  const after = state.away.map((time) => takenBack(time, { ...back, moved: false }));
  if (JSON.stringify(before) === JSON.stringify(after))
    return refused({ code: 'not-away', table: number, ...by(rules, 'absence') });
  const moved = isMoved(work, table, after.flat());
  return done(writeAt(work, table, { type: 'away-taken-back', ...back, moved }, personActing(work, actor)));
}

/** Whether the deadline of this phase is later than it would be with those absences alone. */
function isMoved(work: UnitOfWork, table: Table, away: AwayTime[]): boolean {
  const { extensions } = table.state;
  return deadlineWith(work, table, { extensions, away }) !== deadlineWith(work, table, table.state);
}
