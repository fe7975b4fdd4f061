import { z } from 'zod';
import { person } from '../../ledger/fields.ts';
import type { Told } from '../told.ts';

/** Act 0.14: the member of staff reads a person's record. */
export const recordOutcomes = { 'record-read': z.object({ person, reader: person }) };
export type RecordOutcome = Told<typeof recordOutcomes>;
