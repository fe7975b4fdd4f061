import type { Instant } from '../../../terms/time.ts';
import type { TableState } from '../book/table.ts';
import { gameOf, phaseOf, presentPhase, type TablePhase } from '../games.ts';
import { playerOf } from '../seats/book.ts';
import type { Table } from '../table.ts';
import type { AwayTime } from './book.ts';
import {
  type Absence,
  type DaysOff,
  notBefore,
  parseDaysOff,
  putOffFrom,
  type TableClock,
} from './deadline.ts';
import { type ClubClock, reckonedOnce } from './reckoned.ts';
import { unavailableAtResults } from './weekly-times.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The clock of a table, with what its gamemaster chose. */
export function clockOf({ state: { figures } }: ClubClock, { rules, state }: Table): TableClock {
  const { quiet, timezone } = rules.figures;
  return {
    quiet: state.settings.night === 'yes' ? null : quiet,
    timezone: timezone ?? figures.timezone,
  };
}

/**
 * The days on which nothing falls due: those whose sessions the club has cancelled, and the holidays that the gamemaster set (Club 3.2). A
 * tournament has holidays alone, and in phases for which somebody asked for them (WM D.VII(5), MJ B.VIII(5)). Where turns begin at a fixed
 * time of day there are none (BT15).
 */
export function daysOffOf({ state: { cancelled } }: ClubClock, table: Table): DaysOff[] {
  if (hasFixedTurns(table.rules)) return [];
  const { daysOff } = table.rules.figures;
  const phase = phaseOf(table)?.id ?? '';
  const countHolidays = daysOff.holidays === 'always' || table.state.holidaysAsked.has(phase);
  return [
    ...(daysOff.cancelled ? [...cancelled].map((day) => ({ from: day, to: day })) : []),
    ...(countHolidays ? holidaysOf(table) : []),
  ];
}

/** The holidays that the gamemaster set. */
export const holidaysOf = ({ state }: Table): DaysOff[] => parseDaysOff(state.settings.holidays ?? '') ?? [];

/** Whether turns begin at a fixed time of day, whatever the day (BT15). */
const hasFixedTurns = (rules: Table['rules']): boolean =>
  rules.game === 'diplomacy' && rules.figures.turns !== null;

/** When the phase ends that is being played, on a full minute; null while none is. */
export const phaseDeadline = reckonedOnce((view: ClubClock, table: Table): Instant | null =>
  phaseOf(table) === null ? null : deadlineWith(view, table, table.state),
);

type PutOff = Pick<TableState, 'extensions' | 'away'>;

/** When the phase that is being played would end with these extensions and absences. */
export const deadlineWith = (view: ClubClock, table: Table, putOff: PutOff): Instant =>
  Math.max(...endsWith(view, table, putOff).map(({ at }) => at));

/** Whether players have put off the deadline as far as they can. */
export const isPutOffAsFar = (view: ClubClock, table: Table): boolean =>
  endsWith(view, table, table.state).every(({ at, latest }) => at === latest);

interface End {
  at: Instant;
  /** The latest moment to which players can put it off. */
  latest: Instant;
}

/** When the phase ends by its length, and by the bot having let it go on; the later one counts. */
function endsWith(view: ClubClock, table: Table, { extensions: all, away }: PutOff): End[] {
  const phase = presentPhase(table);
  const extensions = all.filter((each) => each.phase === phase.id);
  const begun = Math.ceil(phase.begunAt / minute) * minute;
  const planned = endFrom(view, table, begun + phase.hours * hour, { extensions, away });
  const ends = [planned, ...takenOverEnds(table, phase)];
  const held = table.state.held.get(phase.id);
  if (held === undefined) return ends;
  const since = extensions.filter(({ seq }) => seq > held.seq);
  return [...ends, endFrom(view, table, held.until, { extensions: since, away })];
}

/** Somebody who took over an open seat in this phase has time for its orders (MJ A.15; WM D.VII(6), where none may be missing). */
function takenOverEnds(table: Table, { id, begunAt }: TablePhase): End[] {
  const game = gameOf(table);
  const hours = game.takenOverHours(table, id);
  if (hours === 0) return [];
  const needed = game.toAct(table);
  return table.state.takenOver
    .filter(({ seat, at }) => at > begunAt && needed.includes(seat))
    .map(({ at }) => Math.ceil(at / minute) * minute + hours * hour)
    .map((at) => ({ at, latest: at }));
}

/** Players put a deadline off by no more than the rules say, however many of them extend it or are away (Club 3.5). */
function endFrom(view: ClubClock, table: Table, from: Instant, { extensions, away }: PutOff): End {
  const [clock, daysOff] = [clockOf(view, table), daysOffOf(view, table)];
  const ofGm = extensions.filter(({ seat }) => seat === null);
  const always = { daysOff, unavailable: unavailable(table) };
  const without = putOffFrom(from, clock, { ...always, absences: [], extraHours: hoursOf(ofGm) });
  const { putOffDays } = table.rules.figures;
  const latest =
    putOffDays === null ? Number.POSITIVE_INFINITY : notBefore(without + putOffDays * day, clock, daysOff);
  if (away.length === 0 && ofGm.length === extensions.length) return { at: without, latest };
  const absences = away.length === 0 ? [] : heeded(table, away);
  const all = putOffFrom(from, clock, { ...always, absences, extraHours: hoursOf(extensions) });
  return { at: Math.min(all, latest), latest };
}

const unavailable = (table: Table) => ({
  spans: unavailableAtResults(table),
  afterHours: table.rules.figures.weekly?.afterHours ?? 0,
});

const hoursOf = (extensions: PutOff['extensions']): number =>
  extensions.reduce((sum, { hours }) => sum + hours, 0);

/**
 * The absences that a deadline waits for: those of people whose seat has something to do. One who stopped playing it in this phase
 * counts too, since the table was told a deadline that waits for them.
 */
function heeded(table: Table, away: readonly AwayTime[]): Absence[] {
  const { seats, stopped } = table.state;
  const phase = presentPhase(table);
  const needed = gameOf(table).toAct(table);
  const hasPlayed = ({ seat: id, person }: AwayTime): boolean => {
    const seat = seats.get(id);
    const plays = seat !== undefined && playerOf(seat) === person;
    return (
      plays || stopped.some((each) => each.seat === id && each.person === person && each.at > phase.begunAt)
    );
  };
  return away
    .filter((time) => needed.includes(time.seat) && hasPlayed(time))
    .filter(({ only }) => only === null || only === phase.id)
    .map(({ from, to }) => ({ from, to: Math.ceil(to / minute) * minute }));
}

/** The first moment from then on in which results may come (Club 3.2). */
export const firstTime = (view: ClubClock, table: Table, from: Instant): Instant =>
  notBefore(from, clockOf(view, table), daysOffOf(view, table));
