import type { Instant } from '../../terms/time.ts';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';
import type { GameNumber, PersonNumber, Points } from '../ledger/fields.ts';
import type { GameStatus } from './book/games.ts';

export interface BoardRow {
  /** Equal scores share a rank. */
  rank: number;
  person: PersonNumber;
  score: number;
  wins: number;
  draws: number;
  losses: number;
  /** The most games that the club congratulated them on; 0 for none. */
  milestone: number;
}

export interface GameRow {
  number: GameNumber;
  player: PersonNumber;
  opponent: PersonNumber;
  score: number;
  playedAt: Instant;
  status: GameStatus;
}

/** Which games a list has; what is left out does not matter. */
export interface GamesWanted {
  person?: PersonNumber | null;
  /** What they brought that person; without one, only draws can be told apart. */
  score?: Points | null;
  from?: Instant | null;
  until?: Instant | null;
  /** Only those that count. */
  counted?: boolean;
}

export interface Page<Row> {
  rows: Row[];
  /** Counted from 1. */
  page: number;
  pages: number;
  total: number;
}

/** The clubs, with what is kept beside their ledgers, a page at a time. */
export interface LadderClubs extends Clubs {
  /** The board as kept beside the ledger, best first: those on it and playing. `asOf` decides which bans hold. */
  board(club: ClubId, page: number, asOf: Instant): Promise<Page<BoardRow>>;
  /** Games as kept beside the ledger, latest first; ten to a page unless said otherwise. */
  games(club: ClubId, page: number, wanted?: GamesWanted, rowsAPage?: number): Promise<Page<GameRow>>;
}
