import type { RulesPart } from '../rule-set.ts';

/** WM D.I to D.VI: orders and how they are read. */
export const orders: RulesPart = {
  points: [],
  figures: { conditionals: true },
};
