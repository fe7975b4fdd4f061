import { readPhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import { deadlineOf } from '../clock/deadline.ts';
import { clockOf, daysOffOf } from '../clock/phase-deadline.ts';
import type { ClubClock } from '../clock/reckoned.ts';
import { phaseHours } from '../diplomacy/phase-hours.ts';
import type { Table } from '../table.ts';

const minute = 60_000;

/** The deadline of the first phase of a table that would start now; null in a game without phases. */
export function firstDeadline(view: ClubClock, table: Table, now: Instant): Instant | null {
  if (table.rules.game !== 'diplomacy') return null;
  const hours = phaseHours(table, readPhase(table.rules.begins).kind);
  return deadlineOf(Math.ceil(now / minute) * minute, hours, clockOf(view, table), {
    daysOff: daysOffOf(view, table),
    absences: [],
    extraHours: 0,
  });
}
