import { z } from 'zod';
import { offices } from '../../../terms/administration/authority.ts';
import { entry, person } from '../../ledger/fields.ts';
import { scoreChange } from '../score-changes.ts';
import type { Told } from '../told.ts';

export const chiefOutcomes = {
  /** Act III.5; `entry` is where the reason stands. */
  'score-modified': scoreChange.extend({ entry }),
  /** Acts II.12 and III.4 */
  'chief-acted': z.object({ by: person, entry }),
  /** Act I.9.5: the offices that it cost. */
  'breach-found': z.object({ person, offices: z.array(z.enum(offices)) }),
};
export type ChiefOutcome = Told<typeof chiefOutcomes>;
