import type { DiplomacyMap } from '../../src/map/map.ts';
import type { MovementRequest } from '../../src/movement/adjudicate-movement.ts';
import { birthday2020 } from '../../src/rules/birthday-2020.ts';
import { maharajiad } from '../../src/rules/maharajiad.ts';
import type { Choices, RuleSet } from '../../src/rules/rule-set.ts';
import { standard } from '../../src/rules/standard.ts';
import { worldMasters2004 } from '../../src/rules/world-masters-2004.ts';
import type { Dice } from './dice.ts';
import { knot } from './knots.ts';
import { randomMap } from './random-map.ts';
import { type Mood, randomOrders, randomUnits } from './random-orders.ts';

/** The standard rules on any map, with some decided otherwise by chance. */
function randomRules(dice: Dice, map: DiplomacyMap): RuleSet {
  const choices: Choices = {
    ...standard.choices,
    paradox: dice.chance(0.5) ? 'szykman' : 'rulebook then szykman',
    riverConvoys: dice.chance(0.5) ? 'yes' : 'no',
    dislodgedEffectOnSwap: dice.chance(0.7) ? 'yes' : 'no',
    convoyedCutOfOwnProvince: dice.chance(0.7) ? 'no' : 'yes',
  };
  return { ...standard, map, choices };
}

function anyPosition(dice: Dice, seas: number, mood: Mood): MovementRequest {
  const size = { seas, coasts: 4 + dice.below(5), touch: 0.3 + dice.roll() * 0.7, rivers: dice.chance(0.3) };
  const map = randomMap(dice, size);
  const units = randomUnits(dice, map, 5 + dice.below(7), 0.5);
  return { map, rules: randomRules(dice, map), units, orders: randomOrders(dice, map, units, mood) };
}

/** A few units on a small map, none of which goes by convoy. */
export const ashore = (dice: Dice): MovementRequest =>
  anyPosition(dice, dice.below(3), { moves: 0.6, overseas: 0, convoys: 0, tangled: 0.3 });

/** A few units on a small map with much water. */
export const overseas = (dice: Dice): MovementRequest =>
  anyPosition(dice, 2 + dice.below(3), { moves: 0.4, overseas: 0.9, convoys: 0.9, tangled: 0.9 });

/** Up to three convoys that hang on each other. */
export function knotted(dice: Dice): MovementRequest {
  const map = randomMap(dice, { seas: 9, coasts: 30, touch: 1, rivers: dice.chance(0.2) });
  return { map, rules: randomRules(dice, map), ...knot(dice, map, 1 + dice.below(3)) };
}

/** Up to 34 units of a real game, under any of its rule sets. */
export function onTheBoard(dice: Dice): MovementRequest {
  const rules = dice.one([standard, worldMasters2004, maharajiad, birthday2020]) ?? standard;
  const { map } = rules;
  const units = randomUnits(dice, map, 3 + dice.below(32));
  const mood = { moves: dice.roll(), overseas: dice.roll(), convoys: dice.roll(), tangled: dice.roll() };
  return { map, rules, units, orders: randomOrders(dice, map, units, mood) };
}
