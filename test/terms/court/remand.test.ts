import { describe, expect, it } from 'vitest';
import { type LeftOpen, nothingOpen, type Relief, sameOpen } from '../../../terms/court/decisions.ts';
import { remandProblem } from '../../../terms/court/remand.ts';

const until = (day: string): Relief => ({ kind: 'until', until: day });
const points = (many: number): Relief => ({ kind: 'points', points: many });
const undo: Relief = { kind: 'undo' };
const open = (about: Partial<LeftOpen>): LeftOpen => ({ ...nothingOpen, ...about });

describe('Act II.9.4: only the Court shortens, lengthens or lifts a ban', () => {
  const ban = { ban: { until: '2026-12-11' }, points: null };

  it.each<[string, Partial<LeftOpen>, Relief | null, string | null]>([
    ['kept, where the panel says nothing', {}, null, null],
    ['a week longer', {}, until('2026-12-18'), 'not-that-end'],
    ['a week shorter', {}, until('2026-12-04'), 'not-that-end'],
    ['lifted', {}, undo, 'not-to-lift'],
    ['turned into points', {}, points(5), 'not-to-lift'],
    ['longer up to the day that the panel named', { until: '2026-12-18' }, until('2026-12-18'), null],
    ['past that day', { until: '2026-12-18' }, until('2026-12-25'), 'not-that-end'],
    ['shorter, where the day is later', { until: '2026-12-18' }, until('2026-12-04'), null],
    ['lifted, where only a day was named', { until: '2026-12-18' }, undo, 'not-to-lift'],
    ['kept, where the day is later', { until: '2026-12-18' }, null, null],
    ['kept past the day that the panel named', { until: '2026-12-04' }, null, 'kept-too-long'],
    ['lifted, as the panel allows', { lift: true }, undo, null],
    ['shorter, as it could be lifted', { lift: true }, until('2026-12-04'), null],
    ['longer, where it could be lifted', { lift: true }, until('2026-12-18'), 'not-that-end'],
    ['kept, where it could be lifted', { lift: true }, null, null],
  ])('%s', (_, left, relief, expected) => {
    expect(remandProblem(ban, open(left), relief)).toBe(expected);
  });

  it('a ban for ever is longer than any day', () => {
    const forEver = { ban: { until: null }, points: null };
    expect(remandProblem(forEver, open({ until: '2026-12-18' }), null)).toBe('kept-too-long');
    expect(remandProblem(forEver, open({ lift: true }), until('2026-12-18'))).toBeNull();
    expect(remandProblem(forEver, nothingOpen, until('2026-12-18'))).toBe('not-that-end');
  });

  it('what is no ban any more can be withdrawn', () => {
    expect(remandProblem({ ban: null, points: null }, nothingOpen, undo)).toBeNull();
  });
});

describe('Act III.3.8: a new decision is not harder than the first, unless the panel says so', () => {
  it.each<[number, number | null, Relief | null, string | null]>([
    [50, null, points(50), null],
    [50, null, points(51), 'too-many-points'],
    [50, null, points(0), null],
    [50, null, undo, null],
    [50, null, null, null],
    [50, 20, points(20), null],
    [50, 20, points(21), 'too-many-points'],
    [50, 20, null, 'kept-too-much'],
    [50, 60, points(60), null],
    [50, 60, null, null],
    [-30, null, points(-31), 'too-many-points'],
    [-30, null, points(-30), null],
    [-30, null, points(1), 'too-many-points'],
    [-30, -10, null, 'kept-too-much'],
    [30, null, points(31), 'too-many-points'],
    [30, null, points(-1), 'too-many-points'],
  ])('first %d, the most %o, now %o: %o', (first, most, relief, expected) => {
    expect(remandProblem({ ban: null, points: first }, open({ points: most }), relief)).toBe(expected);
  });

  it('the result of a game has no bound', () => {
    expect(remandProblem({ ban: null, points: null }, nothingOpen, { kind: 'result', score: 1 })).toBeNull();
  });
});

describe('Act III.3.3: two votes to send something back are for one outcome if they leave the same open', () => {
  it.each<[LeftOpen | undefined, LeftOpen | undefined, boolean]>([
    [undefined, undefined, true],
    [undefined, nothingOpen, true],
    [open({ lift: true }), open({ lift: true }), true],
    [open({ lift: true }), undefined, false],
    [open({ until: '2026-12-18' }), open({ until: '2026-12-11' }), false],
    [open({ points: 20 }), open({ points: 30 }), false],
  ])('%o and %o: %o', (one, other, same) => {
    expect(sameOpen(one, other)).toBe(same);
    expect(sameOpen(other, one)).toBe(same);
  });
});
