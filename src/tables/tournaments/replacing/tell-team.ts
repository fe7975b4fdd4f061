import type { UnitOfWork } from '../../../house/ports.ts';
import { tell } from '../../../house/tell.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { type TableNumber, theTable } from '../../table.ts';
import { playingFor } from '../sign-up/teams.ts';
import { boardAt, poolFrom, teamAt } from './board.ts';

/** The captain and the players of a team are told that a seat of theirs is open, or that its player asks for a replacement (WM B.8(b)). */
export function tellTeam(
  work: UnitOfWork,
  number: TableNumber,
  id: string,
  asking: PersonNumber | null,
): void {
  const table = theTable(work, number);
  const at = boardAt(work, table);
  const seat = table.state.seats.get(id);
  const team = at === null ? null : teamAt(at, id);
  if (at === null || team === null || seat === undefined) return;
  const { members } = team;
  const those = (team.byLot ? members : playingFor(at.tournament.state, team)).map(({ person }) => person);
  const told = {
    ...({ kind: 'team-seat', table: number, tournament: at.tournament.number, seat: id } as const),
    ...{ captain: team.captain, asking, until: asking === null ? poolFrom(at, seat) : null },
  };
  for (const reader of new Set([team.captain, ...those]))
    if (reader !== asking) tell(work, { ...told, reader }, reader);
}
