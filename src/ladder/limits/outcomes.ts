import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { entry } from '../../ledger/fields.ts';

/** By the place of the entry that set it. */
const named = z.object({ limit: entry });

export const limitOutcomes = {
  'limit-set': named,
  'limit-paused': named,
  'limit-resumed': named,
  'limit-stopped': named,
};
export type LimitOutcome = Told<typeof limitOutcomes>;
