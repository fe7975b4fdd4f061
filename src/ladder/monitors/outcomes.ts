import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { person } from '../../ledger/fields.ts';

export const monitorOutcomes = {
  'monitor-set': z.object({ person }),
  'monitor-lifted': z.object({ person }),
  'monitor-restated': z.object({ person }),
  /** Act II.11: `minutes` is null where the Member chooses them. */
  'clock-required': z.object({ person, minutes: z.number().nullable() }),
  'clock-waived': z.object({ person }),
};
export type MonitorOutcome = Told<typeof monitorOutcomes>;
