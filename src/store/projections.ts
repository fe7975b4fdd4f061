import type { LocalDate } from '../../terms/time.ts';
import { allGames } from '../ladder/book/games.ts';
import { wasHeld } from '../ladder/book/register.ts';
import type { GameNumber, PersonNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';
import type { Game, Session, Standing } from './generated/client.ts';

export type StandingRow = Omit<Standing, 'clubId'>;
export type GameRow = Omit<Game, 'clubId'>;
export type SessionRow = Omit<Session, 'clubId'>;

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
export function differing<Key, Row extends object>(
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
