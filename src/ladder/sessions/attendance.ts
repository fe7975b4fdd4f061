import { isSinceJoining, weekOf } from '../../../terms/leaderboard/decay.ts';
import type { Attendance } from '../../house/room.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { allGames, isPlayer } from '../book/games.ts';
import { attended, heldSessions } from '../book/register.ts';

/**
 * Act II.7: what a Member did in the last held sessions, as many as the Act looks back on since they joined; those during a ban
 * count. A game falls into the week of a session as in Act II.6.2.
 */
export function recentAttendance(state: State, person: PersonNumber): Attendance {
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
