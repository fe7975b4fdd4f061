import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainGame, explainScore } from '../../../src/ladder/book/explain.ts';
import type { Standing } from '../../../src/ladder/book/standings.ts';
import { type Entry, fold, rules } from '../../../src/rule-books.ts';
import { deeds, ledgerOf, Scribe } from '../../support/ledgers.ts';

/** Two Members who have just joined. */
function pair(): Scribe {
  const scribe = new Scribe();
  for (const person of [1, 2]) scribe.write({ type: 'joined', person });
  return scribe;
}

const courseOf = (scribe: Scribe, person: number): number[] =>
  fold(scribe.entries).standings[person]?.course.map(({ score }) => score) ?? [];

describe('the course of a score', () => {
  it('begins at the joining, and has what each later moment made of the score', () => {
    const scribe = pair();
    const joinedAt = scribe.entries[0]?.at;
    scribe.game(1, 2, 1);
    const wonAt = scribe.at;
    expect(fold(scribe.entries).standings[1]?.course).toEqual([
      { at: joinedAt, score: 100 },
      { at: wonAt, score: 120 },
    ]);
  });

  it('leaves out what did not move the score', () => {
    const scribe = pair();
    scribe.game(1, 2, 1);
    expect(courseOf(scribe, 2)).toEqual([100]);
  });

  it('begins again with a joining after a removal', () => {
    const scribe = pair();
    scribe.game(1, 2, 1);
    scribe.write({ type: 'removed', person: 1, basis: 'request' });
    scribe.write({ type: 'joined', person: 1 });
    expect(courseOf(scribe, 1)).toEqual([100]);
  });

  it('has no trace of a voided game', () => {
    const scribe = pair();
    const counted = scribe.game(1, 2, 1);
    scribe.write({ type: 'voided', entry: counted });
    expect(courseOf(scribe, 1)).toEqual([100]);
  });

  it('has, of one moment, only what came of it', () => {
    const scribe = pair();
    scribe.game(1, 2, 1);
    const { at } = scribe;
    scribe.at -= 1000;
    scribe.write({ type: 'adjusted', person: 1, change: { points: -5 } });
    expect(courseOf(scribe, 1)).toEqual([100, 115]);
    expect(scribe.at).toBe(at);
  });

  it('has, of a penalty in parts, only what came of it', () => {
    const scribe = pair();
    scribe.game(1, 2, 1);
    const about = { penalty: 1, person: 1, offence: 1, game: null, fraud: false, ground: null } as const;
    const deduction = { kind: 'deduction', points: 1 } as const;
    const parts = [deduction, deduction];
    scribe.write({ type: 'penalty-issued', ...about, parts, finding: null, reverses: null });
    expect(courseOf(scribe, 1)).toEqual([100, 120, 118]);
  });

  it('ends at the score, and says the same as the explanation, whatever is played, adjusted and undone', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        const standings = fold(entries).standings.filter((standing) => standing !== undefined);
        for (const standing of standings) {
          expect(standing.course.at(-1)?.score ?? 100).toBe(standing.score);
          expect(standing.course).toEqual(explained(entries, standing));
        }
      }),
    );
  });
});

/**
 * The same, from the explanation: every change since the latest joining that moved the score, and of one moment, as of
 * the parts of a penalty, what came of it.
 */
function explained(entries: readonly Entry[], { person }: Standing) {
  const moves = explainScore({ entries, rules }, person);
  const joined = moves.findLastIndex(({ kind }) => kind === 'joined');
  return moves
    .slice(Math.max(joined, 0))
    .filter(({ kind, before, after }) => kind === 'joined' || before !== after)
    .map(({ entry, after }) => ({ at: entry.at, score: after }))
    .filter(({ at }, place, points) => points[place + 1]?.at !== at);
}

describe('the scores that a game moved', () => {
  it('are kept with the game, and say the same as its explanation', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        for (const game of fold(entries).games.filter((each) => each !== undefined)) {
          const [own, other] = explainGame({ entries, rules }, game.number);
          expect([game.playerBefore, game.opponentBefore]).toEqual([
            own?.before ?? null,
            other?.before ?? null,
          ]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
