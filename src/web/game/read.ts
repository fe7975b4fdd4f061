import { endingWords } from '../../../terms/games/endings.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { seenFrom } from '../../ladder/board/head-to-head.ts';
import { type Game, isGone } from '../../ladder/book/games.ts';
import { isRematchPlayed } from '../../ladder/book/rematch.ts';
import { firstResult } from '../../ladder/games/by-register.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { readNumber } from '../asked.ts';
import type { Asked, Found } from '../page.ts';
import { isShown, personShown } from '../person.tsx';
import { readAt } from './at.ts';
import { boardOf } from './board.ts';

export type GameRead = Found<typeof readGame>;
export type PlayerRead = ReturnType<typeof playerOf>;
export type RematchRead = Found<typeof rematchOf>;

/** A game as everybody may know it; null for one that counts no longer or never did. */
export async function readGame({ view, clubs, now, params, query }: Asked) {
  const game = gameAsked(view, params, now);
  if (game === null) return null;
  const { number, status, date, online, player, opponent, ended } = game;
  const players = [playerOf(view, game, player, now), playerOf(view, game, opponent, now)] as const;
  // Of a game that waits only that it is there, since what is said of it may yet be found wrong.
  if (status !== 'counted')
    return { number, status: 'waiting', date, online, players, ended: null, rematch: null, board: null };
  const [own, other] = players;
  const board = await boardOf(clubs, view.id, game);
  const { move = null, from = null } = query;
  return {
    number,
    status,
    date,
    online,
    /** White first, where the colours are known. */
    players: game.colour === 'black' ? ([other, own] as const) : players,
    /** `by checkmate`; null where that was not said. */
    ended: ended === null ? null : endingWords[ended],
    rematch: rematchOf(view, game, now),
    /** Null where neither moves nor a position were kept. */
    board: board && { ...board, ...readAt(move, from, board.moves.length) },
  };
}

/** The game whose number the address has, while it counts or may come to; of who is no member, or not shown as one, nothing is told. */
function gameAsked(view: ClubView, params: Asked['params'], now: Instant): Game | null {
  const number = readNumber(params.number);
  const game = number === null ? undefined : view.state.games[number];
  if (game === undefined || isGone(game)) return null;
  const shown = isShown(view, game.player, now) && isShown(view, game.opponent, now);
  return game.status === 'counted' || shown ? game : null;
}

/** Act I.6: what took the place of the first result; null where nothing did. */
function rematchOf(view: ClubView, game: Game, now: Instant) {
  const decided = view.state.objections.get(game.number)?.decided ?? null;
  const first = firstResult(view, game);
  if (decided === null || first === null) return null;
  const by = view.entries[decided.seq - 1]?.by ?? null;
  const winner = first.score === 0.5 ? null : first.score === 1 ? game.player : game.opponent;
  return {
    /** Or won because the other player did not come. */
    played: isRematchPlayed(decided.outcome),
    /** Null where the register of the session decided. */
    overseer: by === null ? null : personShown(view, by, now),
    /** Who won, or null for a draw, and how it ended. */
    first: {
      winner: winner === null ? null : personShown(view, winner, now),
      ended: first.ended === null ? null : endingWords[first.ended],
    },
  };
}

/** Who played; while the game waits, nothing is told of how. */
function playerOf(view: ClubView, game: Game, number: PersonNumber, now: Instant) {
  const person = personShown(view, number, now);
  if (game.status !== 'counted') return { person, colour: null, points: null, score: null };
  const { colour, score: points, before, change } = seenFrom(game, number);
  return { person, colour, points, score: before === null ? null : { before, after: before + change } };
}
