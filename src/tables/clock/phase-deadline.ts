import { readPhase, writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { TableState } from '../book/table.ts';
import { powersToOrder } from '../diplomacy/needs.ts';
import { playerOf } from '../seats/book.ts';
import type { Table } from '../table.ts';
import type { AwayTime } from './book.ts';
import {
  type Absence,
  type DaysOff,
  deadlineOf,
  notBefore,
  parseDaysOff,
  type TableClock,
} from './deadline.ts';
import { type ClubClock, reckonedOnce } from './reckoned.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The clock of a table, with what its gamemaster chose. */
export function clockOf({ state: { figures } }: ClubClock, { rules, state }: Table): TableClock {
  const { hours, quiet, timezone } = rules.figures;
  return {
    hours,
    quiet: state.settings.night === 'yes' ? null : quiet,
    timezone: timezone ?? figures.timezone,
  };
}

/** The club's holidays, and those that the gamemaster added (Club 3.2). */
export const daysOffOf = ({ state: { cancelled } }: ClubClock, { state }: Table): DaysOff[] => [
  ...[...cancelled].map((day) => ({ from: day, to: day })),
  ...(parseDaysOff(state.settings.holidays ?? '') ?? []),
];

/**
 * When the phase ends that is being played, on a full minute; null while none is. Players put it off by no more than the rules say,
 * however many of them extend it or are away (Club 3.5).
 */
export const phaseDeadline = reckonedOnce((view: ClubClock, table: Table): Instant | null => {
  const { status, diplomacy, held } = table.state;
  if (status !== 'playing' || diplomacy === null) return null;
  const least = held.get(presentPhase(table))?.until ?? 0;
  return Math.max(least, Math.min(deadlineWith(view, table, table.state), latestDeadline(view, table)));
});

/** The phase that is being played, such as `S1901M`. Throws where none is. */
export function presentPhase({ state: { diplomacy: game }, number }: Table): string {
  if (game === null) throw new Error(`Table ${number} plays no Diplomacy`);
  return writePhase(game.position.phase);
}

type PutOff = Pick<TableState, 'extensions' | 'away'>;

/** When the phase would end with these extensions and absences; the game has to be played. */
export function deadlineWith(view: ClubClock, table: Table, { extensions, away }: PutOff): Instant {
  const { diplomacy: game } = table.state;
  if (game === null) throw new Error(`Table ${table.number} plays no Diplomacy`);
  const { phase } = game.position;
  const begun = Math.ceil(game.phaseBegunAt / minute) * minute;
  const extraHours = extensions
    .filter((each) => each.phase === writePhase(phase))
    .reduce((sum, { hours }) => sum + hours, 0);
  return deadlineOf(begun, phase.kind, clockOf(view, table), {
    daysOff: daysOffOf(view, table),
    absences: away.length === 0 ? [] : heeded(table, away),
    extraHours,
  });
}

/** The latest moment to which players can put off the deadline of the phase. */
export function latestDeadline(view: ClubClock, table: Table): Instant {
  const extensions = table.state.extensions.filter(({ seat }) => seat === null);
  const without = deadlineWith(view, table, { extensions, away: [] });
  return firstTime(view, table, without + table.rules.figures.putOffDays * day);
}

/** The absences that a deadline waits for: those of people who play a seat now that has something to order. */
function heeded({ state, rules }: Table, away: readonly AwayTime[]): Absence[] {
  const { diplomacy: game, seats } = state;
  if (game === null) return [];
  const phase = writePhase(game.position.phase);
  const needed = powersToOrder(game.position, rules.diplomacy.map);
  const isHeeded = ({ seat: id, person, only }: AwayTime): boolean => {
    const seat = seats.get(id);
    const plays = seat !== undefined && playerOf(seat) === person;
    return plays && needed.includes(id) && (only === null || only === phase);
  };
  return away.filter(isHeeded).map(({ from, to }) => ({ from, to: Math.ceil(to / minute) * minute }));
}

/** The deadline of the first phase of a table that would start now. */
export const firstDeadline = (view: ClubClock, table: Table, now: Instant): Instant =>
  deadlineOf(Math.ceil(now / minute) * minute, readPhase(table.rules.begins).kind, clockOf(view, table), {
    daysOff: daysOffOf(view, table),
    absences: [],
    extraHours: 0,
  });

/** The first moment from then on in which results may come (Club 3.2). */
export const firstTime = (view: ClubClock, table: Table, from: Instant): Instant =>
  notBefore(from, clockOf(view, table), daysOffOf(view, table));
