import { z } from 'zod';
import { entry, suggestion } from '../../ledger/fields.ts';
import type { Told } from '../told.ts';

export const amendmentOutcomes = {
  /** The entry that published it. */
  'terms-published': z.object({ publication: entry }),
  'suggestion-taken': z.object({ suggestion }),
  'suggestion-answered': z.object({ suggestion }),
};
export type AmendmentOutcome = Told<typeof amendmentOutcomes>;
