import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoring as maharajiad } from '../../../../src/tables/tournaments/rules/maharajiad/figures.ts';
import { qualifyingParts, scoreBoard } from '../../../../src/tables/tournaments/rules/parts.ts';
import type { BoardResult, Tenure } from '../../../../src/tables/tournaments/rules/result.ts';
import { added, teamPoints } from '../../../../src/tables/tournaments/rules/teams.ts';
import { scoring } from '../../../../src/tables/tournaments/rules/world-masters/figures.ts';
import { type ABoard, aBoard, tenure } from './a-board.ts';

const [wendy, fred, gina] = [1, 2, 3];
/** Austria has all these on a board; it scores 66 by a solo unless it is given otherwise. */
const austriaBy = (tenures: readonly Tenure[], more: ABoard = {}, counts = '18 9 7 0 0 0 0'): BoardResult =>
  aBoard(counts, { round: 2, ...more, seats: { AUS: { team: 7, tenures } } });
/** What each of them scored as Austria. */
function sharesOf(board: BoardResult, by = scoring): Record<number, string> {
  const { parts } = scoreBoard(board, by);
  const own = parts.filter(({ position }) => position.power === 'AUS');
  return Object.fromEntries(own.map(({ player, score }) => [player, score.toFraction(true)]));
}
const standIn = (player: number, from: number, to: number | null): Tenure =>
  tenure(player, { from, to, as: 'temporary' });
const back = (player: number, from: number): Tenure => tenure(player, { from, as: 'first' });

