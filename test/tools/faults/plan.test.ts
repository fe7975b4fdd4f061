import { describe, expect, it } from 'vitest';
import { deeds } from '../../../tools/faults/deeds.ts';
import { planRound } from '../../../tools/faults/plan.ts';
import { troubles } from '../../../tools/faults/troubles.ts';

const rounds = Array.from({ length: 1_000 }, (_, round) => planRound(1, round));

describe('a plan', () => {
  it('is the same for the same seed and round, and another for another', () => {
    expect(planRound(7, 12)).toEqual(planRound(7, 12));
    expect(planRound(7, 12)).not.toEqual(planRound(7, 13));
    expect(planRound(7, 12)).not.toEqual(planRound(8, 12));
  });

  it('has people do something and something go wrong, in every round', () => {
    for (const plan of rounds) {
      expect(plan.deeds.length).toBeGreaterThanOrEqual(3);
      expect(plan.troubles.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('leaves nothing out in a thousand rounds', () => {
    const named = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name));
    expect(named(rounds.flatMap((plan) => plan.deeds))).toEqual(new Set(Object.keys(deeds)));
    expect(named(rounds.flatMap((plan) => plan.troubles))).toEqual(new Set(Object.keys(troubles)));
  });
});
