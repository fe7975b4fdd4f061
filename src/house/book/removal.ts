import { isSinceJoining, weekOf } from '../../../terms/leaderboard/decay.ts';
import { type RecentSessions, type RemovalTerm, removalTerm } from '../../../terms/leaderboard/removal.ts';
import { holdsOn } from '../../appeals/book/case-views.ts';
import { allGames, isPlayer } from '../../ladder/book/games.ts';
import { attended, heldSessions } from '../../ladder/book/register.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { figuresAt } from './amendment.ts';
import { bansOf } from './discipline.ts';

/**
 * Act II.7: what a Member did in the last sessions that were held, so many as the Act looks back on. Those that began
 * before they joined are not among them, those during a ban are. A game falls into the week of a session as in Act II.6.2.
 */
export function recentSessions(state: State, person: PersonNumber): RecentSessions & { sessions: number } {
  const joinedAt = state.standings[person]?.memberships.at(-1)?.from ?? Number.POSITIVE_INFINITY;
  const held = heldSessions(state);
  const first = Math.max(0, held.length - state.figures.removalSessions);
  const recent = held.slice(first).filter(({ opensAt }) => isSinceJoining(opensAt, joinedAt));
  const dates = held.map(({ date }) => date);
  const inRecent = (date: string) => recent.some((session) => session === held[weekOf(dates, date)]);
  const games = allGames(state).filter((game) => game.status === 'counted' && isPlayer(game, person));
  return {
    sessions: recent.length,
    absences: recent.filter((session) => !attended(session, person)).length,
    games: games.filter(({ date }) => inRecent(date)).length,
  };
}

/**
 * Acts II.8 and II.8.1: the term of a Member's standing request; null where there is none, where a ban holds it for ever,
 * or while they are held by a case.
 * Act IV.2: by the figures that were in force when it was made.
 */
export function removalTermOf(state: State, person: PersonNumber): RemovalTerm | null {
  const request = state.removalRequests.get(person);
  if (request === undefined) return null;
  const holds = [...bansOf(state, person), ...holdsOn(state, person)];
  return removalTerm(request.at, holds, figuresAt(state, request.at));
}
