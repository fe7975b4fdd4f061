import { hearingProblems, hearingRefusals } from './hearing.ts';
import { opinionProblems, opinionRefusals } from './opinions.ts';
import { petitionProblems, petitionRefusals } from './petitions.ts';
import { votingProblems, votingRefusals } from './voting.ts';

/** Whatever the Court refuses. */
export const courtRefusals = {
  ...hearingRefusals,
  ...opinionRefusals,
  ...petitionRefusals,
  ...votingRefusals,
};

/** Whatever the Court does not understand. */
export const courtProblems = {
  ...hearingProblems,
  ...opinionProblems,
  ...petitionProblems,
  ...votingProblems,
};
