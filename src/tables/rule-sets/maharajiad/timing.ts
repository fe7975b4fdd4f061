import type { RulesPart } from '../rule-set.ts';

/** MJ B.VIII: deadlines, and what follows where no orders came. */
export const timing: RulesPart = {
  points: [],
  figures: { hours: { M: 96, R: 48, A: 48 }, quiet: null, timezone: 'UTC' },
};
