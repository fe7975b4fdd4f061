import { readPhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import { deadlineOf } from '../clock/deadline.ts';
import { clockOf, daysOffOf } from '../clock/phase-deadline.ts';
import type { ClubClock } from '../clock/reckoned.ts';
import type { Table } from '../table.ts';

const minute = 60_000;

/** The deadline of the first phase of a table that would start now. */
export const firstDeadline = (view: ClubClock, table: Table, now: Instant): Instant =>
  deadlineOf(Math.ceil(now / minute) * minute, readPhase(table.rules.begins).kind, clockOf(view, table), {
    daysOff: daysOffOf(view, table),
    absences: [],
    extraHours: 0,
  });
