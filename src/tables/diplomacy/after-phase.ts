import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import { tellGames } from '../opening/news.ts';
import { playerOf } from '../seats/book.ts';
import { openSeat } from '../seats/open-seat.ts';
import { type TableNumber, theTable } from '../table.ts';

/**
 * What follows once a phase was played, by the entry that ended it: the gamemaster is told who gave no orders, and a seat is open
 * whose player gave none for too many movement phases in a row (Club 3.6). Where the game is over, the club is told.
 */
export function afterPhase(work: UnitOfWork, number: TableNumber, entry: number): void {
  const table = theTable(work, number);
  const { diplomacy: game, seats, gm, status } = table.state;
  const played = game?.history.find(({ seq }) => seq === entry);
  if (game === null || played === undefined) return;
  const silent = played.silent
    .map((power) => seats.get(power))
    .filter((seat) => seat !== undefined)
    .flatMap((seat) => {
      const person = playerOf(seat);
      return person === null ? [] : { seat, person };
    });
  const { phase } = played;
  if (gm !== null && silent.length > 0)
    tell(
      work,
      {
        kind: 'orders-missed',
        table: number,
        phase,
        silent: silent.map(({ seat: { id: seat }, person }) => ({ seat, person })),
      },
      gm,
    );
  if (status === 'over') return tellGames(work, number, 'over');
  if (played.before.phase.kind !== 'M') return;
  for (const { seat } of silent)
    if ((game.missed.get(seat.id) ?? 0) >= table.rules.figures.missed)
      openSeat(work, theTable(work, number), seat, 'missed', null);
}
