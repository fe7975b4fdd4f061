import type { LocalDate } from '../../terms/time.ts';
import { allGames } from '../ladder/book/games.ts';
import { wasHeld } from '../ladder/book/register.ts';
import type { GameNumber, PersonNumber } from '../ledger/fields.ts';
import { type Entry, rules, type State } from '../rule-books.ts';
import type { Game, Session, Standing } from './generated/client.ts';

type StandingRow = Omit<Standing, 'clubId'>;
type GameRow = Omit<Game, 'clubId'>;
type SessionRow = Omit<Session, 'clubId'>;

/** A table kept beside the ledger: which rows a state makes, and what is in them. */
export interface Projection<Key, Row> {
  keys(state: State): Key[];
  row(state: State, key: Key): Row | null;
  keyOf(row: Row): Key;
}

/** Until when somebody is banned for ever. */
const forEver = Date.UTC(9999, 11, 31);

export const standings: Projection<PersonNumber, StandingRow> = {
  keys: (state) => state.standings.filter((each) => each !== undefined).map(({ person }) => person),
  keyOf: ({ person }) => person,
  row: (state, key) => {
    const standing = state.standings[key];
    if (standing === undefined) return null;
    const { person, member, score, wins, draws, losses, lastSeen } = standing;
    const bannedUntil = endOfBans(state, person);
    return { person, member, score, wins, draws, losses, lastSeen: new Date(lastSeen), bannedUntil };
  },
};

export const games: Projection<GameNumber, GameRow> = {
  keys: (state) => allGames(state).map(({ number }) => number),
  keyOf: ({ number }) => number,
  row: (state, key) => {
    const game = state.games[key];
    if (game === undefined) return null;
    const { number, player, opponent, score, playedAt, status } = game;
    return { number, player, opponent, score, playedAt: new Date(playedAt), status };
  },
};

export const sessions: Projection<LocalDate, SessionRow> = {
  keys: (state) => [...state.sessions.keys()],
  keyOf: ({ date }) => date,
  row: (state, key) => {
    const session = state.sessions.get(key);
    if (session === undefined) return null;
    const { date, opensAt, closesAt } = session;
    return { date, opensAt: new Date(opensAt), closesAt: new Date(closesAt), held: wasHeld(session) };
  },
};

/** When the last of a person's bans ends, or null for one who was never banned. */
function endOfBans(state: State, person: PersonNumber): Date | null {
  const ends = state.bans.filter((ban) => ban.person === person).map(({ endsAt }) => endsAt ?? forEver);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** The keys of the rows that one state has otherwise than the other, or that only one of them has. */
function differing<Key, Row extends object>(
  projection: Projection<Key, Row>,
  before: State,
  after: State,
): Key[] {
  const keys = new Set([...projection.keys(before), ...projection.keys(after)]);
  return [...keys].filter((key) => !sameRow(projection.row(before, key), projection.row(after, key)));
}

/** Whether two rows of a table say the same. */
export function sameRow<Row extends object>(one: Row | null, other: Row | null): boolean {
  if (one === null || other === null) return one === other;
  const others = new Map(Object.entries(other));
  return Object.entries(one).every(([column, value]) => comparable(value) === comparable(others.get(column)));
}

const comparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** A place where the tables do not say what the ledger makes of it, or the ledger itself cannot be read. */
export interface Difference {
  /** Such as `game 12` or `entry 40`. */
  place: string;
  kept: string;
  expected: string;
  /** Whether it is an entry that cannot be read, which the bot sets aside. */
  setAside?: true;
}

/** The rows of the projections that a change may have changed, by their keys. */
export class TouchedRows {
  readonly standings = new Set<PersonNumber>();
  readonly games = new Set<GameNumber>();
  readonly sessions = new Set<LocalDate>();

  /** Takes in what one more entry changes; `state` is the one it was just added to. */
  touch(entry: Entry, state: State): void {
    const { standings = [], games = [], sessions = [] } = rules.kindOf(entry).rows?.(entry, state) ?? {};
    for (const person of standings) this.standings.add(person);
    for (const game of games) this.games.add(game);
    for (const date of sessions) this.sessions.add(date);
  }

  /** Takes in all that the ledger folded anew has otherwise than before. */
  touchDiffering(before: State, after: State): void {
    for (const key of differing(standings, before, after)) this.standings.add(key);
    for (const key of differing(games, before, after)) this.games.add(key);
    for (const key of differing(sessions, before, after)) this.sessions.add(key);
  }
}
