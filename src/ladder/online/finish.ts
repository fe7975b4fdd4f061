import { movetext } from '../../../terms/games/movetext.ts';
import type { Winner } from '../../../terms/games/online.ts';
import type { Act } from '../../../terms/register.ts';
import { localDate } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import { isMember } from '../../house/book/members.ts';
import type { Texts, UnitOfWork } from '../../house/ports.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { OnlineEnding, OnlineGame } from '../book/online.ts';
import { pointsOfWhite } from '../book/scoring.ts';
import { countIfReady } from '../games/counting.ts';
import { ordersOn } from '../games/entry.ts';

/** How a game is over; one that was broken off is nobody's. */
export type End = { how: Exclude<OnlineEnding, 'barred'>; winner: Winner } | { how: 'barred'; winner: null };

interface About {
  by: PersonNumber | null;
  acts: readonly Act[];
  texts?: Texts;
}

/**
 * Ends an online game and enters it; it counts at once with its smaller share (Act I.9.3), unless an order has it wait for a
 * Moderator. Not entered where a player may not be on the board by now (Acts 0.7 and 0.8). Tells the club; returns the place of
 * the entry.
 */
export function finish(work: UnitOfWork, online: OnlineGame, { how, winner }: End, about: About): number {
  const { number } = online;
  const score = winner === null ? null : pointsOfWhite[winner];
  const game = how !== 'barred' && isValid(work, online) ? Math.max(1, work.state.games.length) : null;
  const body = { type: 'online-ended', online: number, how, score, game } as const;
  const entry = work.append(body, about);
  if (how !== 'barred' && game !== null) enter(work, online, { how, winner, game });
  work.announce({ kind: 'online-over', online: number }, { to: 'games' });
  return entry;
}

/** Acts 0.7, 0.8 and 0.11: what counts is when the game ended. */
const isValid = ({ state, now }: UnitOfWork, { white, black }: OnlineGame): boolean =>
  [white, black].every((person) => isMember(state, person) && banAt(state, person, now) === null);

function enter(
  work: UnitOfWork,
  online: OnlineGame,
  { how, winner, game }: Extract<End, { winner: Winner }> & { game: GameNumber },
): void {
  const { white: player, black: opponent, moves } = online;
  const sans = moves.map(({ san }) => san);
  const body = {
    type: 'game-recorded',
    game,
    player,
    opponent,
    score: pointsOfWhite[winner],
    colour: 'white',
    playedAt: work.now,
    date: localDate(work.now, work.state.figures),
    online: true,
    ended: how,
    // A time for each move, which is kept here, is a clock.
    approval: ordersOn(work, [player, opponent], work.now, () => online.minutes !== null),
  } as const;
  const texts = sans.length === 0 ? {} : { pgn: movetext(sans, winner) };
  work.append(body, { by: null, acts: ['I.9', 'I.9.3'], texts });
  countIfReady(work, game, null);
}
