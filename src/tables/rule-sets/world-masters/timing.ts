import type { RulesPart } from '../rule-set.ts';

/** WM D.VII: deadlines, and what follows where no orders came. */
export const timing: RulesPart = {
  points: [],
  figures: { hours: { M: 120, R: 24, A: 24 }, quiet: null, timezone: 'UTC' },
};
