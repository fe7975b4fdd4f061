import {
  type DiplomacyMap,
  homesOf,
  type Position,
  type Power,
  type Province,
  provinceOf,
} from '../../../packages/diplomacy/src/index.ts';
import type { DiplomacyTableRules } from '../rule-sets/rule-set.ts';
import type { PhasePlayed } from './game.ts';

/** Whether home centres can change hands (MJ B.I(3)). */
export const homesChange = ({ diplomacy }: Pick<DiplomacyTableRules, 'diplomacy'>): boolean =>
  diplomacy.choices.homes !== 'fixed';

/** A centre that became the home of another power; `from` is null where it was nobody’s. */
export interface HomeMade {
  centre: Province;
  from: Power | null;
  to: Power;
}

/** The home centres that a phase made, since a unit stayed there for a year (MJ B.I(3)). */
export function homesMade(
  { before, after }: Pick<PhasePlayed, 'before' | 'after'>,
  map: DiplomacyMap,
): HomeMade[] {
  const [was, is] = [homePowers(before, map), homePowers(after, map)];
  return [...is].flatMap(([centre, to]) => {
    const from = was.get(centre) ?? null;
    return from === to ? [] : { centre, from, to };
  });
}

const homePowers = (position: Position, map: DiplomacyMap): Map<Province, Power> =>
  new Map(
    [...map.powers.keys()].flatMap((power) =>
      homesOf(map, position, power).map((centre) => [centre, power] as const),
    ),
  );

/** The centres that become homes if the units that have stayed there all year so far stay to its end. */
export const homesToBe = ({ stays = [] }: Position): { centre: Province; power: Power }[] =>
  stays.map(({ unit }) => ({ centre: provinceOf(unit.at), power: unit.power }));

/** The home centres of a power that it owns and where nobody stands: where it can build. */
export function buildSites(position: Position, map: DiplomacyMap, power: Power): Province[] {
  const owned = position.centres.get(power) ?? [];
  const taken = new Set(position.units.map(({ at }) => provinceOf(at)));
  return homesOf(map, position, power).filter((home) => owned.includes(home) && !taken.has(home));
}
