import { hearingOutcomes } from './hearing/outcomes.ts';
import { opinionOutcomes } from './opinions/outcomes.ts';
import { petitionOutcomes } from './petitions/outcomes.ts';
import { votingOutcomes } from './voting/outcomes.ts';

export const courtOutcomes = {
  ...hearingOutcomes,
  ...opinionOutcomes,
  ...petitionOutcomes,
  ...votingOutcomes,
};
