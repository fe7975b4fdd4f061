import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chain,
  least,
  most,
  placesIn,
  type Row,
  rank,
  type Standing,
} from '../../../../src/tables/tournaments/rules/ranking.ts';
import {
  certainOf,
  highestRoll,
  neededRolls,
  rollerOf,
} from '../../../../src/tables/tournaments/rules/rolls.ts';
import { fraction } from './a-board.ts';

interface One {
  readonly number: number;
  readonly points: string;
  readonly late?: number;
  readonly years?: readonly number[];
}

const chain: Chain<One> = [
  most('1', 'More points come first.', ({ points }) => fraction(points)),
  least('2', 'The earlier comes first.', ({ late = 0 }) => fraction(late)),
  most(
    '3',
    'More in the year before the last come first.',
    ({ years = [] }) => years.map(fraction),
    (place) => String(1908 - place),
  ),
];
const ranked = (...all: readonly One[]): Standing<One> => rank(all, chain, ({ number }) => number);
/** The numbers with their places, and what put each after the one before. */
const shown = (standing: Standing<One>): string[] =>
  standing.map(({ place, who, decided }) => {
    const why =
      decided &&
      `${decided.point}${decided.turn ? ` ${decided.turn}` : ''}: ${decided.before.toFraction(true)} to ${decided.own.toFraction(true)}`;
    return `${place}. ${who.number}${why ? ` (${why})` : ''}`;
  });

describe('a ranking', () => {
  it('says of each what put it after the one before, with both values', () => {
    const all = [
      { number: 1, points: '18 2/3' },
      { number: 2, points: '20', late: 1, years: [5, 4, 3] },
      { number: 3, points: '20', late: 1, years: [5, 6, 3] },
      { number: 4, points: '20', late: 0 },
    ];
    expect(shown(ranked(...all))).toEqual([
      '1. 4',
      '2. 3 (2: 0 to 1)',
      '3. 2 (3 1907: 6 to 4)',
      '4. 1 (1: 20 to 18 2/3)',
    ]);
    expect(ranked(...all).map(({ decided }) => decided?.tiedOn.join())).toEqual([undefined, '1', '1,2', '']);
    expect(ranked(...all)[1]?.decided?.says).toBe('The earlier comes first.');
  });

  it('tells fractions apart that are the same to a computer’s own numbers', () => {
    const close = [
      { number: 1, points: '100000000000000000/3' },
      { number: 2, points: '100000000000000001/3' },
    ];
    expect(shown(ranked(...close))).toEqual([
      '1. 2',
      '2. 1 (1: 33333333333333333 2/3 to 33333333333333333 1/3)',
    ]);
  });

  it('shares a place among those whom nothing puts apart, and passes over as many', () => {
    const same = [3, 1, 2].map((number) => ({ number, points: '5', years: [1] }));
    expect(shown(ranked(...same, { number: 4, points: '4' }))).toEqual([
      '1. 1',
      '1. 2',
      '1. 3',
      '4. 4 (1: 5 to 4)',
    ]);
    expect([...placesIn(ranked(...same), ({ number }) => number)]).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('compares lists only as far as all who are tied have values', () => {
    expect(
      shown(ranked({ number: 1, points: '5', years: [2] }, { number: 2, points: '5', years: [2, 9] })),
    ).toEqual(['1. 1', '1. 2']);
    expect(shown(ranked({ number: 1, points: '5' }, { number: 2, points: '5', years: [2, 9] }))).toEqual([
      '1. 1',
      '1. 2',
    ]);
  });

  it('of nobody is empty', () => {
    expect(ranked()).toEqual([]);
  });

  const people = fc.uniqueArray(
    fc.record({
      number: fc.nat(60),
      points: fc.constantFrom('1', '1/3', '2/6', '2/3'),
      late: fc.nat(2),
      years: fc.array(fc.nat(2), { maxLength: 3 }),
    }),
    { selector: ({ number }) => number, maxLength: 40 },
  );

  it('does not depend on the order in which it is given people', () => {
    const shuffled = people.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(ranked(...mixed)).toEqual(ranked(...all));
      }),
    );
  });

  /** That the row comes after the one before by right, or shares its place. */
  function expectReason(before: Row<One> | undefined, { place, who, decided }: Row<One>, own: number): void {
    expect(place).toBe(decided === null ? before?.place : own);
    if (decided === null) return;
    expect(decided.before.equals(decided.own)).toBe(false);
    expect(decided.before.gt(decided.own)).toBe(decided.point !== '2');
    if (decided.tiedOn.includes('1'))
      expect(fraction(who.points)).toEqual(fraction(before?.who.points ?? ''));
    if (decided.tiedOn.includes('2')) expect(who.late).toBe(before?.who.late);
  }

  it('gives reasons that are so: the two tie on all points before, and differ in the one that decides', () => {
    fc.assert(
      fc.property(people, (all) => {
        const standing = ranked(...all);
        const [first, ...others] = standing;
        expect(first?.decided ?? null).toBeNull();
        for (const [n, row] of others.entries()) expectReason(standing[n], row, n + 2);
      }),
    );
  });
});

describe('rolls', () => {
  /** People of equal points who have rolled; `5` is the points, `50 3` the rolls. */
  const standing = (people: Readonly<Record<number, readonly [string, ...number[]]>>) => {
    const all = Object.entries(people).map(([number, [points, ...rolls]]) => ({
      number: Number(number),
      points,
      ...rollerOf(Number(number), new Map([[Number(number), rolls]])),
    }));
    return rank(
      all,
      [most('1', 'More points come first.', ({ points }) => fraction(points)), highestRoll('2')],
      ({ number }) => number,
    );
  };

  it('WM C.7(f): are wanted of those only who tie across the line', () => {
    const tied = standing({ 1: ['9'], 2: ['5'], 3: ['5'], 4: ['5'], 5: ['2'], 6: ['2'] });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((places) => neededRolls(tied, places))).toEqual([
      [],
      [],
      [2, 3, 4],
      [2, 3, 4],
      [],
      [5, 6],
      [],
      [],
    ]);
    expect(
      [0, 1, 2, 3, 4, 5, 6, 7].map((places) => certainOf(tied, places).map(({ number }) => number)),
    ).toEqual([[], [1], [1], [1], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]);
  });

  it('WM C.7(f): put the highest first, and are wanted again of those who rolled the same', () => {
    const once = standing({ 1: ['5', 40], 2: ['5', 100], 3: ['5', 40] });
    expect(once.map(({ place, who }) => `${place}. ${who.number}`)).toEqual(['1. 2', '2. 1', '2. 3']);
    expect([1, 2].map((places) => neededRolls(once, places))).toEqual([[], [1, 3]]);
    const again = standing({ 1: ['5', 40, 7], 2: ['5', 100], 3: ['5', 40, 8] });
    expect(again.map(({ who }) => who.number)).toEqual([2, 3, 1]);
    expect(again[2]?.decided).toMatchObject({
      point: '2',
      turn: 'roll 2',
      before: fraction(8),
      own: fraction(7),
    });
  });

  it('WM C.7(f): decide nothing while somebody has not rolled, who alone is asked', () => {
    const waiting = standing({ 1: ['5', 40], 2: ['5'], 3: ['5', 99] });
    expect(waiting.map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(neededRolls(waiting, 1)).toEqual([2]);
  });
});
