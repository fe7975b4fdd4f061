import { z } from 'zod';
import { decayBases } from '../../../terms/leaderboard/decay.ts';
import { date, person } from '../../ledger/fields.ts';

const basis = z.enum(decayBases);

const deduction = z.object({ person, date, basis });

/** As it is due: after how many sessions in a row, and how many points without the floor. */
const due = deduction.extend({ inARow: z.int(), points: z.number() });

/** As it was made, with the score before and after it. */
export const deducted = due.extend({ before: z.number(), after: z.number() });

/** What Act II.6 did to one Member: points taken, deductions undone, and what the next session would cost points for. */
export const reckoning = z.object({
  person,
  /** The session, or the first of those, that it is about. */
  date,
  made: z.array(deducted),
  undone: z.array(deduction),
  warned: z.array(basis),
  before: z.number(),
  after: z.number(),
});

export type Deduction = z.output<typeof deduction>;
export type Due = z.output<typeof due>;
export type Deducted = z.output<typeof deducted>;
export type Reckoning = z.output<typeof reckoning>;
