import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, type Game, inEffect, paragraphsOf, play, referencesIn } from '../../src/index.ts';
import { randomGame } from '../support/random-game.ts';
import { countAgain } from '../support/recount.ts';
import { opening } from '../support/table.ts';

/** Dice that fall by a seed. */
function diceOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const settings = { numRuns: 25 };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** What holds at every moment of every game. */
function check(game: Game): void {
  const rules = inEffect(game.rules);
  const numbers = rules.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const mutable = rules.filter(({ immutable }) => !immutable).length;
  expect(mutable).toBeGreaterThan(0);
  if (game.rules.rules.get('28')?.inEffect === true)
    expect(mutable).toBeLessThanOrEqual(game.figures.mutable ?? 25);
  const open = game.proposals.filter(({ state }) => state === 'open');
  expect(open.length).toBeLessThanOrEqual(1);
}

/** No reference in a rule in effect leads to the old number of a rule that has another now, unless it was written since. */
function stale(game: Game): readonly number[] {
  const now = new Set([...game.rules.rules.values()].map(({ number }) => number));
  const words = inEffect(game.rules).flatMap(({ text }) => paragraphsOf(text));
  return words
    .flatMap(referencesIn)
    .filter(({ range, number }) => range === null && !now.has(number))
    .map(({ number }) => number);
}

describe('a game of forty days with random players', () => {
  it('has the points that an independent count gives', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { game, events } = randomGame(40, diceOf(seed), check);
        const { outcomes, totals } = countAgain(game, events);
        expect(game.proposals.map(({ settled }) => settled?.outcome)).toEqual(outcomes);
        if (game.over === null) expect(game.totals).toEqual(totals);
      }),
      settings,
    );
  });

  it('gives numbers one after the other, keeps references right, and is the same when it is played again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { game, events } = randomGame(40, diceOf(seed), () => {});
        const numbers = game.proposals.flatMap(({ number }) => number ?? []);
        expect([...numbers].sort((one, other) => one - other)).toEqual(numbers);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(stale(game)).toEqual([]);
        const again = events.reduce(play, begin({ ...opening, figures: { winning: 100_000 } }));
        expect(again.told.all).toEqual(game.told.all.filter(({ at }) => at <= again.now));
      }),
      settings,
    );
  });
});
