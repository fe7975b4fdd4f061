import {
  firstDeducted,
  isSinceJoining,
  type MembersWeek,
  noRuns,
  type Runs,
  runsOf,
  weekOf,
} from '../../../terms/leaderboard/decay.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { bansOf, holdsAt } from '../../house/book/discipline.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf, State } from '../../rule-books.ts';
import { attended, heldSessions, type Session } from './register.ts';
import { endOf, figuresAtClose } from './session-figures.ts';
import type { Standing } from './standings.ts';

/** A session that was held, and everybody who played a game that counts in its week. */
interface HeldWeek {
  session: Session;
  players: ReadonlySet<PersonNumber>;
}

/** The close of a session that was held, with what is looked back on at it: made once, and asked of every Member. */
export interface Close {
  state: State;
  session: Session;
  /** The held sessions up to this one, in order. */
  weeks: readonly HeldWeek[];
}

/** The closes of the sessions that were held on that day and later, in order. */
export function closesFrom(state: State, date: LocalDate): Close[] {
  const weeks = heldWeeks(state);
  return weeks.flatMap(({ session }, place) =>
    session.date < date ? [] : [{ state, session, weeks: weeks.slice(0, place + 1) }],
  );
}

/** Act II.6.2: a game that counts falls in the week of one held session; a rematch in that of its own (Act 0.9). */
function heldWeeks(state: State): HeldWeek[] {
  const weeks = heldSessions(state).map((session) => ({
    session,
    players: new Set(session.played),
  }));
  const dates = weeks.map(({ session }) => session.date);
  const places = new Map<LocalDate, number>();
  for (const game of state.games) {
    if (game?.status !== 'counted') continue;
    const place = places.get(game.date) ?? weekOf(dates, game.date);
    places.set(game.date, place);
    weeks[place]?.players.add(game.player).add(game.opponent);
  }
  return weeks;
}

/**
 * Act II.6: how many sessions in a row a person had missed, and passed without a game, at that close; none unless they were a
 * Member throughout.
 */
export function runsAt(close: Close, person: PersonNumber): Runs {
  const joinedAt = memberSince(close.state.standings[person], close.session);
  return joinedAt === null ? noRuns : runsOf(latestFirst(close, person, joinedAt));
}

function* latestFirst(
  { state, weeks }: Close,
  person: PersonNumber,
  joinedAt: Instant,
): Iterable<MembersWeek> {
  const bans = [...bansOf(state, person), ...keptOffFrom(state, person)];
  for (let place = weeks.length - 1; place >= 0; place--) {
    const week = weeks[place];
    if (week === undefined || !isSinceJoining(week.session.opensAt, joinedAt)) return;
    yield {
      banned: bans.some((ban) => holdsAt(ban, endOf(week.session))),
      present: attended(week.session, person),
      played: week.players.has(person),
    };
  }
}

/** Bans that were undone later kept somebody from playing all the same. */
const keptOffFrom = ({ keptOff }: State, person: PersonNumber) =>
  keptOff.filter((ban) => ban.person === person);

/** How many sessions in a row a deduction was for, as the ledger has it now; never fewer than the Act asks for. */
export function inARow(state: State, { person, date, basis }: BodyOf<'decayed'>): number {
  const [close] = closesFrom(state, date);
  if (close === undefined) return firstDeducted(basis, state.figures);
  return Math.max(runsAt(close, person)[basis], firstDeducted(basis, figuresAtClose(close.session)));
}

/** When somebody joined who was a Member for the whole of that session, or null. */
function memberSince(standing: Standing | undefined, session: Session): Instant | null {
  const membership = standing?.memberships.find(
    ({ from, to }) => isSinceJoining(session.opensAt, from) && (to === null || to > endOf(session)),
  );
  return membership?.from ?? null;
}

/** Whether a person has a deduction, not undone, from the close of that day's session or of a later one. */
export const hasDecayedSince = (state: State, person: PersonNumber, date: LocalDate): boolean =>
  state.sessionOrder.some((session) => session.date >= date && session.decays.has(person));
