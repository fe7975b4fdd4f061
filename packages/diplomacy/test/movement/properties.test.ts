import { describe, expect, it } from 'vitest';
import { type Province, provinceOf } from '../../src/map/map.ts';
import { adjudicateMovement, type MovementRequest } from '../../src/movement/adjudicate-movement.ts';
import type { Unit } from '../../src/position.ts';
import type { Moved, Movement } from '../../src/results/result.ts';
import { Dice } from '../support/dice.ts';
import { knotted, onTheBoard, overseas } from '../support/random-positions.ts';
import { seeds } from '../support/scale.ts';

/** What a movement comes to, whatever the order in which it lists things. */
const told = ({ orders, units, dislodged, contested }: Movement): unknown => ({
  orders: orders
    .map(({ order, result, dislodged, why, dislodgedBy }) =>
      JSON.stringify([order.unit, order, result, dislodged, why, dislodgedBy]),
    )
    .sort(),
  units: units.map((unit) => JSON.stringify(unit)).sort(),
  dislodged: dislodged.map((each) => JSON.stringify(each)).sort(),
  contested: [...contested].sort(),
});

const ownersAndTypes = (units: readonly Unit[]): string[] =>
  units.map(({ power, type }) => `${power} ${type}`).sort();

/** What is wrong with where the units are; null where nothing is. */
function wrongWithUnits(
  request: MovementRequest,
  { orders, units, dislodged, contested }: Movement,
): string | null {
  const taken = units.map(({ at }) => provinceOf(at));
  const all = [...units, ...dislodged.map(({ unit }) => unit)];
  if (new Set(taken).size !== taken.length) return 'two units in a province';
  if (ownersAndTypes(all).join() !== ownersAndTypes(request.units).join()) return 'a unit lost or made';
  if (orders.length !== request.units.length) return 'not one result for each unit';
  return taken.some((province) => contested.has(province)) ? 'contested where a unit stands' : null;
}

/** Whether fleets brought the army of a province to where it was going. */
const wasConvoyed = ({ orders }: Movement, province: Province | null): boolean =>
  orders.some(
    ({ order, result }) =>
      order.kind === 'convoy' && result === 'convoys' && provinceOf(order.of.at) === province,
  );

function wrongWithRetreats(movement: Movement): string | null {
  const { units, dislodged, contested } = movement;
  const taken = units.map(({ at }) => provinceOf(at));
  for (const { unit, from, retreats } of dislodged) {
    if (!taken.includes(provinceOf(unit.at))) return `${unit.at} dislodged by nobody`;
    const barred = retreats
      .map(provinceOf)
      .find((to) => taken.includes(to) || contested.has(to) || (to === from && !wasConvoyed(movement, from)));
    if (barred !== undefined) return `a retreat to ${barred}`;
  }
  return null;
}

/** Whether a unit was dislodged with no more strength than it stood with. */
function isWeaklyDislodged({ orders }: Movement, { order, dislodgedBy }: Moved): boolean {
  if (dislodgedBy === null || dislodgedBy === undefined) return false;
  const helpers = orders.filter(
    ({ order: help, result }) =>
      help.kind === 'support' && help.to === null && help.of === order.unit && result === 'supports',
  );
  return dislodgedBy.strength <= (order.kind === 'move' ? 1 : 1 + helpers.length);
}

function wrongWithTold(movement: Movement): string | null {
  const gone = new Set(movement.dislodged.map(({ unit }) => unit));
  const mistold = movement.orders.find(({ order, dislodged }) => dislodged !== gone.has(order.unit));
  if (mistold !== undefined) return `${mistold.order.unit.at} is dislodged or not`;
  const weak = movement.orders.find((each) => isWeaklyDislodged(movement, each));
  return weak === undefined ? null : `${weak.order.unit.at} dislodged weakly`;
}

describe.each([
  ['on the maps of the games', onTheBoard, 500],
  ['overseas', overseas, 300],
  ['with convoys that hang on each other', knotted, 200],
])('A movement %s', (_, make, count) => {
  it('leaves each unit once, and what it says of each is so', () => {
    for (const seed of seeds(count)) {
      const request = make(new Dice(seed));
      const movement = adjudicateMovement(request);
      const wrong =
        wrongWithUnits(request, movement) ?? wrongWithRetreats(movement) ?? wrongWithTold(movement);
      expect({ seed, wrong }).toEqual({ seed, wrong: null });
    }
  });

  it('comes to the same again, and in whatever order units and orders are listed', () => {
    for (const seed of seeds(count)) {
      const dice = new Dice(seed);
      const request = make(dice);
      const before = told(adjudicateMovement(request));
      expect({ seed, told: told(adjudicateMovement(request)) }).toEqual({ seed, told: before });
      const { units, orders } = request;
      const shuffled = { ...request, units: dice.shuffled(units), orders: dice.shuffled(orders) };
      expect({ seed, told: told(adjudicateMovement(shuffled)) }).toEqual({ seed, told: before });
    }
  });
});
