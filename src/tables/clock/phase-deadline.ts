import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { TableState } from '../book/table.ts';
import type { Table } from '../table.ts';
import { type DaysOff, deadlineOf, notBefore, parseDaysOff, type TableClock } from './deadline.ts';

/** The club's zone and holidays: what a table's clock takes from it. */
type ClubClock = Pick<ClubView, 'state'>;

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

interface Reckoned {
  lastSeq: number;
  figures: object;
  cancelled: number;
  deadline: Instant | null;
}

/** By the state of a table, which moves on in place: a deadline is asked for at every command of its club. */
const reckoned = new WeakMap<TableState, Reckoned>();

/** When the phase ends that is being played; null while none is. */
export function phaseDeadline(view: ClubClock, table: Table): Instant | null {
  const { lastSeq } = table.state;
  const { figures, cancelled } = view.state;
  const before = reckoned.get(table.state);
  if (before?.lastSeq === lastSeq && before.figures === figures && before.cancelled === cancelled.size)
    return before.deadline;
  const deadline = reckon(view, table);
  reckoned.set(table.state, { lastSeq, figures, cancelled: cancelled.size, deadline });
  return deadline;
}

function reckon(view: ClubClock, table: Table): Instant | null {
  const { state } = table;
  if (state.status !== 'playing' || state.diplomacy === null) return null;
  const { position, phaseBegunAt } = state.diplomacy;
  const phase = writePhase(position.phase);
  const extraHours = state.extensions
    .filter((each) => each.phase === phase)
    .reduce((sum, { hours }) => sum + hours, 0);
  return deadlineOf(phaseBegunAt, position.phase.kind, clockOf(view, table), {
    daysOff: daysOffOf(view, table),
    absences: state.away.filter(({ seat }) => state.seats.get(seat)?.holder !== null),
    extraHours,
  });
}

/** The first moment from then on in which results may come (Club 3.2). */
export const firstTime = (view: ClubClock, table: Table, from: Instant): Instant =>
  notBefore(from, clockOf(view, table), daysOffOf(view, table));
