import type { ClockPress, ClockTimes } from '../../../terms/games/clock.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { Colour, GameNumber, PenaltyNumber, PersonNumber } from '../../ledger/entries.ts';
import type { ClockEnding } from './clock-entries.ts';

/** A press as it is kept, beside the ledger. */
export interface KeptPress extends ClockPress {
  /** When the bot heard of it. */
  readonly heardAt: Instant;
  /** Whoever pressed a button in Discord; null for what was pressed on the site. */
  readonly by: PersonNumber | null;
  /** What a page of the site calls it, so that it is taken once; null for others. */
  readonly code: string | null;
}

/** Act I.7: a chess clock for one game. */
export interface ClockGame {
  number: number;
  white: PersonNumber;
  black: PersonNumber;
  /** What both begin with, in milliseconds. */
  begins: ClockTimes;
  /** In milliseconds. */
  increment: number;
  /** Its session. */
  date: LocalDate;
  openedAt: Instant;
  openedBy: PersonNumber | null;
  /** Who has not agreed yet (Act I.7.2). */
  asked: PersonNumber[];
  penalties: readonly PenaltyNumber[];
  declined: boolean;
  startedAt: Instant | null;
  ended: { at: Instant; how: ClockEnding; flag: Colour | null; left: ClockTimes; turns: number } | null;
  /** What it was entered as. */
  game: GameNumber | null;
}
