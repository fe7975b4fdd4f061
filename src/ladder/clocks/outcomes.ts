import type { GameNumber } from '../../ledger/fields.ts';

export type ClockOutcome =
  | { kind: 'clock-opened'; clock: number }
  | { kind: 'clock-consented'; clock: number }
  | { kind: 'clock-declined'; clock: number }
  | { kind: 'clock-started'; clock: number }
  | { kind: 'clock-paused'; clock: number }
  | { kind: 'clock-resumed'; clock: number }
  | { kind: 'clock-ended'; clock: number }
  | { kind: 'clock-entered'; clock: number; game: GameNumber };
