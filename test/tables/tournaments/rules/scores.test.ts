import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centresByYear } from '../../../../src/tables/tournaments/rules/centres.ts';
import { scoring as maharajiad } from '../../../../src/tables/tournaments/rules/maharajiad/figures.ts';
import { positionsOf } from '../../../../src/tables/tournaments/rules/positions.ts';
import type { BoardResult } from '../../../../src/tables/tournaments/rules/result.ts';
import { added } from '../../../../src/tables/tournaments/rules/teams.ts';
import { scoring } from '../../../../src/tables/tournaments/rules/world-masters/figures.ts';
import { type ABoard, aBoard, fraction, powers } from './a-board.ts';

const scoresOf = (board: BoardResult, by = scoring): string =>
  positionsOf(board, by)
    .map(({ score }) => score.toFraction(true))
    .join(', ');
const bonusesOf = (board: BoardResult): string =>
  positionsOf(board, scoring)
    .map(({ bonus }) => bonus.toFraction(true))
    .join(', ');
/** The centres by year of a board that began in 1901 and ends with 1905. */
const byYear = (counts: string, more: ABoard): Record<string, string> => {
  const centres = centresByYear(aBoard(counts, { lastYear: 1905, ...more }), scoring);
  return Object.fromEntries([...centres].map(([power, all]) => [power, all.join(' ')]));
};

describe('World Masters', () => {
  it('WM C.1: scores the centres and a bonus, and nothing for who is eliminated', () => {
    expect(scoresOf(aBoard('15 10 6 3 0 0 0'))).toBe('47, 26, 14, 7, 0, 0, 0');
  });

  it('WM C.2: gives 32, 16, 8, 4, 2, 1 and nothing to the seventh', () => {
    expect(bonusesOf(aBoard('10 8 6 4 3 2 1'))).toBe('32, 16, 8, 4, 2, 1, 0');
  });

  it.each([
    ['8 8 8 5 3 1 1', '18 2/3, 18 2/3, 18 2/3, 4, 2, 1/2, 1/2', 'the text’s own example: three with 8'],
    ['9 9 6 4 3 2 1', '24, 24, 8, 4, 2, 1, 0', 'two first'],
    ['5 5 5 5 5 5 4', '10 1/2, 10 1/2, 10 1/2, 10 1/2, 10 1/2, 10 1/2, 0', 'six first'],
    ['4 4 4 4 4 4 4', '9, 9, 9, 9, 9, 9, 9', 'all seven'],
    ['17 17 0 0 0 0 0', '24, 24, 0, 0, 0, 0, 0', 'who is eliminated ties with nobody'],
    ['10 9 8 4 1 1 1', '32, 16, 8, 4, 1, 1, 1', 'places without points count as well'],
  ])('WM C.3: %s shares %s (%s)', (counts, bonuses) => {
    expect(bonusesOf(aBoard(counts))).toBe(bonuses);
  });

  it.each([
    ['17 9 8 0 0 0 0', 'year', '49, 25, 16, 0, 0, 0, 0'],
    ['18 9 7 0 0 0 0', 'solo', '66, 0, 0, 0, 0, 0, 0'],
    ['18 9 7 0 0 0 0', 'year', '66, 0, 0, 0, 0, 0, 0'],
    ['20 9 5 0 0 0 0', 'solo', '66, 0, 0, 0, 0, 0, 0'],
  ] as const)('WM C.4: %s at the end (%s) scores %s', (counts, how, scores) => {
    expect(scoresOf(aBoard(counts, { end: { how, powers: how === 'solo' ? ['AUS'] : [] } }))).toBe(scores);
  });

  it('WM C.4: counts a solo from the year in which it was made', () => {
    const end = { how: 'solo', powers: ['AUS'], seasons: 6 } as const;
    expect(byYear('9/14/19 10/10/8 8/6/7 4/4/0 1/0/0 1/0/0 1/0/0', { end })).toMatchObject({
      AUS: '9 14 34 34 34',
      ENG: '10 10 0 0 0',
      GER: '4 4 0 0 0',
    });
  });

  it('WM C.5: applies a conceded solo in the last year only, and carries the centres to the one before', () => {
    const end = { how: 'conceded', powers: ['ENG'], seasons: 5 } as const;
    const counts = '5/7 8/12 6 5 4 3 3';
    expect(byYear(counts, { end })).toMatchObject({
      AUS: '5 7 7 7 0',
      ENG: '8 12 12 12 34',
      TUR: '3 3 3 3 0',
    });
    expect(scoresOf(aBoard(counts, { end, lastYear: 1905 }))).toBe('0, 66, 0, 0, 0, 0, 0');
  });

  it('WM C.5: applies a solo that is conceded in the last year there', () => {
    const end = { how: 'conceded', powers: ['ENG'], seasons: 9 } as const;
    expect(byYear('7 12 6 3 2 2 2', { end })).toMatchObject({ AUS: '7 7 7 7 0', ENG: '12 12 12 12 34' });
  });

  it('WM C.5: carries the centres of any other vote to all years that remain', () => {
    const end = { how: 'voted', powers: [...powers], seasons: 4 } as const;
    expect(byYear('4/7 5 5 5 5 4 3', { end })).toMatchObject({ AUS: '4 7 7 7 7', TUR: '3 3 3 3 3' });
  });

  it('WM C.5: carries what the powers started with if no year came to its end', () => {
    const end = { how: 'voted', powers: [...powers], seasons: 1 } as const;
    expect(byYear('9 9 9 9 9 9 9', { end })).toMatchObject({ AUS: '3 3 3 3 3', RUS: '4 4 4 4 4' });
  });

  it('WM C.5: does not count a Fall whose centres were never counted', () => {
    const end = { how: 'voted', powers: [...powers], seasons: 4 } as const;
    expect(byYear('6 5 5 5 5 4 4', { end, years: 1 })).toMatchObject({ AUS: '6 6 6 6 6' });
  });

  it('WM D.IX(4): counts whom a voted end leaves out as eliminated from then on', () => {
    const end = { how: 'voted', powers: ['AUS', 'ENG'], seasons: 5 } as const;
    const counts = '12 12 4 3 2 1 0';
    expect(byYear(counts, { end })).toMatchObject({
      AUS: '12 12 12 12 12',
      FRA: '4 4 0 0 0',
      TUR: '0 0 0 0 0',
    });
    expect(scoresOf(aBoard(counts, { end, lastYear: 1905 }))).toBe('36, 36, 0, 0, 0, 0, 0');
  });

  it('WM D.IX(4): eliminates them in the last year too if all years were played', () => {
    const end = { how: 'voted', powers: ['AUS'], seasons: 10 } as const;
    expect(byYear('12 12 4 3 2 1 0', { end })).toMatchObject({ AUS: '12 12 12 12 12', ENG: '12 12 12 12 0' });
  });

  it('WM D.IX(4): never changes centres by vote: 18 of them are no solo where a vote shares the game', () => {
    const end = { how: 'voted', powers: ['AUS', 'ENG'], seasons: 4 } as const;
    expect(byYear('17 17 0 0 0 0 0', { end })).toMatchObject({ AUS: '17 17 17 17 17' });
  });

  it('refuses years that do not fit', () => {
    expect(() => byYear('9 9 9 9 9 9 9', { years: 6 })).toThrow(RangeError);
    const uneven = aBoard('9 9 9 9 9 9 9', { seats: { AUS: { centres: [5] } } });
    expect(() => centresByYear(uneven, scoring)).toThrow(RangeError);
  });
});

