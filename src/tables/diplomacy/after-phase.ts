import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { tellGames } from '../opening/news.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import { openSeat } from '../seats/open-seat.ts';
import { type Table, type TableNumber, theTable } from '../table.ts';
import type { PhasePlayed } from './game.ts';
import { askWhetherToGoOn } from './stalemate.ts';
import { powersOut } from './words/results.ts';

/** A seat that somebody plays. */
interface Played {
  seat: Seat;
  person: PersonNumber;
}

/**
 * What follows once a phase was played, by the entry that ended it: the gamemaster is told who gave no orders, and a seat is open
 * whose player gave none for too many movement phases in a row (Club 3.6). Who is out of the game is told so. Where the game is
 * over, the club is told; where nothing has changed hands for long, players are asked whether they want to go on.
 */
export function afterPhase(work: UnitOfWork, number: TableNumber, entry: number): void {
  const table = theTable(work, number);
  const { diplomacy: game, status } = table.state;
  const played = game?.history.find(({ seq }) => seq === entry);
  if (game === null || played === undefined) return;
  const silent = playedOf(table, played.silent);
  tellGm(work, table, played, silent);
  if (status === 'over') return tellGames(work, number, 'over');
  askWhetherToGoOn(work, number);
  const out = powersOut(table, played).map(({ id }) => id);
  for (const { seat, person } of playedOf(table, out))
    tell(work, { kind: 'power-out', table: number, seat: seat.id }, person);
  if (played.before.phase.kind !== 'M') return;
  for (const { seat } of silent)
    if ((game.missed.get(seat.id) ?? 0) >= diplomacyRules(table.rules).figures.missed)
      openSeat(work, theTable(work, number), seat, 'missed', null);
}

const playedOf = ({ state: { seats } }: Table, powers: readonly string[]): Played[] =>
  powers.flatMap((power) => {
    const seat = seats.get(power);
    const person = seat === undefined ? null : playerOf(seat);
    return seat === undefined || person === null ? [] : [{ seat, person }];
  });

function tellGm(
  work: UnitOfWork,
  { number, state: { gm } }: Table,
  { phase }: PhasePlayed,
  silent: readonly Played[],
): void {
  if (gm === null || silent.length === 0) return;
  const those = silent.map(({ seat: { id: seat }, person }) => ({ seat, person }));
  tell(work, { kind: 'orders-missed', table: number, phase, silent: those }, gm);
}