describe('World Masters', () => {
  it.each([
    ['Fall 1909, by which all 18 seasons were played', {}],
    ['Fall 1908, with the two that were cut', { end: { how: 'solo', powers: ['AUS'], seasons: 16 } }],
  ] as const)(
    'C.14 gives Wendy 44, Fred 22 and the team 66, as the text does, for a solo in %s',
    (_, more) => {
      const board = austriaBy([tenure(wendy, { to: 12 }), tenure(fred, { from: 12 })], more);
      expect(sharesOf(board)).toEqual({ [wendy]: '44', [fred]: '22' });
      expect(teamPoints(7, [scoreBoard(board, scoring)]).total.toFraction()).toBe('66');
    },
  );

  it.each([
    ['one turn only', [tenure(wendy, { to: 6 }), standIn(fred, 6, 7), back(wendy, 7)], { [wendy]: '66' }],
    [
      'two turns',
      [tenure(wendy, { to: 6 }), standIn(fred, 6, 8), back(wendy, 8)],
      { [wendy]: '58 2/3', [fred]: '7 1/3' },
    ],
    [
      'one turn twice',
      [
        tenure(wendy, { to: 2 }),
        standIn(fred, 2, 3),
        tenure(wendy, { from: 3, to: 9, as: 'first' }),
        standIn(gina, 9, 10),
        back(wendy, 10),
      ],
      { [wendy]: '58 2/3', [fred]: '3 2/3', [gina]: '3 2/3' },
    ],
    [
      'the last turn for good',
      [tenure(wendy, { to: 17 }), tenure(fred, { from: 17 })],
      { [wendy]: '62 1/3', [fred]: '3 2/3' },
    ],
    [
      'one turn, for a player who had taken over',
      [
        tenure(wendy, { to: 9 }),
        tenure(fred, { from: 9, to: 12 }),
        standIn(gina, 12, 13),
        tenure(fred, { from: 13 }),
      ],
      { [wendy]: '33', [fred]: '33' },
    ],
  ])('WM C.14: divides when somebody else plays %s', (_, tenures, shares) => {
    expect(sharesOf(austriaBy(tenures))).toEqual(shares);
  });

  it('WM C.14: credits seasons cut by an early end to whoever is active then', () => {
    const end = { how: 'voted', powers: ['AUS', 'ENG'], seasons: 9 } as const;
    const shares = (tenures: readonly Tenure[]) => sharesOf(austriaBy(tenures, { end }, '12 12 4 3 2 1 0'));
    // Austria scores 12 + 24. Fred came before the ninth season or in the one that the vote cut.
    expect(shares([tenure(wendy, { to: 8 }), tenure(fred, { from: 8 })])).toEqual({
      [wendy]: '16',
      [fred]: '20',
    });
    expect(shares([tenure(wendy, { to: 9 }), tenure(fred, { from: 9 })])).toEqual({
      [wendy]: '18',
      [fred]: '18',
    });
    // Who stands in for longer than a turn is active as well; who does for the turn of the vote only is not.
    expect(shares([tenure(wendy, { to: 7 }), standIn(fred, 7, null)])).toEqual({
      [wendy]: '14',
      [fred]: '22',
    });
    expect(shares([tenure(wendy, { to: 9 }), standIn(fred, 9, null)])).toEqual({ [wendy]: '36' });
  });

  it('WM C.14: credits nobody with the seasons of a seat that nobody has', () => {
    expect(sharesOf(austriaBy([tenure(wendy, { to: 6 }), tenure(fred, { from: 12 })]))).toEqual({
      [wendy]: '22',
      [fred]: '22',
    });
  });

  it('WM C.14: divides the bonus as it does the points', () => {
    const board = austriaBy([tenure(wendy, { to: 12 }), tenure(fred, { from: 12 })]);
    expect(
      scoreBoard(board, scoring)
        .parts.slice(0, 2)
        .map(({ bonus }) => bonus.toFraction(true)),
    ).toEqual(['21 1/3', '10 2/3']);
  });

  it('WM C.7(d): counts centres back for whose the seat was, also while somebody stood in', () => {
    const tenures = [
      tenure(wendy, { to: 4 }),
      standIn(gina, 4, 8),
      tenure(wendy, { from: 8, to: 13, as: 'first' }),
      tenure(fred, { from: 13 }),
    ];
    const { parts } = scoreBoard(austriaBy(tenures, {}, '9 9 9 4 1 1 1'), scoring);
    const centres = Object.fromEntries(
      parts.slice(0, 3).map((part) => [part.player, part.centres.join(' ')]),
    );
    // Fred came in the Fall of 1907, the seventh year.
    expect(centres).toEqual({
      [wendy]: '9 9 9 9 9 9 0 0 0',
      [gina]: '0 0 0 0 0 0 0 0 0',
      [fred]: '0 0 0 0 0 0 9 9 9',
    });
  });

  it.each([
    ['nobody was replaced', 2, [tenure(wendy)], false],
    ['the captain named a replacement', 2, [tenure(wendy, { to: 12 }), tenure(fred, { from: 12 })], false],
    [
      'a reserve came from the pool',
      2,
      [tenure(wendy, { to: 12 }), tenure(fred, { from: 12, fromPool: true })],
      true,
    ],
    ['nobody came at all in round 2', 2, [tenure(wendy, { to: 12 })], true],
    ['nobody came for a turn in round 2', 2, [tenure(wendy, { to: 12 }), tenure(fred, { from: 13 })], true],
    ['nobody came at all in round 1 (B.8(c))', 1, [tenure(wendy, { to: 12 })], false],
  ])('WM B.8(e): %s: whether the team forfeits the points', (_, round, tenures, forfeits) => {
    const points = teamPoints(7, [scoreBoard(austriaBy(tenures, { round }), scoring)]);
    expect([points.total, points.forfeited].map((each) => each.toFraction())).toEqual(
      forfeits ? ['0', '66'] : ['66', '0'],
    );
    expect(points.scores).toHaveLength(forfeits ? 0 : tenures.length);
  });

  it('WM B.8(e): lets the reserve from the pool score for themselves', () => {
    const board = austriaBy([tenure(wendy, { to: 12 }), tenure(fred, { from: 12, fromPool: true })]);
    expect(sharesOf(board)).toEqual({ [wendy]: '44', [fred]: '22' });
  });

  describe('WM C.15: who qualifies', () => {
    const boards = (one: readonly Tenure[], other: readonly Tenure[]) =>
      [austriaBy(one, { board: 1 }), austriaBy(other, { board: 2 })].map((board) =>
        scoreBoard(board, scoring),
      );
    const qualifies = (one: readonly Tenure[], other: readonly Tenure[]) => {
      const all = boards(one, other);
      const part = qualifyingParts(all).get(fred);
      expect(qualifyingParts([...all].reverse()).get(fred)).toEqual(part);
      return part && `${part.position.board}: ${part.score.toFraction(true)}`;
    };
    const latePart = [tenure(wendy, { to: 16 }), tenure(fred, { from: 16, began: 50 })];
    const longPart = (began: number) => [tenure(gina, { to: 2 }), tenure(fred, { from: 2, began })];

    it('takes the first game in time, whatever it scored and whichever season it was', () => {
      expect(qualifies(latePart, longPart(51))).toBe('1: 7 1/3');
      expect(qualifies(latePart, longPart(49))).toBe('2: 58 2/3');
    });

    it('takes the game that somebody began before one that they took over', () => {
      expect(qualifies(latePart, [tenure(fred)])).toBe('2: 66');
    });

    it('passes over games in which somebody stood in', () => {
      const stoodIn = [tenure(wendy, { to: 2 }), standIn(fred, 2, 12), back(wendy, 12)];
      expect(qualifies(stoodIn, longPart(40))).toBe('2: 58 2/3');
      expect(qualifies(stoodIn, [tenure(gina)])).toBeUndefined();
    });

    it('counts from when somebody who stood in had the seat for good, with all that they played there', () => {
      const stayed = [tenure(wendy, { to: 6 }), standIn(fred, 6, 9), tenure(fred, { from: 9, began: 60 })];
      expect(qualifies(stayed, longPart(61))).toBe('1: 44');
      expect(qualifies(stayed, longPart(59))).toBe('2: 58 2/3');
    });
  });
});

