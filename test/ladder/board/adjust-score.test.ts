import { describe, expect, it } from 'vitest';
import { adjustScore } from '../../../src/ladder/board/modify-score.ts';
import { aCase, named } from '../../house/discipline/a-case.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

describe('Act II.3: a Moderator changes a score', () => {
  it.each([
    [10, 120, 130],
    [-10, 120, 110],
    [-20, 120, 100],
    [-21, 120, 100],
    [-10_000, 120, 100],
  ])('%i points: %i becomes %i', (points, before, after) => {
    const { club, mo, ana } = aCase();
    const result = club.does(mo, adjustScore, { member: named(ana), points, reason: 'Mistyped.' });
    expect(result).toMatchObject({ value: { kind: 'score-adjusted', person: ana, before, after } });
    expect(club.score(ana)).toBe(after);
    expect(club.announced.at(-1)).toMatchObject({
      notice: { kind: 'score-adjusted', person: ana, by: mo, before, after },
      target: { to: 'discussion' },
    });
  });

  it.each([
    [-249, 251],
    [-250, 500],
    [-10_000, 500],
  ])('Act III.2.3: not by half of a score of 500 or more, which needs a finding (%i)', (points, after) => {
    const { club, mo, cy } = aCase();
    club.write({ type: 'adjusted', person: cy, change: { points: 400 } });
    const result = club.does(mo, adjustScore, { member: named(cy), points, reason: 'Mistyped.' });
    if (after === 500)
      expect(result).toMatchObject({ refusals: [{ because: 'adjustment', acts: ['III.2.3'] }] });
    expect(club.score(cy)).toBe(after);
  });

  it('not where it would move nothing, for somebody who is not on the board, or without a reason', () => {
    const { club, mo, jude, bo, cy } = aCase();
    const of = (person: number, about: { points?: number; reason?: string } = {}) =>
      saidOf(club.does(mo, adjustScore, { member: named(person), points: 5, reason: 'Why.', ...about }));
    expect(of(bo, { points: -5 })).toEqual(['nothing-to-change']);
    expect(of(bo, { points: 0 })).toEqual(['nothing-to-change']);
    expect(of(jude)).toEqual(['not-a-member']);
    expect(of(bo, { reason: '' })).toEqual(['empty']);
    club.remove(cy);
    expect(of(cy)).toEqual(['not-a-member']);
  });

  it('Act III.3.5: not their own, and nobody else at all', () => {
    const { club, mo, ana, bo } = aCase();
    const adjusts = (by: number, person: number) =>
      club.does(by, adjustScore, { member: named(person), points: 5, reason: 'Why.' });
    expect(saidOf(adjusts(mo, mo))).toEqual(['own-matter']);
    expect(actsOf(adjusts(ana, bo))).toEqual(['III.2', 'III.3.4']);
  });
});
