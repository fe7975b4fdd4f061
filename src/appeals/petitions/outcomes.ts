import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { caseNumber } from '../../ledger/fields.ts';

const inCase = z.object({ case: caseNumber });

export const petitionOutcomes = {
  /** `onPaper`: for a member without an account, who asked on paper. */
  'petition-filed': inCase.extend({ onPaper: z.boolean().optional() }),
  'en-banc-asked': inCase,
  'petition-withdrawn': inCase,
  /** `granted`: whether the Court hears it now, or waits for another Justice's word. */
  'writ-given': inCase.extend({ granted: z.boolean() }),
  'petition-denied': inCase,
  'en-banc-answered': inCase.extend({ accepted: z.boolean() }),
};
export type PetitionOutcome = Told<typeof petitionOutcomes>;
