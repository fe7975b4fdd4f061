import { z } from 'zod';
import { game, person } from '../../ledger/fields.ts';
import type { Told } from '../told.ts';

/** Why somebody is taken off the Leaderboard: they asked (Act II.8), or stay away (Act II.7). */
export const removalBases = ['request', 'inactive'] as const;
export type RemovalBasis = (typeof removalBases)[number];

export const removalOutcomes = {
  'removal-requested': z.object({ person }),
  'removal-request-withdrawn': z.object({ person }),
  /** `games`: those that were still waiting, and no longer are. */
  removed: z.object({ person, basis: z.enum(removalBases), games: z.array(game) }),
};
export type RemovalOutcome = Told<typeof removalOutcomes>;
