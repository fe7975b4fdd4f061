import type { ClubView } from '../../../house/ports.ts';
import type { Refusal } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { isOut } from '../../games.ts';
import { by, type Table, tableNumbered } from '../../table.ts';
import { seatOf } from '../../who.ts';
import type { GamesPlayed } from '../format.ts';
import type { Tenure } from '../rules/result.ts';
import { tenuresAt } from '../tenures.ts';
import { type BoardAt, boardAt } from './board.ts';

/** None, or the refusal where somebody has as many games in a tournament as they may (WM B.9, MJ A.13). */
export function tooManyGames(
  view: ClubView,
  table: Table,
  person: PersonNumber,
  as: 'permanent' | 'temporary',
): Refusal[] {
  const at = boardAt(view, table);
  if (at === null || at.format.mayTakeSeat(gamesOf(view, at, table, person), as)) return [];
  return [{ code: 'games-enough', table: table.number, person, ...by(table.rules, 'several-games') }];
}

/** The games of somebody in a tournament besides the one at that table. */
function gamesOf(
  view: ClubView,
  { tournament, plan }: BoardAt,
  table: Table,
  person: PersonNumber,
): GamesPlayed {
  const others = tournament.state.rounds.flatMap(({ number: round, boards }) =>
    boards.flatMap((board) => {
      const other = board.table === table.number ? null : tableNumbered(view, board.table);
      return other === null ? [] : gameAt(other, round, person);
    }),
  );
  const inRound = others.filter(({ round }) => round === plan.round);
  const now = others.filter(({ plays }) => plays);
  return {
    ...{ round: plan.round, permanent: inRound.filter(({ as }) => isForGood(as)).length, now: now.length },
    replaced: inRound.filter(({ as }) => !as.includes('first')).length,
    startedOne: now.some(({ as }) => as.includes('first')),
  };
}

/** How somebody plays or played at a table, and whether they still have something to play for there. */
interface Game {
  round: number;
  as: readonly Tenure['as'][];
  plays: boolean;
}

function gameAt(table: Table, round: number, person: PersonNumber): Game | [] {
  const hasPlayed = [...table.state.seats.values()].filter(({ played }) => played.includes(person));
  if (hasPlayed.length === 0) return [];
  const tenures = tenuresAt(table);
  const own = hasPlayed.flatMap(({ id }) =>
    (tenures.get(id) ?? []).filter(({ player }) => player === person),
  );
  const seat = seatOf(table, person);
  const plays = table.state.status === 'playing' && seat !== null && !isOut(table, seat.id);
  return own.length === 0 ? [] : { round, as: own.map(({ as }) => as), plays };
}

const isForGood = (as: Game['as']): boolean => as.some((each) => each !== 'temporary');
