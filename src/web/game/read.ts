import { endingWords } from '../../../terms/games/endings.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { seenFrom } from '../../club/board/head-to-head.ts';
import type { ClubView } from '../../club/ports.ts';
import type { Colour, GameNumber, PersonNumber, Points } from '../../ledger/entries.ts';
import type { Game, State } from '../../ledger/state.ts';
import { isGone, isHeld } from '../../ledger/views.ts';
import { readNumber } from '../asked.ts';
import { type PersonShown, personShown } from '../names.ts';
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
  /** Null where neither moves nor a position were kept. */
  board: (Board & At) | null;
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
export async function readGame({ view, clubs, params, query }: Asked): Promise<GameRead | null> {
  const game = gameAsked(view.state, params);
  if (game === null) return null;
  if (game.status !== 'counted') return waiting(view, game);
  const { number, date, online, ended } = game;
  const board = await boardOf(clubs, view.id, game);
  const { move = null, from = null } = query;
  return {
    number,
    status: 'counted',
    date,
    online,
    players: playersOf(view, game),
    ended: ended === null ? null : endingWords[ended],
    board: board && { ...board, ...readAt(move, from, board.moves.length) },
  };
}

/** The game whose number the address has, while it counts or may come to; of who has not joined nothing is told. */
export function gameAsked(state: State, params: Asked['params']): Game | null {
  const number = readNumber(params.number);
  const game = number === null ? undefined : state.games[number];
  if (game === undefined || isGone(game)) return null;
  return game.status === 'open' && isHeld(state, game) ? null : game;
}

/** Of a game that waits only that it is there, since what is said of it may yet be found wrong. */
function waiting(view: ClubView, { number, date, online, player, opponent }: Game): GameRead {
  const unsettled = (person: PersonNumber): PlayerRead => ({
    person: personShown(view, person),
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
    board: null,
  };
}

function playersOf(view: ClubView, game: Game): GameRead['players'] {
  const [own, other] = [playerOf(view, game, game.player), playerOf(view, game, game.opponent)];
  return game.colour === 'black' ? [other, own] : [own, other];
}

function playerOf(view: ClubView, game: Game, person: PersonNumber): PlayerRead {
  const { colour, score: points, before, change } = seenFrom(game, person);
  const score = before === null ? null : { before, after: before + change };
  return { person: personShown(view, person), colour, points, score };
}
