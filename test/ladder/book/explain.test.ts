import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainGame, explainScore } from '../../../src/ladder/book/explain.ts';
import { fold, rules } from '../../../src/rule-books.ts';
import { deeds, ledgerOf, Scribe } from '../../support/ledgers.ts';

describe('explaining a score', () => {
  it('leads from the starting score to the score on the board, without a gap', () => {
    fc.assert(
      fc.property(deeds, fc.integer({ min: 1, max: 6 }), (list, person) => {
        const entries = ledgerOf(list);
        const moves = explainScore({ entries, rules }, person);
        const breaks = moves.slice(1).filter((move, i) => move.before !== moves[i]?.after);
        expect(breaks).toEqual([]);
        expect(moves.at(-1)?.after).toBe(fold(entries).standings[person]?.score);
      }),
    );
  });

  it('Act II.3: says what was expected, the K-factor, and what the floor took back', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: 1 });
    scribe.write({ type: 'joined', person: 2 });
    scribe.game(1, 2, 1);
    const [won, lost] = explainGame({ entries: scribe.entries, rules }, 1);
    expect(won).toMatchObject({
      person: 1,
      before: 100,
      after: 120,
      rating: { expected: 0.5, k: 40, floored: false },
    });
    expect(lost).toMatchObject({
      person: 2,
      before: 100,
      after: 100,
      rating: { expected: 0.5, k: 40, floored: true },
    });
  });

  it('has nothing to say of a voided game', () => {
    const scribe = new Scribe();
    const counted = scribe.game(1, 2, 1);
    scribe.write({ type: 'voided', entry: counted });
    expect(explainGame({ entries: scribe.entries, rules }, 1)).toEqual([]);
  });
});
