import { joined, partsOf } from '../house/chapters.ts';
import type { Told } from '../house/told.ts';
import * as chapters from './chapters.ts';

/** What commands of tables come to. */
export const tableOutcomes = joined(partsOf(chapters, 'outcomes'));

/** Any of them, or one of those that are named. */
export type TableOutcome<Kind extends keyof typeof tableOutcomes = keyof typeof tableOutcomes> = Told<
  typeof tableOutcomes,
  Kind
>;
