import { warnedAtClose } from '../../../terms/leaderboard/decay.ts';
import { addDays, daysBetween, type Instant, isSessionDay, type LocalDate } from '../../../terms/time.ts';
import { awaitsDeclaration } from '../../house/discipline/declare-penalty.ts';
import { allPenalties } from '../../house/discipline/find-penalty.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import type { State } from '../../rule-books.ts';
import { apartFor } from '../board/leaderboard.ts';
import { closesFrom, inARow, runsAt } from '../book/decay.ts';
import { explainDecay } from '../book/explain.ts';
import { allGames, type GameStatus } from '../book/games.ts';
import { isOverdue, standingMonitors } from '../book/monitors.ts';
import { heldSessions } from '../book/register.ts';
import { figuresAtClose } from '../book/session-figures.ts';
import { changeSinceLastSession, membersByScore } from '../book/standings.ts';
import { rematchesToPlay } from '../games/by-register.ts';
import type { Deducted, Moved, Round } from '../outcomes.ts';
import { nextSession } from './days.ts';

/** Act 0.5: the club is told once how a held session went, at its end, since one closed by hand may be opened again until then. */
export function reportDue({ state }: ClubView): DueThing[] {
  const session = heldSessions(state).at(-1);
  if (session === undefined || session.reported) return [];
  const { date, closesAt: at } = session;
  return [{ at, name: `the report of ${date}`, carryOut: (work) => report(work, date) }];
}

function report(work: UnitOfWork, date: string): void {
  work.append({ type: 'session-reported', date }, { by: null, acts: ['0.5'] });
  work.announce({ kind: 'weekly-round', ...roundOf(work, date, work.now) }, { to: 'discussion' });
}

/** How the latest session that was held went, as of that moment after its end. */
function roundOf(view: ClubView, date: LocalDate, now: Instant): Round {
  const { state } = view;
  const games = allGames(state).filter((game) => game.date === date && game.status === 'counted');
  return {
    date,
    ...settledAt(view, date),
    board: boardOf(state, now),
    games: games.map(({ number }) => number),
    decayed: decayedAt(view, date),
    warned: warnedAt(state, date),
    rematches: rematchesToPlay(view).map(([game]) => game),
    monitors: standingMonitors(state)
      .filter((monitor) => isOverdue(state, monitor))
      .map(({ person }) => person),
    undeclared: allPenalties(state)
      .filter(awaitsDeclaration)
      .map(({ number, declareBy }) => ({ penalty: number, declareBy })),
    requests: state.removalRequests.size,
    next: nextSession(view, now),
    missed: missedBefore(state, date),
  };
}

/** The club's days between that session and the one held before it; none before the first. */
function missedBefore(state: State, date: LocalDate): NonNullable<Round['missed']> {
  const before = heldSessions(state).findLast((session) => session.date < date)?.date;
  if (before === undefined) return [];
  const between = Array.from({ length: daysBetween(before, date) - 1 }, (_, day) => addDays(before, day + 1));
  return between
    .filter((day) => isSessionDay(day, state.figures))
    .map((day) => ({ date: day, cancelled: state.cancelled.has(day) }));
}

/** What the bot made of the open games when that day's session was closed, each time, as far as it still holds. */
function settledAt(
  { state, entries }: ClubView,
  date: LocalDate,
): Pick<Round, 'counted' | 'lapsed' | 'referred'> {
  const closes = entries.filter((entry) => entry.type === 'session-closed' && entry.date === date);
  const written = entries.filter(({ at, by }) => by === null && closes.some((close) => close.at === at));
  const gamesOf = (type: 'game-counted' | 'game-lapsed' | 'game-referred', status: GameStatus) =>
    written
      .flatMap((entry) => (entry.type === type && 'game' in entry ? [entry.game] : []))
      .filter((game) => state.games[game]?.status === status);
  return {
    counted: gamesOf('game-counted', 'counted'),
    lapsed: gamesOf('game-lapsed', 'lapsed'),
    referred: gamesOf('game-referred', 'open'),
  };
}

function boardOf(state: State, now: Instant): Moved[] {
  const playing = membersByScore(state).filter((standing) => apartFor(state, standing, now) === null);
  const scored = playing.map((standing) => {
    const change = changeSinceLastSession(state, standing);
    return { person: standing.person, score: standing.score, change, before: standing.score - change };
  });
  return scored.map(({ before, ...row }) => ({
    ...row,
    rank: 1 + scored.filter(({ score }) => score > row.score).length,
    rankBefore: 1 + scored.filter((other) => other.before > before).length,
  }));
}

const decayedAt = (view: ClubView, date: LocalDate): Deducted[] =>
  explainDecay(view, date).map(({ person, before, after, deduction, entry }) => ({
    ...{ person, date, before, after, points: deduction },
    basis: entry.basis,
    inARow: inARow(view.state, entry),
  }));

function warnedAt(state: State, date: LocalDate): number {
  const [close] = closesFrom(state, date);
  if (close === undefined) return 0;
  const figures = figuresAtClose(close.session);
  return membersByScore(state).filter(
    ({ person }) => warnedAtClose(runsAt(close, person), figures).length > 0,
  ).length;
}
