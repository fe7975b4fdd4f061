import type { RulesPart } from '../rule-set.ts';

/** WM B: rounds, seats, replacements. */
export const structure: RulesPart = {
  points: [],
};
