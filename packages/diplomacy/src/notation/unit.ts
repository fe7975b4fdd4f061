import { type DiplomacyMap, type UnitType, unitTypes } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { NotationError, quoted } from './notation-error.ts';
import { canBe, readLocation } from './place.ts';

/** A unit with its power: `AUS A bud`, `RUS F stp/sc`. */
export const writeUnit = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;

/** The unit of `AUS A bud`. Throws a `NotationError` where it names no power, province or coast of the map, or where the unit cannot be. */
export function readUnit(map: DiplomacyMap, text: string): Unit {
  const [power = '', letter = '', ...words] = text.slice(0, longest).split(' ');
  const type: UnitType | undefined = unitTypes.find((each) => each === letter);
  if (type === undefined || words.length === 0 || text.length > longest)
    throw new NotationError(
      `There is no unit ${quoted(text)}: units are written as AUS A bud or RUS F stp/sc.`,
    );
  if (!map.powers.has(power)) throw new NotationError(`There is no power ${quoted(power)}.`);
  const at = readLocation(map, words.join(' '));
  if (!canBe(map, type, at)) throw new NotationError(cannotBe(map, type, at));
  return { power, type, at };
}

const longest = 70;

function cannotBe(map: DiplomacyMap, type: UnitType, at: string): string {
  const coasts = map.provinces.get(at)?.coasts ?? [];
  if (type === 'A') return `No army can be at ${at}.`;
  if (coasts.length > 0)
    return `A fleet at ${at} has to name its coast: ${coasts.map((each) => `${at}/${each}`).join(' or ')}.`;
  return `No fleet can be at ${at}.`;
}
