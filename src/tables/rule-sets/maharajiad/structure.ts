import type { RulesPart } from '../rule-set.ts';

/** MJ A.9 to A.24: rounds, seats, replacements, what a result is worth. */
export const structure: RulesPart = {
  points: [],
};