describe('Maharajiad', () => {
  const years = { firstYear: 1501, lastYear: 1510 };

  it('MJ A.23: divides by movement turns', () => {
    const tenures = [tenure(wendy, { to: 12 }), tenure(fred, { from: 12 })];
    expect(sharesOf(austriaBy(tenures, years, '10 9 8 5 5 0 0'), maharajiad)).toEqual({
      [wendy]: '6',
      [fred]: '4',
    });
    expect(
      sharesOf(
        austriaBy(
          [tenure(wendy, { to: 12 }), standIn(fred, 12, 13), back(wendy, 13)],
          years,
          '10 9 8 5 5 0 0',
        ),
        maharajiad,
      ),
    ).toEqual({ [wendy]: '10' });
  });

  it('MJ A.23: counts the turns of the game only, where the World Masters credit those that were cut (C.14)', () => {
    const end = { how: 'stalemate', powers: [], seasons: 10 } as const;
    const board = austriaBy(
      [tenure(wendy, { to: 6 }), tenure(fred, { from: 6 })],
      { ...years, end },
      '10 9 8 5 5 0 0',
    );
    expect(sharesOf(board, maharajiad)).toEqual({ [wendy]: '6', [fred]: '4' });
    expect(sharesOf(board, { ...maharajiad, cutSeasonsCount: true })).toEqual({ [wendy]: '3', [fred]: '7' });
  });

  it('MJ A.24: qualifies by the first game in which somebody is permanent', () => {
    const boards = [
      austriaBy([tenure(wendy, { to: 12 }), tenure(fred, { from: 12, began: 9 })], {
        ...years,
        board: 1,
        round: 1,
      }),
      austriaBy([tenure(gina, { to: 2 }), tenure(fred, { from: 2, began: 10 })], {
        ...years,
        board: 2,
        round: 1,
      }),
    ].map((board) => scoreBoard(board, maharajiad));
    expect(qualifyingParts(boards).get(fred)?.position.board).toBe(1);
  });
});

describe('the parts of a position', () => {
  /** Tenures without gaps, each as long as drawn; the first player may come back. */
  const histories = fc
    .record({
      lengths: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }), fc.boolean()),
        { maxLength: 5 },
      ),
      seasons: fc.integer({ min: 2, max: 18 }),
    })
    .map(({ lengths, seasons }) => {
      const tenures = [tenure(wendy)];
      let from = 0;
      for (const [length, player, temporary] of lengths) {
        from += length;
        const before = tenures.pop();
        if (before !== undefined) tenures.push({ ...before, to: from });
        tenures.push(temporary ? standIn(player, from, null) : tenure(player, { from }));
      }
      return { tenures: tenures.filter((each) => each.from <= seasons), seasons };
    });

  it.each([
    ['World Masters', scoring],
    ['Maharajiad', maharajiad],
  ])('WM C.14 and MJ A.23: add up to its score (%s)', (_, by) => {
    fc.assert(
      fc.property(histories, ({ tenures, seasons }) => {
        const board = austriaBy(
          tenures,
          { end: { seasons, how: 'voted', powers: ['AUS', 'ENG'] } },
          '9 9 9 5 2 0 0',
        );
        const { parts, positions } = scoreBoard(board, by);
        const own = parts.filter(({ position }) => position.power === 'AUS');
        expect(added(own.map(({ score }) => score))).toEqual(positions[0]?.score);
        expect(added(own.map(({ bonus }) => bonus))).toEqual(positions[0]?.bonus);
      }),
    );
  });
});
