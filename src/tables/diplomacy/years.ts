import {
  type Position,
  type Power,
  type Province,
  writePhase,
} from '../../../packages/diplomacy/src/index.ts';
import type { DiplomacyGame, PhasePlayed } from './game.ts';

/** Who owned which centres at the end of a year of the game; before the first one, at the start. */
export interface YearOfCentres {
  year: number;
  centres: Position['centres'];
}

/** The start, and every year whose centres are counted, in order. */
export function yearsOf({ history, position }: Pick<DiplomacyGame, 'history' | 'position'>): YearOfCentres[] {
  const first = history[0]?.before ?? position;
  const years = new Map([[first.phase.year - 1, first.centres]]);
  for (const played of history)
    if (isCounted(played)) years.set(played.before.phase.year, played.after.centres);
  return [...years].map(([year, centres]) => ({ year, centres }));
}

/** Centres change hands once a year, after the Fall and its retreats; a game that is won ends there, in the phase that it was in. */
export const isCounted = ({ phase, before, after }: PhasePlayed): boolean =>
  before.phase.season !== 'S' &&
  (after.phase.kind === 'A' || after.phase.year > before.phase.year || writePhase(after.phase) === phase);

/** A centre that changed hands in a phase; null where nobody owned it, or owns it now. */
export interface CentreTaken {
  centre: Province;
  from: Power | null;
  to: Power | null;
}

/** The centres that changed hands in a phase, in the order of their new owners. */
export function centresTaken({ before, after }: Pick<PhasePlayed, 'before' | 'after'>): CentreTaken[] {
  const [owners, now] = [ownersOf(before), ownersOf(after)];
  return [...new Set([...now.keys(), ...owners.keys()])].flatMap((centre) => {
    const [from, to] = [owners.get(centre) ?? null, now.get(centre) ?? null];
    return from === to ? [] : { centre, from, to };
  });
}

/** Who owns each centre that has an owner. */
export const ownersOf = ({ centres }: Pick<Position, 'centres'>): Map<Province, Power> =>
  new Map([...centres].flatMap(([power, owned]) => owned.map((centre) => [centre, power] as const)));
