import { courtOutcomes } from './appeals/outcomes.ts';
import { houseOutcomes } from './house/outcomes.ts';
import type { Told } from './house/told.ts';
import { ladderOutcomes } from './ladder/outcomes.ts';

/**
 * What a change can come to, as plain data that is kept with the interaction: people and games by number, so that
 * an answer given again, or late, still says what is true. Worded where it is shown.
 */
export const outcomes = { ...houseOutcomes, ...ladderOutcomes, ...courtOutcomes };
export type Outcome = Told<typeof outcomes>;
