import { endingWords } from '../../../terms/games/endings.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { seenFrom } from '../../ladder/board/head-to-head.ts';
import { type Game, isGone } from '../../ladder/book/games.ts';
import { isRematchPlayed } from '../../ladder/book/rematch.ts';
import { firstResult } from '../../ladder/games/by-register.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import { readNumber } from '../asked.ts';
import { isShown, type PersonShown, personShown } from '../names.ts';
import type { Asked } from '../page.ts';
import { type At, readAt } from './at.ts';
import { type Board, boardOf } from './board.ts';

export interface GameRead {
  number: GameNumber;
  /** One that waits has no result yet that could be shown. */
  status: 'counted' | 'waiting';
  date: LocalDate;
  online: boolean;
  /** White first, where the colours are known. */
  players: [PlayerRead, PlayerRead];
  /** `by checkmate`; null where that was not said. */
  ended: string | null;
  /** Act I.6: what took the place of the first result; null where nothing did. */
  rematch: RematchRead | null;
  /** Null where neither moves nor a position were kept. */
  board: (Board & At) | null;
}

export interface RematchRead {
  /** Whether it was played, or won because the other player did not come. */
  played: boolean;
  /** Who oversaw it; null where the register of the session decided. */
  overseer: PersonShown | null;
  /** The first result: who won, or null for a draw, and how it ended. */
  first: { winner: PersonShown | null; ended: string | null };
}

export interface PlayerRead {
  person: PersonShown;
  colour: Colour | null;
  /** What the game brought them; null while it waits. */
  points: Points | null;
  /** What it made of their score; null while it waits. */
  score: { before: number; after: number } | null;
}

/** A game as everybody may know it; null for one that counts no longer or never did. */
export async function readGame({ view, clubs, now, params, query }: Asked): Promise<GameRead | null> {
  const game = gameAsked(view, params, now);
  if (game === null) return null;
  if (game.status !== 'counted') return waiting(view, game, now);
  const { number, date, online, ended } = game;
  const board = await boardOf(clubs, view.id, game);
  const { move = null, from = null } = query;
  return {
    number,
    status: 'counted',
    date,
    online,
    players: playersOf(view, game, now),
    ended: ended === null ? null : endingWords[ended],
    rematch: rematchOf(view, game, now),
    board: board && { ...board, ...readAt(move, from, board.moves.length) },
  };
}

/** The game whose number the address has, while it counts or may come to; of who is no member, or not shown as one, nothing is told. */
export function gameAsked(view: ClubView, params: Asked['params'], now: Instant): Game | null {
  const number = readNumber(params.number);
  const game = number === null ? undefined : view.state.games[number];
  if (game === undefined || isGone(game)) return null;
  const shown = isShown(view, game.player, now) && isShown(view, game.opponent, now);
  return game.status === 'counted' || shown ? game : null;
}

/** Of a game that waits only that it is there, since what is said of it may yet be found wrong. */
function waiting(view: ClubView, game: Game, now: Instant): GameRead {
  const { number, date, online, player, opponent } = game;
  const unsettled = (person: PersonNumber): PlayerRead => ({
    person: personShown(view, person, now),
    colour: null,
    points: null,
    score: null,
  });
  return {
    number,
    status: 'waiting',
    date,
    online,
    players: [unsettled(player), unsettled(opponent)],
    ended: null,
    rematch: null,
    board: null,
  };
}

function rematchOf(view: ClubView, game: Game, now: Instant): RematchRead | null {
  const decided = view.state.objections.get(game.number)?.decided ?? null;
  const first = firstResult(view, game);
  if (decided === null || first === null) return null;
  const by = view.entries[decided.seq - 1]?.by ?? null;
  const winner = first.score === 0.5 ? null : first.score === 1 ? game.player : game.opponent;
  return {
    played: isRematchPlayed(decided.outcome),
    overseer: by === null ? null : personShown(view, by, now),
    first: {
      winner: winner === null ? null : personShown(view, winner, now),
      ended: first.ended === null ? null : endingWords[first.ended],
    },
  };
}

function playersOf(view: ClubView, game: Game, now: Instant): GameRead['players'] {
  const [own, other] = [playerOf(view, game, game.player, now), playerOf(view, game, game.opponent, now)];
  return game.colour === 'black' ? [other, own] : [own, other];
}

function playerOf(view: ClubView, game: Game, person: PersonNumber, now: Instant): PlayerRead {
  const { colour, score: points, before, change } = seenFrom(game, person);
  const score = before === null ? null : { before, after: before + change };
  return { person: personShown(view, person, now), colour, points, score };
}
