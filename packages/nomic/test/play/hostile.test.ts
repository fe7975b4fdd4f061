import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, begin, type Deed, due, needs, plainText, play } from '../../src/index.ts';
import { rule } from '../support/fixtures.ts';
import { after, moment, opening, people, propose, states, votes } from '../support/table.ts';

const words = fc.oneof(
  fc.string(),
  fc.constantFrom('A', 'B', '__proto__', 'constructor', '<@1>', '@everyone', '26', '0'),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 4 }),
  fc.constantFrom(301, 302, Number.NaN, Number.MAX_SAFE_INTEGER, -0.5),
);
const text = fc.array(words, { maxLength: 3 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('enact' as const), text }),
  fc.record({ kind: fc.constant('enact' as const), text, again: words }),
  fc.record({ kind: fc.constantFrom('amend' as const, 'enact-amendment' as const), rule: words, text }),
  fc.record({ kind: fc.constant('repeal' as const), rule: words }),
  fc.record({
    kind: fc.constantFrom('amend-amendment' as const, 'repeal-amendment' as const),
    rule: words,
    amendment: number,
    text,
  }),
  fc.record({
    kind: fc.constant('transmute' as const),
    rule: words,
    to: fc.constantFrom('mutable' as const, 'immutable' as const),
  }),
);
const effect = fc.oneof(
  fc.record({ is: fc.constant('void rule' as const), rule: words }),
  fc.record({ is: fc.constant('no rule-change' as const), proposal: number }),
  fc.record({ is: fc.constant('early votes' as const), proposal: number, count: fc.boolean() }),
  fc.record({ is: fc.constant('points' as const), player: words, change: number }),
  fc.record({ is: fc.constant('figures' as const), changes: fc.constant({}), proposal: number }),
);
const about = fc.oneof(
  fc.record({ is: fc.constant('proposal' as const), number }),
  fc.record({ is: fc.constant('rule' as const), rule: words }),
  fc.record({ is: fc.constant('move' as const), mover: words }),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    is: fc.constant('proposed' as const),
    change,
    figures: fc.constantFrom(null, {}),
    more: fc.boolean(),
  }),
  fc.record({ is: fc.constant('continued' as const), change, more: fc.boolean() }),
  fc.record({ is: fc.constant('voted' as const), choice: fc.oneof(words, fc.constantFrom('yes', 'no')) }),
  fc.record({ is: fc.constant('point raised' as const), statement: words, about }),
  fc.record({
    is: fc.constant('judged' as const),
    point: number,
    verdict: fc.boolean(),
    reason: words,
    effects: fc.array(effect, { maxLength: 3 }),
  }),
  fc.record({ is: fc.constant('disputed' as const), point: number }),
  fc.record({ is: fc.constant('opinion' as const), point: number, agrees: fc.boolean() }),
  fc.record({ is: fc.constant('announced' as const), player: words, total: number, change: number }),
);

describe('hostile events', () => {
  it('never make a game throw, and give points to nobody who does not play', () => {
    const step = fc.tuple(
      fc.integer({ min: 0, max: 40_000_000 }),
      fc.oneof(words, fc.constantFrom('A', 'B', 'C', 'D', 'E')),
      deed,
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let game = begin(opening);
        for (const [later, by, each] of steps) game = play(game, { at: game.now + later, by, ...each });
        expect([...game.totals.keys()]).toEqual(people.map(({ id }) => id));
        expect(due(game, game.now).length).toBeGreaterThan(game.over === null ? 0 : -1);
        expect(needs(game).every(({ why }) => why.endsWith('.'))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('have their markup and mentions kept as they came, as text', () => {
    const hostile = '<script>@everyone [x](javascript:0) **bold** Rule 210';
    const game = after([
      ['1 Mon 10:00', 'A', propose({ kind: 'enact', text: [hostile] })],
      ...votes('1 Mon 11:00', 'A+'),
    ]);
    const later = advance(game, moment('1 Tue 00:00'));
    expect(states(later)).toEqual(['in effect']);
    expect(plainText(rule(later.rules, 301).text)).toBe(hostile);
  });

  it('may be a point of order of any length, and are void if it is too long', () => {
    const statement = 'x'.repeat(100_000);
    const game = after([
      ['1 Mon 10:00', 'A', { is: 'point raised', statement, about: { is: 'move', mover: 'B' } }],
    ]);
    expect(game.pointsOfOrder).toEqual([]);
  });
});
