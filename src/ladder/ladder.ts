import type { Room } from '../house/ports.ts';
import { resultBefore } from './book/explain.ts';
import { isCheckedIn, openSessionOf } from './book/register.ts';
import { clocksDue } from './clocks/clocks-due.ts';
import { carryOutAgreed, playedIn } from './consent.ts';
import { baselessDeductions } from './decay/square-decay.ts';
import { aboutPlayer, exportLadder } from './export.ts';
import { countIfReady, squarePlayers } from './games/counting.ts';
import { rematchesOver, rematchesOvertaken } from './games/rematches-due.ts';
import { endWaiting, waitingGames } from './games/waiting.ts';
import { limitsReached } from './limits/limits-due.ts';
import { logWithoutNames } from './online/game-log.ts';
import { onlineDue } from './online/online-due.ts';
import { sessionOver } from './sessions/end-session.ts';
import { daysShown, eventDue, planAnew } from './sessions/plan-event.ts';
import { reportDue } from './sessions/report-session.ts';
import { gameOf, standingLine } from './words/game-card.ts';
import { gameLabel } from './words/game-label.ts';
import { onlineGame } from './words/online/game.ts';
import { resultLine, whiteAndBlack } from './words/result-line.ts';

/** The ladder in the common matters of the club. */
export const ladder: Room = {
  due: [sessionOver, limitsReached, clocksDue, onlineDue, rematchesOver, rematchesOvertaken],
  dueLast: [reportDue, eventDue],
  exported: exportLadder,
  about: aboutPlayer,
  leaving: (view, person) => ({ games: waitingGames(view, person).map(({ number }) => number) }),
  endWaiting,
  checkOut(work, person, by) {
    const session = openSessionOf(work.state);
    if (session !== undefined && isCheckedIn(session, person))
      work.append({ type: 'checked-out', person, date: session.date }, { by, acts: ['0.9'] });
  },
  joined(work, person) {
    const games = waitingGames(work, person).map(({ number }) => number);
    for (const game of games) countIfReady(work, game, null);
    return games;
  },
  agreed: carryOutAgreed,
  playedIn,
  countsAgain: squarePlayers,
  baseless: baselessDeductions,
  scoreBefore: ({ entries }, game, seq) => resultBefore(entries, game, seq)?.score,
  logOf: logWithoutNames,
  gameLine: (view, game) => resultLine(view, gameOf(view, game)),
  gameStanding: (view, game) => standingLine(view, gameOf(view, game)),
  gameLabel(view, number) {
    const game = view.state.games[number];
    return game === undefined ? null : gameLabel(view, game);
  },
  onlinePlayers: (view, online) => whiteAndBlack(view, onlineGame(view, online)),
  replan(work) {
    const shown = daysShown(work, work.now);
    return () => planAnew(work, shown);
  },
};
