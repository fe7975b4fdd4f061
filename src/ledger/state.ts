import type { DeclarationWay } from '../../terms/administration/declaration.ts';
import type { Reminder } from '../../terms/administration/reminders.ts';
import type { Finding } from '../../terms/administration/sanctions.ts';
import { defaultFigures, type Figures } from '../../terms/figures.ts';
import type { BanGround } from '../../terms/leaderboard/bans.ts';
import type { DecayBasis } from '../../terms/leaderboard/decay.ts';
import type { Instant, LocalDate } from '../../terms/time.ts';
import type { Case } from '../appeals/book/cases.ts';
import type { Publication, Suggestion } from '../house/book/publications.ts';
import type { ClockGame } from '../ladder/book/clock-game.ts';
import type { OnlineEnding } from '../ladder/book/online-entries.ts';
import type {
  ApprovalReason,
  Colour,
  Ending,
  GameNumber,
  Office,
  PenaltyNumber,
  PenaltyPart,
  PersonNumber,
  Points,
  RematchOutcome,
} from './entries.ts';

/** Where a game is on its way to the board. A held game waits for a player to join (Act 0.12). */
export const gameStatuses = ['open', 'counted', 'withdrawn', 'refused', 'lapsed', 'voided'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export interface Game {
  number: GameNumber;
  player: PersonNumber;
  opponent: PersonNumber;
  /** What it brought `player`, corrections included. */
  score: Points;
  /** The colour of `player`, where it is known. */
  colour: Colour | null;
  playedAt: Instant;
  date: LocalDate;
  online: boolean;
  ended: Ending | null;
  enteredBy: PersonNumber | null;
  enteredAt: Instant;
  status: GameStatus;
  confirmed: boolean;
  /** What a Moderator has to look at; empty when the opponent's Confirm is enough. */
  approval: ApprovalReason[];
  /** The games beside which it was said to be a second one (Act II.4.1). */
  besides: GameNumber[];
  /** The entries by its other player with which it waits for one decision. */
  contradicts: GameNumber[];
  recordedSeq: number;
  /** The entry that made it count, voided or not; null before. */
  countedSeq: number | null;
  /** Points it moved, player's and opponent's; zero unless it counts. */
  playerChange: number;
  opponentChange: number;
  /** The scores that it moved, player's and opponent's; null unless it counts. */
  playerBefore: number | null;
  opponentBefore: number | null;
}

/** A score that somebody has had from that moment on. */
export interface ScorePoint {
  at: Instant;
  score: number;
}

export interface Standing {
  person: PersonNumber;
  /** On the board now: joined and not removed since. */
  member: boolean;
  /** From when to when the person was on the board; the last one open-ended while they are. */
  memberships: { from: Instant; to: Instant | null }[];
  score: number;
  /** What the score has been since the latest joining: a point for each moment that moved it, in order. */
  course: ScorePoint[];
  rated: number;
  wins: number;
  draws: number;
  losses: number;
  /** Which session (by its place) `scoreBefore` was taken in, so that the change since then is known. */
  marked: number;
  scoreBefore: number;
  /** The end of the last session attended, or the moment of joining where that is later. */
  lastSeen: Instant;
}

/** One uninterrupted stay in the room; `to` is null while it lasts. */
export interface Stay {
  from: Instant;
  to: Instant | null;
  moderating: boolean;
}

export interface Session {
  date: LocalDate;
  /** Its place among the sessions that were held, counted from 1. */
  place: number;
  opensAt: Instant;
  closesAt: Instant;
  /** The figures that it goes by now, or went by at its end; `figuresIn` answers for each moment of it (Act IV.2). */
  figures: Figures;
  /** The figures that it went by before, and until when, in order. */
  earlierFigures: { until: Instant; figures: Figures }[];
  open: boolean;
  /** When it was last closed, null while open. */
  closedAt: Instant | null;
  /** Whether the club was told how it went. */
  reported: boolean;
  stays: Map<PersonNumber, Stay[]>;
  /** The register as put right by a Moderator; it outweighs the stays (Act 0.9). */
  corrected: Map<PersonNumber, { present: boolean; moderating: boolean }>;
  /** Who played a game over the board that day which counts, or a rematch: proof of presence (Act 0.9). */
  played: Set<PersonNumber>;
  /** Whose deductions stand that were made at its close, by their entries (Act II.6). */
  decays: Map<PersonNumber, Map<DecayBasis, number>>;
  /** What the Court excused people at its close, so that it is not deducted again (Act II.6.3). */
  excused: Map<PersonNumber, Set<DecayBasis>>;
}

export interface Ban {
  seq: number;
  person: PersonNumber;
  from: Instant;
  endsAt: Instant | null;
  /** The penalty it is a part of; null for one by the staff (Act III.6). */
  penalty: PenaltyNumber | null;
}

/** What was issued under one number, whether it still stands or not. */
export interface Penalty {
  number: PenaltyNumber;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  person: PersonNumber;
  offence: number;
  game: GameNumber | null;
  fraud: boolean;
  ground: BanGround | null;
  parts: readonly PenaltyPart[];
  finding: Finding | null;
  /** False once it was undone, as though it had never happened. */
  stands: boolean;
  declared: { way: DeclarationWay; on: LocalDate } | null;
  /** The last moment to declare it, and when it is reminded of, by the figures in force when it was issued. */
  declareBy: Instant;
  reminders: readonly Reminder[];
  /** The days, counted from its issue, on which somebody was reminded to declare it. */
  reminded: number[];
}

/** Act II.10: a Member's games wait for a Moderator. */
export interface Monitor {
  seq: number;
  person: PersonNumber;
  at: Instant;
  by: PersonNumber | null;
  /** When it was lifted; null while it holds. */
  liftedAt: Instant | null;
  /** When the suspicion was last stated. */
  statedAt: Instant;
  /** The last session that it outlasted and of which the Member was told. */
  overdue: LocalDate | null;
}

/** Act II.11: a Member has to play with a clock; no minutes where they choose them. */
export interface ClockOrder {
  seq: number;
  person: PersonNumber;
  minutes: number | null;
  from: Instant;
  /** When it was ended, or given anew; null while it stands. */
  to: Instant | null;
}

/** Act I.8: a game with a time limit and no clock. */
export interface TimeLimit {
  seq: number;
  white: PersonNumber;
  black: PersonNumber;
  minutes: number;
  /** Its session. */
  date: LocalDate;
  setAt: Instant;
  /** When its time is up, unless it pauses. */
  endsAt: Instant;
  /** Milliseconds that were left when it was paused; null while its time runs. */
  left: number | null;
  /** When the game was over, and whether by its limit; null before. */
  ended: { at: Instant; reached: boolean } | null;
}

/** Act I.9: a challenge to a game in Discord, and the game. */
export interface OnlineGame {
  number: number;
  white: PersonNumber;
  black: PersonNumber;
  /** For each move; null where there is no limit. */
  minutes: number | null;
  challengedAt: Instant;
  status: 'challenged' | 'declined' | 'lapsed' | 'playing' | 'over' | 'voided';
  beganAt: Instant | null;
  /** In the notation of chess, and when each was made. */
  moves: { san: string; at: Instant }[];
  /** The latest offer of a draw, after how many moves it was made, and whether it stands. */
  offer: { person: PersonNumber; ply: number; open: boolean } | null;
  /** `score` is White's; `game` is what it was entered as. */
  ended: {
    seq: number;
    at: Instant;
    by: PersonNumber | null;
    how: OnlineEnding;
    score: Points | null;
    game: GameNumber | null;
  } | null;
}

/** Act II.8: a Member asked to be removed and has not been yet. */
export interface RemovalRequest {
  seq: number;
  at: Instant;
  /** Of what days, counted from the beginning of its term, the Chief Justice was reminded, and when. */
  reminded: { day: number; at: Instant }[];
}

/** Act I.6: an objection to a game's ending, and what its rematch came to. */
export interface Objection {
  seq: number;
  at: Instant;
  person: PersonNumber;
  decided: { outcome: RematchOutcome; seq: number } | null;
}

/** All that the ledger says of a club at one moment: what the fold makes of its entries. */
export interface State {
  lastSeq: number;
  figures: Figures;
  /** The figures that were in force before, and until when, in order. */
  pastFigures: { until: Instant; figures: Figures }[];
  /** The changes of the Terms that the club published, in order. */
  publications: Publication[];
  /** By their number; place 0 is empty. */
  suggestions: (Suggestion | undefined)[];
  /** By person number; holes where nobody joined. */
  standings: (Standing | undefined)[];
  /** By game number; place 0 is empty. */
  games: (Game | undefined)[];
  sessions: Map<LocalDate, Session>;
  /** The sessions in the order of their dates. */
  sessionOrder: Session[];
  cancelled: Set<LocalDate>;
  offices: Map<PersonNumber, Set<Office>>;
  bans: Ban[];
  /** When bans were in force that were undone later, or are others since. */
  keptOff: Pick<Ban, 'person' | 'from' | 'endsAt'>[];
  /** By penalty number; place 0 is empty. */
  penalties: (Penalty | undefined)[];
  /** In the order in which they were placed, lifted ones too. */
  monitors: Monitor[];
  /** In the order in which they were given, ended ones too. */
  clockOrders: ClockOrder[];
  removalRequests: Map<PersonNumber, RemovalRequest>;
  objections: Map<GameNumber, Objection>;
  /** In the order in which they were set, those that are over too. */
  limits: TimeLimit[];
  /** By their own number; place 0 is empty. */
  clocks: (ClockGame | undefined)[];
  /** By their own number; place 0 is empty. */
  onlineGames: (OnlineGame | undefined)[];
  /** Who agreed to what is gathered of online games (Act I.9.4). */
  consents: Set<PersonNumber>;
  /** By case number; place 0 is empty. */
  cases: (Case | undefined)[];
  /** The latest day on which the Justices were told how their docket stands. */
  docketTold: LocalDate | null;
  /** Those who had their data erased, whether or not they came back. */
  erased: Set<PersonNumber>;
}

/** A club in which nothing has happened yet. */
export function emptyState(): State {
  return {
    lastSeq: 0,
    figures: defaultFigures,
    pastFigures: [],
    publications: [],
    suggestions: [],
    standings: [],
    games: [],
    sessions: new Map(),
    sessionOrder: [],
    cancelled: new Set(),
    offices: new Map(),
    bans: [],
    keptOff: [],
    penalties: [],
    monitors: [],
    clockOrders: [],
    removalRequests: new Map(),
    objections: new Map(),
    limits: [],
    clocks: [],
    onlineGames: [],
    consents: new Set(),
    cases: [],
    docketTold: null,
    erased: new Set(),
  };
}
