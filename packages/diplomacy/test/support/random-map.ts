import type { DiplomacyMap, ProvinceFacts, Terrain } from '../../src/map/map.ts';
import type { Dice } from './dice.ts';

const facts = (id: string, terrain: Terrain, river: boolean): ProvinceFacts => ({
  id,
  name: id,
  abbreviations: [],
  terrain,
  river,
  centre: false,
  coasts: [],
});

export interface MapSize {
  readonly seas: number;
  readonly coasts: number;
  /** How often two provinces touch. */
  readonly touch: number;
  readonly rivers: boolean;
}

/** A map of a few seas and coasts that touch each other at random: close enough that convoys get into each other's way. */
export function randomMap(dice: Dice, { seas, coasts, touch, rivers }: MapSize): DiplomacyMap {
  const named = (letter: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${letter}${String(n).padStart(2, '0')}`);
  const [sea, coast] = [named('s', seas), named('c', coasts)];
  const provinces = new Map<string, ProvinceFacts>();
  for (const id of sea) provinces.set(id, facts(id, 'sea', false));
  for (const id of coast) provinces.set(id, facts(id, 'coast', rivers && dice.chance(0.5)));
  const army = new Map(coast.map((id) => [id, new Set<string>()]));
  const fleet = new Map([...sea, ...coast].map((id) => [id, new Set<string>()]));
  for (const [one, other] of pairsOf([...sea, ...coast])) {
    if (!dice.chance(touch)) continue;
    const byLand = one.startsWith('c') && other.startsWith('c');
    if (byLand) join(army, one, other);
    if (!byLand || dice.chance(0.6)) join(fleet, one, other);
  }
  const powers = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'].map(
    (id) => [id, { id, name: id, adjective: id, homes: [], starts: [] }] as const,
  );
  return { name: 'random', provinces, powers: new Map(powers), armyBorders: army, fleetBorders: fleet };
}

const pairsOf = (all: readonly string[]): [string, string][] =>
  all.flatMap((one, n) => all.slice(n + 1).map((other): [string, string] => [one, other]));

function join(borders: ReadonlyMap<string, Set<string>>, one: string, other: string): void {
  borders.get(one)?.add(other);
  borders.get(other)?.add(one);
}
