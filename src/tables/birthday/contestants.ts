import type { Table } from '../table.ts';
import { votersOf } from '../votes/proposals.ts';

/** The seats of the contestants: those in the game that somebody plays; once one has enough centres, it alone (BT16). */
export function contestantsOf(table: Table): string[] {
  const winners = table.state.diplomacy?.winners ?? [];
  const voters = votersOf(table);
  return winners.length === 0 ? voters : voters.filter((seat) => winners.includes(seat));
}
