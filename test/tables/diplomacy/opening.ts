import type { Position, RuleSet } from '../../../packages/diplomacy/src/index.ts';

/** The board before the first phase of a game. */
export function opening({ map }: RuleSet): Position {
  const powers = [...map.powers.values()];
  return {
    phase: { season: 'S', year: 1901, kind: 'M' },
    units: powers.flatMap(({ id, starts }) => starts.map((start) => ({ power: id, ...start }))),
    centres: new Map(powers.map(({ id, homes }) => [id, homes])),
    dislodged: [],
  };
}
