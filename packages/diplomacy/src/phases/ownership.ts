import { type DiplomacyMap, type Power, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';

type Centres = ReadonlyMap<Power, readonly Province[]>;

/**
 * Who owns which centre after a Fall: whoever stands on it, else who owned it before (2000 rule book, "Controlling supply centers";
 * BT23). Each power's centres keep their order; new ones follow in the order of the map.
 */
export function centresAfterFall(centres: Centres, units: readonly Unit[], map: DiplomacyMap): Centres {
  const takenBy = new Map(
    units
      .map((unit) => [provinceOf(unit.at), unit.power] as const)
      .filter(([province]) => map.provinces.get(province)?.centre === true),
  );
  const after = new Map<Power, readonly Province[]>();
  for (const power of new Set([...centres.keys(), ...takenBy.values()])) {
    const owned = centres.get(power) ?? [];
    const kept = owned.filter((centre) => (takenBy.get(centre) ?? power) === power);
    const won = [...map.provinces.keys()].filter(
      (province) => takenBy.get(province) === power && !owned.includes(province),
    );
    after.set(power, [...kept, ...won]);
  }
  return after;
}

/** The powers that own enough centres to win, most often none (C.4 of World Masters, MJ B.I(1), BT16). */
export const winnersOf = (centres: Centres, victory: number): readonly Power[] =>
  [...centres].filter(([, owned]) => owned.length >= victory).map(([power]) => power);
