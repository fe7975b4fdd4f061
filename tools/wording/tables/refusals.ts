import { joined, partsOf } from '../../../src/house/chapters.ts';
import * as chapters from '../../../src/tables/chapters.ts';
import type { tableProblems, tableRefusals } from '../../../src/tables/words/refusals.ts';
import type { FieldSamples } from '../worded.ts';

/** Why something is refused at a table. */
export const tableRefusalSamples: FieldSamples<typeof tableRefusals> = joined(
  partsOf(chapters, 'refusalSamples'),
);

/** What is not understood there. */
export const tableProblemSamples: FieldSamples<typeof tableProblems> = joined(
  partsOf(chapters, 'problemSamples'),
);
