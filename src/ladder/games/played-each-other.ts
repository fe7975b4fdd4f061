import { recentSessions } from '../../../terms/administration/sanctions.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { allGames, type Game, isPlayer } from '../book/games.ts';
import { wasHeld } from '../book/register.ts';

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
  return allGames(state)
    .filter((game) => isPlayer(game, one) && isPlayer(game, other))
    .filter(({ playedAt, status }) => playedAt >= from && playedAt <= at && !neverPlayed.includes(status));
}

const neverPlayed: readonly Game['status'][] = ['withdrawn', 'lapsed'];
