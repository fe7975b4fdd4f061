import type { LocalDate } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import { allGames } from '../ladder/book/games.ts';
import { wasHeld } from '../ladder/book/register.ts';
import { milestoneOf } from '../ladder/milestones.ts';
import type { GameNumber, PersonNumber } from '../ledger/fields.ts';
import { type Entry, type Rows, rules, type State } from '../rule-books.ts';
import type { Database, Step } from './database.ts';
import type { Moment } from './engine/engine.ts';
import type { Game, Session, Standing } from './generated/client.ts';
import { adding, chunks, type Row, removing } from './rows.ts';

type StandingRow = Omit<Standing, 'clubId'>;
type GameRow = Omit<Game, 'clubId'>;
type SessionRow = Omit<Session, 'clubId'>;

/** What a row is known by. */
export type Key = string | number;

/** A table kept beside a club's own book: which rows a state makes, and what is in them. */
export interface Projection {
  /** What the entries call its rows. */
  readonly name: keyof Rows;
  readonly table: string;
  /** The column with the key. */
  readonly column: string;
  keys(state: State): Key[];
  row(state: State, key: Key): Row | null;
  keyOf(row: Row): Key;
  /** The rows that are there. */
  kept(moment: Moment, which: Which): Promise<Row[]>;
}

/** A club's rows, without their club. */
export interface Which {
  where: { clubId: ClubId };
  omit: { clubId: true };
}

/** Until when somebody is banned for ever. */
const forEver = Date.UTC(9999, 11, 31);

const standings: Projection = {
  ...{ name: 'standings', table: 'Standing', column: 'person' },
  keys: (state) => state.standings.filter((each) => each !== undefined).map(({ person }) => person),
  keyOf: ({ person }: StandingRow) => person,
  row(state, key: PersonNumber): StandingRow | null {
    const standing = state.standings[key];
    if (standing === undefined) return null;
    const { person, member, score, wins, draws, losses, lastSeen } = standing;
    const [bannedUntil, milestone] = [endOfBans(state, person), milestoneOf(state, person)];
    return {
      person,
      member,
      score,
      wins,
      draws,
      losses,
      lastSeen: new Date(lastSeen),
      bannedUntil,
      milestone,
    };
  },
  kept: (moment, which) => moment.standing.findMany(which),
};

const games: Projection = {
  ...{ name: 'games', table: 'Game', column: 'number' },
  keys: (state) => allGames(state).map(({ number }) => number),
  keyOf: ({ number }: GameRow) => number,
  row(state, key: GameNumber): GameRow | null {
    const game = state.games[key];
    if (game === undefined) return null;
    const { number, player, opponent, score, playedAt, status } = game;
    return { number, player, opponent, score, playedAt: new Date(playedAt), status };
  },
  kept: (moment, which) => moment.game.findMany(which),
};

const sessions: Projection = {
  ...{ name: 'sessions', table: 'Session', column: 'date' },
  keys: (state) => [...state.sessions.keys()],
  keyOf: ({ date }: SessionRow) => date,
  row(state, key: LocalDate): SessionRow | null {
    const session = state.sessions.get(key);
    if (session === undefined) return null;
    const { date, opensAt, closesAt } = session;
    return { date, opensAt: new Date(opensAt), closesAt: new Date(closesAt), held: wasHeld(session) };
  },
  kept: (moment, which) => moment.session.findMany(which),
};

export const projections = [standings, games, sessions];

/** When the last of a person's bans ends, or null for one who was never banned. */
function endOfBans(state: State, person: PersonNumber): Date | null {
  const ends = state.bans.filter((ban) => ban.person === person).map(({ endsAt }) => endsAt ?? forEver);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** The keys of the rows that one state has otherwise than the other, or that only one of them has. */
function differing(projection: Projection, before: State, after: State): Key[] {
  const keys = new Set([...projection.keys(before), ...projection.keys(after)]);
  return [...keys].filter((key) => !sameRow(projection.row(before, key), projection.row(after, key)));
}

/** Whether two rows of a table say the same. */
export function sameRow(one: Row | null, other: Row | null): boolean {
  if (one === null || other === null) return one === other;
  return Object.entries(one).every(([column, value]) => comparable(value) === comparable(other[column]));
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
  private readonly keys = new Map(projections.map((each) => [each, new Set<Key>()]));

  of(projection: Projection): Key[] {
    return [...(this.keys.get(projection) ?? [])];
  }

  /** Takes in what one more entry changes; `state` is the one it was just added to. */
  touch(entry: Entry, state: State): void {
    const rows: Rows = rules.kindOf(entry).rows?.(entry, state) ?? {};
    for (const [{ name }, keys] of this.keys) for (const key of rows[name] ?? []) keys.add(key);
  }

  /** Takes in all that the ledger folded again has otherwise than before. */
  touchDiffering(before: State, after: State): void {
    for (const [each, keys] of this.keys) for (const key of differing(each, before, after)) keys.add(key);
  }
}

/** Writes the rows of those keys as a state makes them, in the place of what was there. There was none of a key that is new. */
export const rewriting = (
  database: Database,
  { id: clubId, state }: { id: ClubId; state: State },
  projection: Projection,
  { keys, isNew }: { keys: readonly Key[]; isNew: (key: Key) => boolean },
): Step[] =>
  chunks(keys).flatMap((some) => {
    const { table, column } = projection;
    const rows = some.map((key) => projection.row(state, key)).filter((row) => row !== null);
    return [
      ...removing(database, table, clubId, { column, keys: some.filter((key) => !isNew(key)) }),
      ...adding(
        database,
        table,
        rows.map((row) => ({ clubId, ...row })),
      ),
    ];
  });