describe('Maharajiad', () => {
  const years = { firstYear: 1501, lastYear: 1510 };

  it.each([
    ['18 10 5 4 0 0 0', '18, 10, 5, 4, 0, 0, 0'],
    ['19 9 5 4 0 0 0', '37, 0, 0, 0, 0, 0, 0'],
  ])('MJ A.16: %s scores the centres alone: %s', (counts, scores) => {
    expect(scoresOf(aBoard(counts, years), maharajiad)).toBe(scores);
  });

  it('MJ A.18: carries what a voted end and a stalemate leave to 1510', () => {
    for (const how of ['voted', 'stalemate'] as const) {
      const board = aBoard('8 7 6 5 4 4 3', { ...years, end: { how, powers: [...powers], seasons: 8 } });
      expect(centresByYear(board, maharajiad).get('AUS')).toEqual(Array(10).fill(8));
    }
  });

  it('MJ A.18: applies a conceded solo in the last year only', () => {
    const board = aBoard('8 7 6 5 4 4 3', {
      ...years,
      end: { how: 'conceded', powers: ['ENG'], seasons: 8 },
    });
    const centres = centresByYear(board, maharajiad);
    expect([centres.get('ENG'), centres.get('AUS')]).toEqual([
      [...Array(9).fill(7), 37],
      [...Array(9).fill(8), 0],
    ]);
  });

  it.each([
    { seasons: 4, years: 2, ends: [7, 37] },
    { seasons: 5, years: 2, ends: [7, 7, 37] },
    { seasons: 0, years: 0, ends: [37] },
  ])('MJ A.18: ends round 2 with the year it was in: %j', ({ ends, ...when }) => {
    const end = { how: 'conceded', powers: ['ENG'], seasons: when.seasons } as const;
    const board = aBoard('8 7 6 5 4 4 3', { ...years, lastYear: null, years: when.years, end });
    expect(centresByYear(board, maharajiad).get('ENG')).toEqual(ends);
  });
});

describe('the scores of a board', () => {
  /** Thirty-four centres among seven powers, and a number of years. */
  const boards = fc
    .array(fc.integer({ min: 0, max: 6 }), { minLength: 34, maxLength: 34 })
    .map((shares) => powers.map((_, place) => shares.filter((each) => each === place).length))
    .filter((counts) => counts.every((count) => count < 18));

  it('WM C.1, C.2 and C.3: sum to 34 and the bonuses of the places that survivors have: 97 from six survivors on', () => {
    fc.assert(
      fc.property(boards, (counts) => {
        const survivors = counts.filter((count) => count > 0).length;
        const bonuses = [0, 32, 48, 56, 60, 62, 63, 63][survivors] ?? 0;
        const sum = added(positionsOf(aBoard(counts.join(' ')), scoring).map(({ score }) => score));
        expect(sum).toEqual(fraction(34 + bonuses));
        if (survivors >= 6) expect(sum).toEqual(fraction(97));
      }),
    );
  });

  it('do not depend on the order of the seats', () => {
    fc.assert(
      fc.property(boards, (counts) => {
        const board = aBoard(counts.join(' '));
        const turned = { ...board, seats: [...board.seats].reverse() };
        expect(positionsOf(turned, scoring)).toEqual([...positionsOf(board, scoring)].reverse());
      }),
    );
  });
});
