import type { Instant } from '../../../../terms/time.ts';
import type { Clubs } from '../../../house/clubs.ts';
import type { ClubId, UnitOfWork } from '../../../house/ports.ts';
import { done } from '../../../house/result.ts';
import { type Table, type TableNumber, tableNumbered } from '../../table.ts';

interface When {
  table: TableNumber;
  /** When it happened, by Discord. */
  at: Instant;
  /** What the clock shows. */
  clock: Instant;
}

/**
 * Keeps what happened in the threads of a game of Nomic, as of when it did: not before what the game knows already, and not later than the
 * clock shows. Does nothing at a table where no game goes on. Rejects while the clock is behind.
 */
export async function keepAsOf(
  clubs: Clubs,
  club: ClubId,
  when: When,
  keep: (work: UnitOfWork, table: Table) => void,
): Promise<void> {
  for (;;) {
    const now = momentIn(tableNumbered(await clubs.view(club), when.table), when);
    if (now === null) return;
    let isKept = false;
    const kept = await clubs.change(club, { interaction: null, now, clock: when.clock }, (work) => {
      const table = tableNumbered(work, when.table);
      const earliest = momentIn(table, when);
      isKept = earliest === null || earliest <= work.now;
      if (isKept && earliest !== null && table !== null) keep(work, table);
      return done(null);
    });
    if (!kept.ok) throw new Error('The clock is behind: what was written waits');
    if (isKept) return;
  }
}

function momentIn(table: Table | null, { at, clock }: When): Instant | null {
  const game = table?.state.nomic?.game;
  if (game === undefined || table?.state.status !== 'playing') return null;
  return Math.max(Math.min(at, clock), game.now);
}
