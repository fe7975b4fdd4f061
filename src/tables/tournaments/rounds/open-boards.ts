import type { UnitOfWork } from '../../../house/ports.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { beginTable } from '../../opening/open-table.ts';
import { seatTable } from '../../opening/start-table.ts';
import { commitmentOf } from '../../seats/draw.ts';
import { theTable, writeAt } from '../../table.ts';
import type { RoundPlan } from '../format.ts';
import type { Tournament } from '../tournament.ts';

/** A board as it was seated. */
export interface SeatedBoard {
  board: number;
  seats: readonly { power: string; person: PersonNumber }[];
}

interface Opening {
  plan: RoundPlan;
  /** The lot by which its seats were drawn, and who opens them. */
  seed: string;
  by: PersonNumber;
}

/** Opens a table for each board of a round, seated as it is, which the director runs until it has another gamemaster. */
export function openBoards(
  work: UnitOfWork,
  { number, about }: Tournament,
  boards: readonly SeatedBoard[],
  { plan, seed, by }: Opening,
) {
  const { rules } = about;
  const commitment = commitmentOf(seed, (bytes) => work.sha256(bytes));
  const opened = boards.map(({ board, seats }) => {
    const name = `${about.name}, round ${plan.round}, board ${board}`;
    const place = { number, round: plan.round, board };
    const table = beginTable(work, {
      game: 'diplomacy',
      rules,
      name,
      gm: by,
      commitment,
      lot: seed,
      tournament: place,
      by,
    });
    work.announce({ kind: 'table-opened', table }, { to: 'table', table });
    const at = theTable(work, table);
    const value = String(plan.lastYear ?? 'none');
    writeAt(work, at, { type: 'setting-chosen', name: 'last-year', value }, by);
    seatTable(work, at, { seed, seats: seats.map(({ power: seat, person }) => ({ seat, person })), by });
    return { board, table };
  });
  const seats = boards.flatMap(({ board, seats }) => seats.map((seat) => ({ board, ...seat })));
  return { boards: opened, seats };
}
