import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Effect, effectWords, readEffects } from '../../src/index.ts';
import { idOf, initial } from '../support/fixtures.ts';
import { people } from '../support/table.ts';

const read = (text: string) => readEffects(text, initial, people);
const [first = { id: '', name: '' }] = people;

describe('R214 what a Judgement brings about', () => {
  it.each<[string, Effect]>([
    ['figures winning=150', { is: 'figures', changes: { winning: 150 } }],
    ['Figures of proposal 303: winning=150', { is: 'figures', changes: { winning: 150 }, proposal: 303 }],
    ['figures of 303 same', { is: 'figures', changes: {}, proposal: 303 }],
    ['void rule 205', { is: 'void rule', rule: idOf(initial, 205) }],
    ['no rule-change 303', { is: 'no rule-change', proposal: 303 }],
    ['early votes 303 yes', { is: 'early votes', proposal: 303, count: true }],
    [`points ${first.name} +10`, { is: 'points', player: first.id, change: 10 }],
    [`points ${first.name.toLowerCase()} −10`, { is: 'points', player: first.id, change: -10 }],
    [`undecidable ${first.name}`, { is: 'undecidable', mover: first.id }],
    ['no play', { is: 'no play' }],
  ])('%s', (text, effect) => {
    expect(read(text)).toEqual({ effects: [effect] });
  });

  it('are read with one space where there are many, also within a name', () => {
    const spaces = ' '.repeat(900);
    const ann = { id: 'ann', name: 'Ann Lee' };
    expect(readEffects(`points${spaces}Ann${spaces}Lee${spaces}+10`, initial, [ann])).toEqual({
      effects: [{ is: 'points', player: 'ann', change: 10 }],
    });
  });

  it('several are parted by semicolons or lines, but for those inside figures', () => {
    expect(read('figures void=Saturday; Sunday, winning=150; void rule 205\nno play;')).toEqual({
      effects: [
        { is: 'figures', changes: { void: ['Saturday', 'Sunday'], winning: 150 } },
        { is: 'void rule', rule: idOf(initial, 205) },
        { is: 'no play' },
      ],
    });
    expect(read(' ')).toEqual({ effects: [] });
  });

  it.each([
    ['points Nobody +10', 'There is no player Nobody.'],
    ['void rule 999', 'There is no Rule 999 in effect.'],
    ['figures winning=much', 'The figure winning is a whole number from 1 to 1000000.'],
    ['burn rule 205', 'Effects are written as'],
    [';'.padStart(5000, 'a'), 'at most 4000'],
    ['no play;'.repeat(51), 'at most 50'],
  ])('%s is refused', (text, why) => {
    expect(read(text)).toEqual({ refused: expect.stringContaining(why) });
  });

  const player = fc.constantFrom(...people.map(({ id }) => id));
  const number = fc.integer({ min: 301, max: 399 });
  const changes = fc.record(
    {
      winning: fc.integer({ min: 1, max: 999 }),
      void: fc.constantFrom(['Saturday', 'Sunday'] as const, [] as const),
      players: fc.constant(people.map(({ id }) => ({ player: id, day: 'Monday' as const }))),
    },
    { requiredKeys: [] },
  );
  const effect: fc.Arbitrary<Effect> = fc.oneof(
    fc.record({ is: fc.constant('figures' as const), changes }),
    fc.record({ is: fc.constant('figures' as const), changes, proposal: number }),
    fc.record({
      is: fc.constant('void rule' as const),
      rule: fc.constantFrom(...[201, 205, 110].map((rule) => idOf(initial, rule))),
    }),
    fc.record({ is: fc.constant('no rule-change' as const), proposal: number }),
    fc.record({ is: fc.constant('early votes' as const), proposal: number, count: fc.boolean() }),
    fc.record({ is: fc.constant('points' as const), player, change: fc.integer({ min: -99, max: 99 }) }),
    fc.record({ is: fc.constant('undecidable' as const), mover: player }),
    fc.constant({ is: 'no play' as const }),
  );

  it('whatever is written is read again', () => {
    fc.assert(
      fc.property(fc.array(effect, { maxLength: 8 }), (effects) => {
        expect(read(effectWords(effects, initial, people))).toEqual({ effects });
      }),
    );
  });

  it('is read quickly, whatever it is', () => {
    for (const text of [' ', 'points ', 'figures ', 'a;', 'undecidable a '])
      expect(read(text.repeat(4_000 / text.length))).toBeDefined();
  });
});
