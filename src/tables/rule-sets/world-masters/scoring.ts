import type { RulesPart } from '../rule-set.ts';

/** WM C: what a result is worth, and who advances. */
export const scoring: RulesPart = {
  points: [],
};
