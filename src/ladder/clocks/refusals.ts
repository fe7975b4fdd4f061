import type { GameNumber } from '../../ledger/fields.ts';

/** Where a chess clock is on its way. */
export type ClockStage = 'asking' | 'ready' | 'running' | 'paused' | 'over' | 'declined';

/** What the Terms forbid of chess clocks; each comes with its Acts. */
export type ClockRefusal =
  | { code: 'clock-open-already'; clock: number; name: string }
  /** Whoever acts is not in the room, by the register. */
  | { code: 'overseer-away' }
  /** What the Chief Justice has set. */
  | { code: 'clock-minutes-ordered'; name: string; minutes: number }
  | { code: 'clock-is'; clock: number; stage: ClockStage }
  | { code: 'not-asked'; clock: number }
  | { code: 'clock-entered-already'; clock: number; game: GameNumber };
