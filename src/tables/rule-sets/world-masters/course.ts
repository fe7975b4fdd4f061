import type { RulesPart } from '../rule-set.ts';

/** WM D.VIII to D.X: corrections, votes and press. */
export const course: RulesPart = {
  points: [],
};
