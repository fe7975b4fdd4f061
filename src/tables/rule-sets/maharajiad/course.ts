import type { RulesPart } from '../rule-set.ts';

/** MJ B.IX to B.XI: corrections, votes and press. */
export const course: RulesPart = {
  points: [],
};
