import {
  adjudicate,
  legalOrders,
  type PositionJson,
  type Told,
  wordsOf,
  writePosition,
  writeUnit,
} from '../../packages/diplomacy/src/index.ts';
import type { Request } from './request.ts';

/** The next position that needs orders, or the end, and what became of every order. */
export function adjudicated({ rules, position, orders }: Request): object {
  const { position: next, winners, dislodged, told } = adjudicate(position, orders, rules);
  const json = writePosition(next);
  const over = winners.length > 0;
  return {
    phase: over ? 'over' : json.phase,
    ...(over ? { winners } : {}),
    ...standing(json),
    dislodged: dislodged.map(({ unit, from, retreats }) => ({ unit: writeUnit(unit), from, retreats })),
    orders: told.map(toldOf),
  };
}

const standing = ({ units, centres, homes, stays }: PositionJson): object => ({
  units,
  centres,
  ...(homes === undefined ? {} : { homes }),
  ...(stays === undefined ? {} : { stays }),
});

function toldOf(told: Told): object {
  const { power, unit, order, result, dislodged } = told;
  return {
    power,
    ...(unit === null ? {} : { unit }),
    order,
    result,
    ...(dislodged ? { dislodged } : {}),
    why: wordsOf(told),
  };
}

/** All that is possible, by unit or by power. */
export const legal = ({ rules, position }: Request): object => ({
  legal: legalOrders(position, rules.map, rules),
});
