import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Standing } from './ranking.ts';
import { certainOf, neededRolls, type Roller } from './rolls.ts';

/** Who goes on to the next round, and the standing that says why. */
export interface Advancement<T> {
  readonly standing: Standing<T>;
  /** Who goes on for certain: all who will, unless rolls are wanted. */
  readonly advancing: readonly T[];
  readonly neededRolls: readonly PersonNumber[];
}

/** The first `places` of a standing go on. */
export const advancement = <T extends Roller>(standing: Standing<T>, places: number): Advancement<T> => ({
  standing,
  advancing: certainOf(standing, places),
  neededRolls: neededRolls(standing, places),
});
