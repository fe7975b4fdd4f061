import { type DiplomacyMap, type Location, provinceOf, type UnitType } from '../map/map.ts';

const sides: Readonly<Record<string, string>> = { nc: 'north', sc: 'south', ec: 'east', wc: 'west' };

/** `Spain`, `the south coast of Spain`, `the North Sea`. */
export function placeWords(at: Location, map: DiplomacyMap): string {
  const province = provinceOf(at);
  const facts = map.provinces.get(province);
  const name = `${facts?.terrain === 'sea' ? 'the ' : ''}${facts?.name ?? province}`;
  const side = sides[at.slice(province.length + 1)];
  return side === undefined ? name : `the ${side} coast of ${name}`;
}

/** `the army in Vienna`, wherever on its coasts. */
export const unitWords = ({ type, at }: { type: UnitType; at: Location }, map: DiplomacyMap): string =>
  `the ${typeWords[type]} in ${placeWords(provinceOf(at), map)}`;

export const typeWords = { A: 'army', F: 'fleet' } as const;

/** The sentence with a capital. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
