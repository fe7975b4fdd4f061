import type { Position, Power, Unit } from '../../../packages/diplomacy/src/index.ts';

/** The units of a power that stand on the board, in the order of the position. */
export const ownUnits = ({ units }: Position, power: Power): readonly Unit[] =>
  units.filter((unit) => unit.power === power);

/** How many more centres than units a power has: what it may build; below nought, what it has to disband. */
export const buildsNow = (position: Position, power: Power): number =>
  (position.centres.get(power) ?? []).length - ownUnits(position, power).length;
