import type { PersonNumber } from '../../ledger/fields.ts';

/** What the bot says by itself of an online game, by its number. */
export type OnlineNotice =
  /** Nobody took the challenge up (Act I.9). */
  | { kind: 'online-lapsed'; online: number }
  /** The game begins: where it is played is opened by this. */
  | { kind: 'online-begun'; online: number }
  /** The board after so many moves, where the game is played. */
  | { kind: 'online-board'; online: number; ply: number }
  | { kind: 'online-draw'; online: number; by: PersonNumber; news: 'offered' | 'declined' }
  /** The club is told how it ended. */
  | { kind: 'online-over'; online: number }
  /** Act I.9.6: a Justice ended it; the entry says why. */
  | { kind: 'online-ended-by-justice'; online: number; by: PersonNumber; entry: number }
  /** Act I.9.10: the Chief Justice broke it off; the entry says why. */
  | { kind: 'online-voided'; online: number; by: PersonNumber; entry: number; consent?: PersonNumber };
