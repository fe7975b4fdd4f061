import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { type Criterion, most, type Standing } from './ranking.ts';

/** What each player has rolled on the 100-sided dice: once, and once more each time they tied again. */
export type Rolls = ReadonlyMap<PersonNumber, readonly number[]>;

/** Somebody for whom a player can roll. */
export interface Roller {
  /** Who rolls; null if nobody can. */
  readonly roller: PersonNumber | null;
  readonly rolls: readonly Fraction[];
}

/** A player with what they have rolled. */
export const rollerOf = (roller: PersonNumber | null, rolls: Rolls): Roller => ({
  roller,
  rolls: (roller === null ? [] : (rolls.get(roller) ?? [])).map((roll) => new Fraction(roll)),
});

/** The criterion of the highest roll: WM C.7(f), C.13(c), MJ A.19(c), A.22(b). */
export const highestRoll = <T extends Roller>(point: string): Criterion<T> =>
  most(
    point,
    'The highest roll of a 100-sided die comes first.',
    ({ rolls }) => rolls,
    (place) => `roll ${place + 1}`,
  );

/**
 * Whose roll is still wanted so that it is known who has the first `places`: of those who share places on both sides of that line, the ones
 * who have rolled least. Nobody if no tie lies across it.
 */
export function neededRolls<T extends Roller>(standing: Standing<T>, places: number): PersonNumber[] {
  const tied = acrossLine(standing, places);
  const fewest = Math.min(...tied.map(({ rolls }) => rolls.length));
  return tied.flatMap(({ roller, rolls }) => (roller === null || rolls.length > fewest ? [] : [roller]));
}

/** Who has one of the first `places` for certain. */
export function certainOf<T>(standing: Standing<T>, places: number): T[] {
  const tied = new Set(acrossLine(standing, places));
  return standing.slice(0, places).flatMap(({ who }) => (tied.has(who) ? [] : [who]));
}

function acrossLine<T>(standing: Standing<T>, places: number): T[] {
  const [last, next] = [standing[places - 1], standing[places]];
  if (last === undefined || last.place !== next?.place) return [];
  return standing.flatMap(({ place, who }) => (place === last.place ? [who] : []));
}
