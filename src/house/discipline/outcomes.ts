import { z } from 'zod';
import { declarationWays } from '../../../terms/administration/declaration.ts';
import { entry, penalty, person } from '../../ledger/fields.ts';
import { scoreChange } from '../score-changes.ts';
import type { Told } from '../told.ts';

/** A message of Discord's on the club's server, by its ids. */
export const postNamed = z.object({ channel: z.string(), message: z.string() });
export type PostNamed = z.output<typeof postNamed>;

export const disciplineOutcomes = {
  /** Every score that it moved. */
  'penalty-issued': z.object({ penalty, changes: z.array(scoreChange) }),
  'penalty-declared': z.object({ penalty, way: z.enum(declarationWays) }),
  'score-adjusted': scoreChange.extend({ entry }),
  'staff-banned': z.object({ person, ban: entry }),
  'staff-ban-lifted': z.object({ person }),
  'post-removal-ordered': postNamed,
};
export type DisciplineOutcome = Told<typeof disciplineOutcomes>;
