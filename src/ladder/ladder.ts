import { partsOf } from '../house/chapters.ts';
import type { UnitOfWork } from '../house/ports.ts';
import type { Refusal, Result } from '../house/result.ts';
import type { Agreed, Room } from '../house/room.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';
import { recentGames } from './board/head-to-head.ts';
import { modifyScore } from './board/modify-score.ts';
import { allGames, isPlayer } from './book/games.ts';
import { playsOnline } from './book/online.ts';
import { isCheckedIn, openSessionOf } from './book/register.ts';
import * as chapters from './chapters.ts';
import { clocksDue } from './clocks/clocks-due.ts';
import { ladderItems } from './court/items.ts';
import { aboutPlayer, exportLadder } from './export.ts';
import { rematchesOver, rematchesOvertaken } from './games/by-register.ts';
import { countIfReady, endWaiting, squarePlayers, waitingGames } from './games/counting.ts';
import { rematchReminder } from './games/remind-rematch.ts';
import { voidAsChief } from './games/void-game.ts';
import { cannotForfeit } from './games/whose.ts';
import { onlineDue } from './online/online-due.ts';
import { moveReminder } from './online/remind-move.ts';
import { voidOnline } from './online/void-online.ts';
import { recentAttendance } from './sessions/attendance.ts';
import { sessionOver } from './sessions/close-session.ts';
import { daysShown, eventDue, planAnew } from './sessions/plan-event.ts';
import { sessionReminder } from './sessions/remind-session.ts';
import { reportDue } from './sessions/report-session.ts';
import { ladderErrands } from './words/errands.ts';
import { gameOf, standingLine } from './words/game-card.ts';
import { onlineGame } from './words/online/game.ts';
import { playersIn, resultLine, whiteAndBlack } from './words/result-line.ts';

/** The ladder in the common matters of the club. */
export const ladder: Room = {
  due: [
    sessionOver,
    ...partsOf(chapters, 'due').flat(),
    clocksDue,
    onlineDue,
    rematchesOver,
    rematchesOvertaken,
  ],
  dueLast: [reportDue, eventDue],
  reminders: [sessionReminder, moveReminder, rematchReminder],
  exported: exportLadder,
  about: aboutPlayer,
  leftBehind: (view, person) => ({ games: waitingGames(view, person).map(({ number }) => number) }),
  endWaiting,
  checkOut(work, person, by) {
    const session = openSessionOf(work.state);
    if (session !== undefined && isCheckedIn(session, person))
      work.append({ type: 'checked-out', person, date: session.date }, { by, acts: ['0.9'] });
  },
  countWaiting(work, person) {
    const games = waitingGames(work, person).map(({ number }) => number);
    for (const game of games) countIfReady(work, game, null);
    return games;
  },
  attendance: ({ state }, person) => recentAttendance(state, person),
  carryOutAgreed,
  ownGame,
  game: ({ state }, number) => state.games[number],
  hasPlayed: (state, person) => allGames(state).some((game) => isPlayer(game, person)),
  playedLately: recentGames,
  cannotForfeit,
  squareAgain: squarePlayers,
  court: ladderItems,
  gameLine: (view, game) => resultLine(view, gameOf(view, game)),
  gamePlayers: playersIn,
  gameStanding: (view, game) => standingLine(view, gameOf(view, game)),
  onlinePlayers: (view, online) => whiteAndBlack(view, onlineGame(view, online)),
  errands: ladderErrands,
  replan(work) {
    const shown = daysShown(work, work.now);
    return () => planAnew(work, shown);
  },
};

/** Act III.3.5: does to a score or a game what the Chief Justice asked for, as another Justice agreed to it. */
export function carryOutAgreed(
  work: UnitOfWork,
  { matter, person, chief, reason, consent }: Agreed,
): Result<unknown> {
  switch (matter.kind) {
    case 'score':
      return modifyScore(
        work,
        chief,
        { member: { text: `#${person}` }, points: matter.points, reason },
        consent,
      );
    case 'game':
      return voidAsChief(work, chief, { game: `#${matter.game}`, reason }, consent);
    case 'online':
      return voidOnline(work, chief, { game: `online ${matter.online}`, reason }, consent);
    default:
      return matter satisfies never;
  }
}

/** Act III.3.5: a Justice who played the game has as much to do with it as the Chief Justice. */
export function ownGame(state: State, matter: Agreed['matter'], justice: PersonNumber): Refusal[] {
  const game = matter.kind === 'game' ? state.games[matter.game] : undefined;
  const online = matter.kind === 'online' ? state.onlineGames[matter.online] : undefined;
  const plays =
    (game !== undefined && isPlayer(game, justice)) || (online !== undefined && playsOnline(online, justice));
  return plays ? [{ code: 'own-game', game: game?.number ?? null, acts: ['III.3.5'] }] : [];
}
