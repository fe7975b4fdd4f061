import { readPhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import { turnAfter } from '../birthday/turn.ts';
import { deadlineOf } from '../clock/deadline.ts';
import { clockOf, daysOffOf } from '../clock/phase-deadline.ts';
import type { ClubClock } from '../clock/reckoned.ts';
import { phaseHours } from '../diplomacy/phase-hours.ts';
import type { Table } from '../table.ts';

const minute = 60_000;

/** The deadline of the first phase of a table that would start now; null in a game without phases. */
export function firstDeadline(view: ClubClock, table: Table, now: Instant): Instant | null {
  if (table.rules.game !== 'diplomacy') return null;
  const begun = Math.ceil(now / minute) * minute;
  const { begunAt, hours } =
    table.rules.figures.turns === null
      ? { begunAt: begun, hours: phaseHours(table, readPhase(table.rules.begins).kind) }
      : turnAfter(table.state, begun);
  return deadlineOf(begunAt, hours, clockOf(view, table), {
    daysOff: daysOffOf(view, table),
    absences: [],
    extraHours: 0,
  });
}
