import type { RulesPart } from '../rule-set.ts';

/** MJ B.I to B.VII: the variant, orders and how they are read. */
export const orders: RulesPart = {
  points: [],
  figures: { conditionals: true },
};
