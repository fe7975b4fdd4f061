import type { RoundPlan } from '../format.ts';
import type { Tournament } from '../tournament.ts';
import { plansOf } from './plans.ts';

const titles: Readonly<Record<RoundPlan['kind'], string>> = {
  first: 'round 1',
  second: 'round 2',
  'semi-final': 'the semi-final',
  final: 'the final',
};

/** `round 1`, `the semi-final` */
export const roundTitle = (tournament: Tournament, round: number): string => {
  const plan = plansOf(tournament).find((each) => each.round === round);
  return plan === undefined ? `round ${round}` : titles[plan.kind];
};
