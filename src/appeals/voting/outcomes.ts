import { z } from 'zod';
import { scoreChange } from '../../house/score-change.ts';
import type { Told } from '../../house/told.ts';
import { caseNumber, person } from '../../ledger/fields.ts';
import { redecisions } from '../book/court-entries.ts';

/** What a round of votes came to: it goes on, is held once more, or is decided. */
const roundResults = ['waiting', 'revote', 'judged'] as const;
export type RoundResult = (typeof roundResults)[number];

export const votingOutcomes = {
  /** `waitingFor`: who has not voted yet. */
  'vote-cast': z.object({ case: caseNumber, round: z.enum(roundResults), waitingFor: z.array(person) }),
  redecided: z.object({ case: caseNumber, redecision: z.enum(redecisions), changes: z.array(scoreChange) }),
};
export type VotingOutcome = Told<typeof votingOutcomes>;
