import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { type Table, writeAt } from '../table.ts';
import type { HoldReason } from './book.ts';
import { presentPhase } from './phase-deadline.ts';

const minute = 60_000;

/** Lets the phase of a table go on at least until the full minute that follows, and has everybody told. */
export function holdDeadline(work: UnitOfWork, table: Table, from: Instant, why: HoldReason): void {
  const { number } = table;
  const phase = presentPhase(table);
  const until = Math.ceil(from / minute) * minute;
  writeAt(work, table, { type: 'deadline-held', phase, until, why }, null);
  work.announce(
    { kind: 'deadline-held', table: number, phase, until, why, at: work.now },
    { to: 'table', table: number },
  );
}
