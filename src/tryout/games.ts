import type { LocalDate } from '../../terms/time.ts';
import type { Name } from './cast.ts';

/** A game of the days before: entered by White, confirmed by Black. */
export interface PastGame {
  at: string;
  white: Name;
  black: Name;
  /** For White. */
  result: 'won' | 'drew' | 'lost';
  ended: 'checkmate' | 'resignation' | 'agreement';
  pgn: string;
}

/** A Friday that is over: who was there besides the Moderator who opened it, and what was played. */
export interface PastFriday {
  date: LocalDate;
  moderator: Name;
  present: readonly Name[];
  games: readonly PastGame[];
}

export const pastFridays: readonly PastFriday[] = [
  {
    date: '2026-11-13',
    moderator: 'mia',
    present: ['ana', 'bo', 'cy', 'dee', 'jo'],
    games: [
      {
        at: '12:38',
        white: 'ana',
        black: 'bo',
        result: 'won',
        ended: 'checkmate',
        pgn: '1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0',
      },
      {
        at: '12:44',
        white: 'dee',
        black: 'cy',
        result: 'lost',
        ended: 'checkmate',
        pgn: '1. d4 Nf6 2. c4 e5 3. dxe5 Ng4 4. Bf4 Nc6 5. Nf3 Bb4+ 6. Nbd2 Qe7 7. a3 Ngxe5 8. axb4 Nd3# 0-1',
      },
      {
        at: '12:53',
        white: 'jo',
        black: 'ana',
        result: 'drew',
        ended: 'agreement',
        pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 11. Nc3 Bd6 12. Be3 b6 1/2-1/2',
      },
      {
        at: '13:02',
        white: 'bo',
        black: 'dee',
        result: 'won',
        ended: 'resignation',
        pgn: '1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 7. f4 Qb6 8. Nb3 Qe3+ 9. Qe2 Qxe2+ 10. Bxe2 b5 11. Bf3 Bb7 12. e5 Bxf3 13. exf6 Bb7 14. O-O-O gxf6 15. Bxf6 Rg8 16. Rhe1 1-0',
      },
    ],
  },
  {
    date: '2026-11-20',
    moderator: 'max',
    present: ['ana', 'bo', 'cy', 'dee', 'kim', 'jo'],
    games: [
      {
        at: '12:36',
        white: 'cy',
        black: 'ana',
        result: 'lost',
        ended: 'checkmate',
        pgn: '1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1',
      },
      {
        at: '12:45',
        white: 'kim',
        black: 'bo',
        result: 'won',
        ended: 'checkmate',
        pgn: '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0',
      },
      {
        at: '12:55',
        white: 'jo',
        black: 'cy',
        result: 'won',
        ended: 'checkmate',
        pgn: '1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nd7 5. Qe2 Ngf6 6. Nd6# 1-0',
      },
      {
        at: '13:06',
        white: 'dee',
        black: 'kim',
        result: 'lost',
        ended: 'checkmate',
        pgn: '1. d4 e5 2. dxe5 Nc6 3. Nf3 Qe7 4. Bf4 Qb4+ 5. Bd2 Qxb2 6. Bc3 Bb4 7. Qd2 Bxc3 8. Qxc3 Qc1# 0-1',
      },
    ],
  },
];
