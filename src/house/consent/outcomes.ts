import { z } from 'zod';
import { entry as consent } from '../../ledger/fields.ts';
import type { Told } from '../told.ts';

/** `consent` is the place of the entry by which it was asked for. */
export const consentOutcomes = {
  'consent-asked': z.object({ consent }),
  'consent-answered': z.object({ consent, given: z.boolean() }),
};
export type ConsentOutcome = Told<typeof consentOutcomes>;
