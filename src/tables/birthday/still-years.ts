import {
  type Position,
  type Power,
  type Province,
  provinceOf,
} from '../../../packages/diplomacy/src/index.ts';
import type { DiplomacyGame } from '../diplomacy/game.ts';
import { isCounted } from '../diplomacy/years.ts';

type Owners = ReadonlyMap<Province, Power>;

/**
 * For how many years of the game, up to the last that was played, no province has changed hands (BT9). A province belongs to the power
 * whose unit stood in it last after a Fall, and a centre to its owner.
 */
export function stillYears({ history }: Pick<DiplomacyGame, 'history'>): number {
  const [first] = history;
  if (first === undefined) return 0;
  let owners = ownersAfter(new Map(), first.before);
  let still = 0;
  for (const { after } of history.filter(isCounted)) {
    const now = ownersAfter(owners, after);
    still = isSame(owners, now) ? still + 1 : 0;
    owners = now;
  }
  return still;
}

const ownersAfter = (before: Owners, { units, centres }: Position): Owners =>
  new Map([
    ...before,
    ...units.map(({ at, power }) => [provinceOf(at), power] as const),
    ...[...centres].flatMap(([power, owned]) => owned.map((centre) => [centre, power] as const)),
  ]);

const isSame = (one: Owners, other: Owners): boolean =>
  one.size === other.size && [...one].every(([province, power]) => other.get(province) === power);
