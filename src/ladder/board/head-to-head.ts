import { recentSessions } from '../../../terms/administration/sanctions.ts';
import { otherColour } from '../../../terms/games/clock.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber, Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { allGames, type Game, gamesOfTwo, isPlayer } from '../book/games.ts';
import { wasHeld } from '../book/register.ts';
import { flipped, tally } from '../book/scoring.ts';
import type { Standing } from '../book/standings.ts';

/** How two people stand in the games between them that count, seen from the first. */
export type HeadToHead = Pick<Standing, 'wins' | 'draws' | 'losses'>;

/** The games of a person that count, the latest first. */
export const countedGamesOf = (state: State, person: PersonNumber): Game[] =>
  gamesOf(state, person).filter(({ status }) => status === 'counted');

/** The games of a person, whatever became of them, the latest first. */
export const gamesOf = (state: State, person: PersonNumber): Game[] =>
  allGames(state)
    .filter((game) => isPlayer(game, person))
    .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number);

/** A game as one of its players sees it. */
export interface SeenGame {
  opponent: PersonNumber;
  /** What it brought this player. */
  score: Points;
  /** This player's, where it is known. */
  colour: Colour | null;
  /** This player's score before it; null unless it counts. */
  before: number | null;
  /** Points it moved that score. */
  change: number;
}

export function seenFrom(game: Game, person: PersonNumber): SeenGame {
  const { player, opponent, score, colour } = game;
  if (person === player)
    return { opponent, score, colour, before: game.playerBefore, change: game.playerChange };
  return {
    opponent: player,
    score: flipped(score),
    colour: colour === null ? null : otherColour(colour),
    before: game.opponentBefore,
    change: game.opponentChange,
  };
}

/** How a person stands against everybody whom they have played, the one played last coming first. */
export function headToHeads(state: State, person: PersonNumber): Map<PersonNumber, HeadToHead> {
  const records = new Map<PersonNumber, HeadToHead>();
  for (const game of countedGamesOf(state, person)) {
    const { opponent, score } = seenFrom(game, person);
    const record = records.get(opponent) ?? { wins: 0, draws: 0, losses: 0 };
    records.set(opponent, record);
    tally(record, score);
  }
  return records;
}

/**
 * Acts II.9 and III.2.4: what a Moderator and the person they penalise played against each other in the last two sessions before
 * that moment, for the declaration; online games and those that do not count too.
 */
export function recentGames(
  state: State,
  [one, other]: readonly [PersonNumber | null, PersonNumber | null],
  at: Instant,
): Game[] {
  if (one === null || other === null || one === other) return [];
  const sessions = state.sessionOrder.filter(
    (session) => session.opensAt <= at && (session.open || wasHeld(session)),
  );
  const from = sessions.at(-recentSessions)?.opensAt ?? 0;
  return gamesOfTwo(state, one, other).filter(
    ({ playedAt, status }) => playedAt >= from && playedAt <= at && !neverPlayed.includes(status),
  );
}

const neverPlayed: readonly Game['status'][] = ['withdrawn', 'lapsed'];
