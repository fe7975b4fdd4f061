import type Fraction from 'fraction.js';

/** One thing by which players, teams or games are ranked; the list of them is the ranking's chain. */
export interface Criterion<T> {
  /** The point it rests on, such as `C.7(a)`. */
  readonly point: string;
  /** Who comes first by it, in one sentence. */
  readonly says: string;
  readonly first: 'larger' | 'smaller';
  /** What is compared. The values of a list are compared in turn, as far as all who are tied have them. */
  readonly of: (one: T) => Fraction | readonly Fraction[];
  /** What a value of the list is of, such as a year. */
  readonly turn?: (place: number, one: T) => string;
}
export type Chain<T> = readonly Criterion<T>[];

/** Why somebody comes after the one before. */
export interface Decision {
  readonly point: string;
  readonly says: string;
  /** Which of several values decided, such as the year. */
  readonly turn: string | null;
  /** What the one before has, and what this one has. */
  readonly before: Fraction;
  readonly own: Fraction;
  /** The points that had decided nothing between the two. */
  readonly tiedOn: readonly string[];
}

export interface Row<T> {
  /** Those whom nothing puts apart share a place. */
  readonly place: number;
  readonly who: T;
  /** Null for the first, and for those who share the place of the one before. */
  readonly decided: Decision | null;
}
export type Standing<T> = readonly Row<T>[];

/** Larger values come first. */
export const most = <T>(
  point: string,
  says: string,
  of: Criterion<T>['of'],
  turn?: Criterion<T>['turn'],
): Criterion<T> => ({
  point,
  says,
  first: 'larger',
  of,
  ...(turn && { turn }),
});

/** Smaller values come first. */
export const least = <T>(point: string, says: string, of: Criterion<T>['of']): Criterion<T> => ({
  point,
  says,
  first: 'smaller',
  of,
});

/** Some who are tied so far, and why they come after those before. */
interface Tied<T> {
  readonly all: readonly T[];
  readonly decided: Decision | null;
}

/**
 * Ranks by a chain: each criterion is asked about those only whom the ones before left tied. The outcome does not depend on the order in
 * which they are listed; those who stay tied are listed by their numbers.
 */
export function rank<T>(all: readonly T[], chain: Chain<T>, numberOf: (one: T) => number): Standing<T> {
  const listed = [...all].sort((one, other) => numberOf(one) - numberOf(other));
  let before = 0;
  return parted(listed, chain, { at: 0, turn: 0 }).flatMap((tied) => {
    const place = before + 1;
    before += tied.all.length;
    return tied.all.map((who, n) => ({ place, who, decided: n === 0 ? tied.decided : null }));
  });
}

function parted<T>(all: readonly T[], chain: Chain<T>, where: { at: number; turn: number }): Tied<T>[] {
  const criterion = chain[where.at];
  if (criterion === undefined || all.length < 2) return all.length === 0 ? [] : [{ all, decided: null }];
  const valued = all.map((who) => ({ who, value: [criterion.of(who)].flat()[where.turn] }));
  const known = valued.filter((each): each is Valued<T> => each.value !== undefined);
  if (known.length < all.length) return parted(all, chain, { at: where.at + 1, turn: 0 });
  return classesOf(known, criterion.first).flatMap((tied, n, classes) => {
    const decided = decisionOf(classes[n - 1]?.[0], tied[0], chain, where);
    const [first, ...others] = parted(
      tied.map(({ who }) => who),
      chain,
      { ...where, turn: where.turn + 1 },
    );
    return first === undefined ? [] : [{ ...first, decided }, ...others];
  });
}

interface Valued<T> {
  readonly who: T;
  readonly value: Fraction;
}

/** Those with the same value together, who comes first first. */
function classesOf<T>(all: readonly Valued<T>[], first: Criterion<T>['first']): Valued<T>[][] {
  const classes = new Map<string, Valued<T>[]>();
  for (const each of all) {
    const name = each.value.toFraction();
    classes.set(name, [...(classes.get(name) ?? []), each]);
  }
  const sign = first === 'smaller' ? 1 : -1;
  return [...classes.values()].sort(([one], [other]) => sign * compare(one, other));
}

const compare = <T>(one?: Valued<T>, other?: Valued<T>): number =>
  one === undefined || other === undefined ? 0 : one.value.compare(other.value);

function decisionOf<T>(
  before: Valued<T> | undefined,
  own: Valued<T> | undefined,
  chain: Chain<T>,
  { at, turn }: { at: number; turn: number },
): Decision | null {
  const criterion = chain[at];
  if (before === undefined || own === undefined || criterion === undefined) return null;
  return {
    point: criterion.point,
    says: criterion.says,
    turn: criterion.turn?.(turn, own.who) ?? null,
    before: before.value,
    own: own.value,
    tiedOn: chain.slice(0, at).map(({ point }) => point),
  };
}

/** The place that each has in a standing. */
export const placesIn = <T>(standing: Standing<T>, numberOf: (one: T) => number): Map<number, number> =>
  new Map(standing.map(({ place, who }) => [numberOf(who), place]));
