import type { RulesPart } from '../rule-set.ts';

/** MJ A.1 to A.8: who runs the tournament, and who may not do what. */
export const organisation: RulesPart = {
  points: [],
};
