import { describe, expect, it } from 'vitest';
import { deeds } from '../../../tools/faults/deeds.ts';
import { planRound } from '../../../tools/faults/plan.ts';
import { troublesOn } from '../../../tools/faults/troubles.ts';

const kinds = ['file', 'postgresql'] as const;
const roundsOn = (kind: (typeof kinds)[number]) =>
  Array.from({ length: 1_000 }, (_, round) => planRound(1, round, kind));

describe('a plan', () => {
  it('is the same for the same seed and round, and another for another', () => {
    expect(planRound(7, 12, 'file')).toEqual(planRound(7, 12, 'file'));
    expect(planRound(7, 12, 'file')).not.toEqual(planRound(7, 13, 'file'));
    expect(planRound(7, 12, 'file')).not.toEqual(planRound(8, 12, 'file'));
  });

  it('has people do something and something go wrong, in every round', () => {
    for (const plan of kinds.flatMap(roundsOn)) {
      expect(plan.deeds.length).toBeGreaterThanOrEqual(3);
      expect(plan.troubles.length).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(kinds)('leaves nothing out in a thousand rounds on %s', (kind) => {
    const rounds = roundsOn(kind);
    const named = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name));
    expect(named(rounds.flatMap((plan) => plan.deeds))).toEqual(new Set(Object.keys(deeds)));
    expect(named(rounds.flatMap((plan) => plan.troubles))).toEqual(new Set(troublesOn(kind)));
  });
});
