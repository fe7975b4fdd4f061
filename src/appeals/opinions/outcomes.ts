import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { caseNumber, person } from '../../ledger/fields.ts';
import { opinionKinds } from '../book/court-entries.ts';

export const opinionOutcomes = {
  'author-chosen': z.object({ case: caseNumber, person }),
  /** `published`: whether everybody may read it now, or only once the majority's opinion is there. */
  'opinion-written': z.object({ case: caseNumber, opinion: z.enum(opinionKinds), published: z.boolean() }),
};
export type OpinionOutcome = Told<typeof opinionOutcomes>;
