import {
  type DiplomacyMap,
  legalAdjustments,
  type Position,
  type Power,
} from '../../../packages/diplomacy/src/index.ts';

/** The powers that have something to order in a position, in the map's order. */
export function powersToOrder(position: Position, map: DiplomacyMap): Power[] {
  const powers = new Set(needing(position, map));
  return [...map.powers.keys()].filter((power) => powers.has(power));
}

function needing({ units, dislodged, ...position }: Position, map: DiplomacyMap): Iterable<Power> {
  switch (position.phase.kind) {
    case 'M':
      return units.map(({ power }) => power);
    case 'R':
      return dislodged.map(({ unit }) => unit.power);
    case 'A':
      return legalAdjustments({ units, dislodged, ...position }, map).keys();
  }
}

/** The powers that still have a unit or a centre, in the map's order. */
export const survivors = ({ units, dislodged, centres }: Position, map: DiplomacyMap): Power[] =>
  [...map.powers.keys()].filter(
    (power) =>
      (centres.get(power)?.length ?? 0) > 0 ||
      units.some((unit) => unit.power === power) ||
      dislodged.some(({ unit }) => unit.power === power),
  );
