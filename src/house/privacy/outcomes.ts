import { z } from 'zod';
import { person } from '../../ledger/fields.ts';
import type { Told } from '../told.ts';

export const privacyOutcomes = {
  /** The member of staff reads all that is kept of a person. */
  'file-read': z.object({ person }),
  /** `recognisable`: a ban stands, so the person is known again by their account until it is over. */
  erased: z.object({ person, recognisable: z.boolean() }),
};
export type PrivacyOutcome = Told<typeof privacyOutcomes>;
