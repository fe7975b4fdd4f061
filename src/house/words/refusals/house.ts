import { amendmentProblems, amendmentRefusals } from './amendment.ts';
import { disciplineProblems, disciplineRefusals } from './discipline.ts';
import { fileProblems } from './files.ts';
import { inputProblems } from './invalid.ts';
import { peopleRefusals } from './people.ts';
import { removalRefusals } from './removal.ts';
import { reportRefusals } from './reports.ts';

/** Whatever the house refuses. */
export const houseRefusals = {
  ...amendmentRefusals,
  ...disciplineRefusals,
  ...peopleRefusals,
  ...removalRefusals,
  ...reportRefusals,
};

/** Whatever the house does not understand. */
export const houseProblems = {
  ...inputProblems,
  ...amendmentProblems,
  ...disciplineProblems,
  ...fileProblems,
};
