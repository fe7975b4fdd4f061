import type { PersonNumber } from '../../ledger/fields.ts';

export type MonitorOutcome =
  | { kind: 'monitor-set'; person: PersonNumber }
  | { kind: 'monitor-lifted'; person: PersonNumber }
  | { kind: 'monitor-restated'; person: PersonNumber }
  /** Act II.11: `minutes` is null where the Member chooses them. */
  | { kind: 'clock-required'; person: PersonNumber; minutes: number | null }
  | { kind: 'clock-waived'; person: PersonNumber };
