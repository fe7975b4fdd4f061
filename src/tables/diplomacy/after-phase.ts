import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { useNotedExtensions } from '../clock/use-noted.ts';
import { tellGames } from '../opening/news.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import { openSeat } from '../seats/open-seat.ts';
import { settleStandIns } from '../seats/stand-ins.ts';
import { type Table, type TableNumber, theTable } from '../table.ts';
import { contactEnd } from './contact.ts';
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
  if (status === 'playing') askSilent(work, table, played, silent);
  if (status === 'playing') useNotedExtensions(work, number);
  if (status === 'playing') settleStandIns(work, number, played.after.phase.kind === 'M');
  if (status === 'over') return tellGames(work, number, 'over');
  if (game.winners.length > 0) return tellDecided(work, table);
  askWhetherToGoOn(work, number);
  const out = powersOut(table, played).map(({ id }) => id);
  for (const { seat, person } of playedOf(table, out))
    tell(work, { kind: 'power-out', table: number, seat: seat.id }, person);
  const { missed: most } = diplomacyRules(table.rules).figures;
  if (most === null || played.before.phase.kind !== 'M') return;
  for (const { seat } of silent)
    if ((game.missed.get(seat.id) ?? 0) >= most) openSeat(work, theTable(work, number), seat, 'missed', null);
}

/** Where the end of the game is announced, the gamemaster is told that it is decided (BT3, BT16). */
function tellDecided(work: UnitOfWork, { number: table, state: { gm } }: Table): void {
  if (gm !== null) tell(work, { kind: 'win-decided', table }, gm);
}

const playedOf = ({ state: { seats } }: Table, powers: readonly string[]): Played[] =>
  powers.flatMap((power) => {
    const seat = seats.get(power);
    const person = seat === undefined ? null : playerOf(seat);
    return seat === undefined || person === null ? [] : [{ seat, person }];
  });

/** Asks those who gave no orders whether they still play, where they have to be heard of (WM D.VII(6), MJ B.VIII(6)). */
function askSilent(work: UnitOfWork, table: Table, { phase }: PhasePlayed, silent: readonly Played[]): void {
  for (const { seat, person } of silent) {
    const since = table.state.diplomacy?.unheard.get(seat.id);
    const until = since === undefined ? null : contactEnd(table, since);
    if (until === null) continue;
    tell(work, { kind: 'still-play', table: table.number, seat: seat.id, phase, until }, person);
  }
}

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
