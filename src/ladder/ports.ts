import type { Instant } from '../../terms/time.ts';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId } from '../house/ports.ts';
import type { GameNumber, PersonNumber } from '../ledger/fields.ts';
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
  /** Games as kept beside the ledger, latest first; of one person, or of all. */
  games(club: ClubId, page: number, person: PersonNumber | null): Promise<Page<GameRow>>;
  /** The games that count, as kept beside the ledger, latest first; so many to a page. */
  countedGames(club: ClubId, page: number, rowsAPage: number): Promise<Page<GameRow>>;
}
