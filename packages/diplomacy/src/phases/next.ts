import { needsAdjustments } from '../adjustments/balance.ts';
import type { Power } from '../map/map.ts';
import type { Phase, Position } from '../position.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { centresAfterFall, winnersOf } from './ownership.ts';
import { homesAfterYear, staysOf } from './stays.ts';

/** Where a game stands after a phase: the next phase that needs orders, or its end. */
export interface Onward {
  readonly position: Position;
  /** Who has won; nobody while the game goes on. When somebody has, the phase is the one that decided it. */
  readonly winners: readonly Power[];
}

/** What follows a movement phase: retreats if a dislodged unit has anywhere to go (the others are lost), else what follows those. */
export function afterMovement(position: Position, rules: RuleSet): Onward {
  const { phase, dislodged } = position;
  if (dislodged.some(({ retreats }) => retreats.length > 0))
    return { position: { ...position, phase: { ...phase, kind: 'R' } }, winners: [] };
  return afterRetreats({ ...position, dislodged: [] }, rules);
}

/** What follows the retreats: Fall, or who owns what now and who has won, and adjustments if anybody has any. */
export function afterRetreats(before: Position, rules: RuleSet): Onward {
  const position = { ...before, ...staying(before, rules) };
  if (position.phase.season === 'S') return inPhase(position, { season: 'F', kind: 'M' });
  const { map, choices } = rules;
  const owned = { ...position, centres: centresAfterFall(position.centres, position.units, map) };
  const winners = winnersOf(owned.centres, choices.victory);
  if (winners.length > 0) return { position: owned, winners };
  if (needsAdjustments(map, owned)) return inPhase(owned, { season: 'W', kind: 'A' });
  return afterAdjustments(owned, rules);
}

/** What follows the adjustments: the Spring of the next year, with the homes that were made in the last. */
export function afterAdjustments(position: Position, { map, choices }: RuleSet): Onward {
  const { year } = position.phase;
  const made =
    choices.homes === 'fixed' ? {} : { homes: homesAfterYear(position, map, position.phase), stays: [] };
  return inPhase({ ...position, ...made }, { season: 'S', year: year + 1, kind: 'M' });
}

const inPhase = (position: Position, phase: Partial<Phase>): Onward => ({
  position: { ...position, phase: { ...position.phase, ...phase } },
  winners: [],
});

/** The stays of the units that are still there, where the rules count them. */
const staying = (position: Position, { choices }: RuleSet): Pick<Position, 'stays'> =>
  choices.homes === 'fixed' ? {} : { stays: staysOf(position.units, position.stays ?? []) };
