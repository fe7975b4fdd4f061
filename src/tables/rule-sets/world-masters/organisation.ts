import type { RulesPart } from '../rule-set.ts';

/** WM A: who runs the tournament, and who may not do what. */
export const organisation: RulesPart = {
  points: [],
};
