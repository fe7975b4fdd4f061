import { z } from 'zod';
import { scoreChange } from '../house/score-changes.ts';
import type { Told } from '../house/told.ts';
import { caseNumber, person } from '../ledger/fields.ts';
import { motionKinds, opinionKinds, redecisions } from './book/court-entries.ts';
import { secrecies } from './book/exhibit-views.ts';

const inCase = z.object({ case: caseNumber });
const exhibit = z.int();
const motion = z.int();
const motionKind = z.enum(motionKinds);

export const hearingOutcomes = {
  'panel-seated': inCase,
  recused: inCase.extend({ person }),
  'counsel-named': inCase.extend({ person }),
  'witness-called': inCase.extend({ person }),
  /** The first exhibits said of their secrecy no more than whether they were sealed. */
  'exhibit-filed': inCase.extend({ exhibit, secrecy: z.enum(secrecies).optional() }),
  'exhibit-released': inCase.extend({ exhibit }),
  /** Somebody looks at an exhibit: its file goes to them alone. */
  'exhibit-viewed': inCase.extend({ exhibit }),
  'motion-made': inCase.extend({ motion, motionKind }),
  /** `granted` is null while too few have voted. */
  'motion-voted': inCase.extend({ motion, motionKind, granted: z.boolean().nullable() }),
};
export type HearingOutcome = Told<typeof hearingOutcomes>;

export const opinionOutcomes = {
  'author-chosen': inCase.extend({ person }),
  /** `published`: whether everybody may read it now, or only once the majority's opinion is there. */
  'opinion-written': inCase.extend({ opinion: z.enum(opinionKinds), published: z.boolean() }),
};
export type OpinionOutcome = Told<typeof opinionOutcomes>;

export const petitionOutcomes = {
  /** `onPaper`: for a member without an account, who asked on paper. */
  'petition-filed': inCase.extend({ onPaper: z.boolean().optional() }),
  'en-banc-asked': inCase,
  'petition-withdrawn': inCase,
  /** `granted`: whether the Court hears it now, or waits for another Justice's word. */
  'writ-given': inCase.extend({ granted: z.boolean() }),
  'petition-denied': inCase,
  'en-banc-answered': inCase.extend({ accepted: z.boolean() }),
};
export type PetitionOutcome = Told<typeof petitionOutcomes>;

/** What a round of votes came to: it goes on, is held once more, or is decided. */
const roundResults = ['waiting', 'revote', 'judged'] as const;
export type RoundResult = (typeof roundResults)[number];

export const votingOutcomes = {
  /** `waitingFor`: who has not voted yet. */
  'vote-cast': inCase.extend({ round: z.enum(roundResults), waitingFor: z.array(person) }),
  redecided: inCase.extend({ redecision: z.enum(redecisions), changes: z.array(scoreChange) }),
};
export type VotingOutcome = Told<typeof votingOutcomes>;

export const courtOutcomes = {
  ...hearingOutcomes,
  ...opinionOutcomes,
  ...petitionOutcomes,
  ...votingOutcomes,
};
