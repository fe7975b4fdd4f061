import { z } from 'zod';
import { person } from '../ledger/fields.ts';

/** A score that a change to the ledger moves, in points. */
export const scoreChange = z.object({ person, before: z.number(), after: z.number() });
export type ScoreChange = z.output<typeof scoreChange>;
