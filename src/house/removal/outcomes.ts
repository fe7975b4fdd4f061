import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';

/** Why somebody is taken off the Leaderboard: they asked (Act II.8), or stay away (Act II.7). */
export const removalBases = ['request', 'inactive'] as const;
export type RemovalBasis = (typeof removalBases)[number];

export type RemovalOutcome =
  | { kind: 'removal-requested'; person: PersonNumber }
  | { kind: 'removal-request-withdrawn'; person: PersonNumber }
  /** `games`: those that were still waiting, and no longer are. */
  | { kind: 'removed'; person: PersonNumber; basis: RemovalBasis; games: GameNumber[] };
