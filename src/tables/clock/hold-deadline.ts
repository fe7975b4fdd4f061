import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { presentPhase } from '../games.ts';
import { type Table, tablesOf, theTable, writeAt } from '../table.ts';
import type { HoldReason } from './book.ts';
import { firstTime, phaseDeadline } from './phase-deadline.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Why a table is told that a phase goes on. */
export const toldReasons = ['late', 'night'] as const satisfies readonly HoldReason[];

/** Lets the phase of a table go on at least until the full minute that follows, and has everybody told. */
export function holdDeadline(
  work: UnitOfWork,
  table: Table,
  from: Instant,
  why: (typeof toldReasons)[number],
): void {
  const until = keepDeadline(work, table, from, why);
  const { id: phase } = presentPhase(table);
  const { number } = table;
  work.announce(
    { kind: 'deadline-held', table: number, phase, until, why, at: work.now },
    { to: 'table', table: number },
  );
}

/** The same without telling anybody, because of the orders of those seats where there are any. Returns the deadline. */
export function keepDeadline(
  work: UnitOfWork,
  table: Table,
  from: Instant,
  why: HoldReason,
  missing: readonly string[] = [],
): Instant {
  const { id: phase } = presentPhase(table);
  const until = Math.ceil(from / minute) * minute;
  const seats = missing.length === 0 ? {} : { seats: [...missing] };
  writeAt(work, table, { type: 'deadline-held', phase, until, why, ...seats }, null);
  return phaseDeadline(work, table) ?? until;
}

/**
 * To be called before what put a deadline off is undone; what it returns is called after. The deadline stays where it was told, or at
 * least for another day: nobody is caught by it.
 */
export function keepForADay(work: UnitOfWork, { number }: Pick<Table, 'number'>): () => void {
  const told = phaseDeadline(work, theTable(work, number));
  return () => {
    const table = theTable(work, number);
    const now = phaseDeadline(work, table);
    if (told === null || now === null) return;
    const least = Math.min(told, firstTime(work, table, work.now + day));
    if (now < least) keepDeadline(work, table, least, 'kept');
  };
}

/**
 * To be called before days off or the club's zone change; what it returns is called after. A deadline that would come earlier for it
 * stays where it was told: nobody is surprised by an earlier end.
 */
export function keepDeadlines(work: UnitOfWork): () => void {
  const told = tablesOf(work).map((table) => ({
    number: table.number,
    deadline: phaseDeadline(work, table),
  }));
  return () => {
    for (const { number, deadline } of told) {
      const table = theTable(work, number);
      const now = phaseDeadline(work, table);
      if (deadline !== null && now !== null && now < deadline) keepDeadline(work, table, deadline, 'kept');
    }
  };
}
