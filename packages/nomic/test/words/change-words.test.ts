import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChangeWritten,
  changeWords,
  type FigureChanges,
  proposalWords,
  readChangeWords,
  readFormula,
  readVotingWords,
} from '../../src/index.ts';
import type { Change } from '../../src/rules/change.ts';
import { changed, idOf, initial } from '../support/fixtures.ts';
import { figures, people } from '../support/table.ts';

/** The rules after one was amended and one repealed. */
const amended = changed(initial, {
  kind: 'amend',
  rule: idOf(initial, 203),
  text: ['Points are fun.'],
}).rules;
const rules = changed(amended, { kind: 'repeal', rule: idOf(initial, 208) }, 302).rules;
const rule = (number: number): string => idOf(initial, number);

const read = (text: string) => readChangeWords(text, rules, people);
const change = (is: Change, named: FigureChanges | null = null, more = false): ChangeWritten => ({
  ...{ is: 'change', change: is, figures: named, more },
});

describe('R103 what stands behind “Rule-change:”', () => {
  it.each<[string, ChangeWritten]>([
    ['Enact: Hats may be worn.', change({ kind: 'enact', text: ['Hats may be worn.'] })],
    ['enact:\n\nHats.\r\n  Shoes. ', change({ kind: 'enact', text: ['Hats.', 'Shoes.'] })],
    ['Enact Rule 208 again: One vote.', change({ kind: 'enact', text: ['One vote.'], again: rule(208) })],
    ['Amend Rule 204: Hats.', change({ kind: 'amend', rule: rule(204), text: ['Hats.'] })],
    ['Amend 204 to read: Hats.', change({ kind: 'amend', rule: rule(204), text: ['Hats.'] })],
    ['Amend Rule 101[I]: Hats.', change({ kind: 'amend', rule: rule(101), text: ['Hats.'] })],
    ['Repeal Rule 205', change({ kind: 'repeal', rule: rule(205) })],
    ['repeal rule 205.', change({ kind: 'repeal', rule: rule(205) })],
    [
      'Enact an amendment of Rule 205: Hats.',
      change({ kind: 'enact-amendment', rule: rule(205), text: ['Hats.'] }),
    ],
    [
      'Amend amendment 301 of Rule 301: Hats.',
      change({ kind: 'amend-amendment', rule: rule(203), amendment: 301, text: ['Hats.'] }),
    ],
    [
      'Repeal amendment 301 of Rule 301',
      change({ kind: 'repeal-amendment', rule: rule(203), amendment: 301 }),
    ],
    [
      'Repeal amendment 301 of Rule 301: Hats.',
      change({ kind: 'repeal-amendment', rule: rule(203), amendment: 301, text: ['Hats.'] }),
    ],
    ['Transmute Rule 104 to mutable', change({ kind: 'transmute', rule: rule(104), to: 'mutable' })],
    ['Transmute 204 into Immutable.', change({ kind: 'transmute', rule: rule(204), to: 'immutable' })],
    [
      'Amend Rule 210: 150 points win.\nFigures: winning=150, threshold=2/3',
      change(
        { kind: 'amend', rule: rule(210), text: ['150 points win.'] },
        figures('winning=150, threshold=2/3'),
      ),
    ],
    ['Enact: Hats.\nfigures: same', change({ kind: 'enact', text: ['Hats.'] }, {})],
    ['Enact: Hats.\nFigures:', change({ kind: 'enact', text: ['Hats.'] })],
    ['Enact: Hats.\nFigures: same\nMore follows.', change({ kind: 'enact', text: ['Hats.'] }, {}, true)],
    ['Continued: Shoes.\nMore follows', { is: 'continued', text: ['Shoes.'], more: true }],
  ])('E9 %j is read', (text, written) => {
    expect(read(text)).toEqual(written);
  });

  it('reads a line of figures only where it is the last', () => {
    expect(read('Enact: Figures: winning=150\nHats.')).toEqual(
      change({ kind: 'enact', text: ['Figures: winning=150', 'Hats.'] }),
    );
  });

  it.each([
    ['Hats may be worn.', /^Write “Enact: …”/],
    ['', /^Write “Enact: …”/],
    ['Repeal Rule 205: nobody likes it', /^Write “Enact: …”/],
    ['Enact:', /^A rule needs a text/],
    ['Amend Rule 204:\nFigures: same', /^A rule needs a text/],
    ['Repeal Rule 205\nHats.', /takes no text/],
    ['Amend Rule 203: Hats.', /^There is no Rule 203 in effect/],
    ['Repeal Rule 208', /^There is no Rule 208 in effect/],
    ['Enact Rule 999 again: Hats.', /^There was no Rule 999/],
    ['Transmute Rule 104', /^Write “Enact: …”/],
    ['Transmute Rule 104 to dust', /^Write “Enact: …”/],
    ['Enact: Hats.\nFigures: hats=3', /^There is no such figure/],
    ['Continued: Hats.\nFigures: winning=150', /^Figures belong to the first part/],
    ['Continued:', /^Say how the text goes on/],
    ['x'.repeat(100_001), /^A proposal has at most/],
  ])('%j is no proposal, and says why', (text, why) => {
    expect(read(text)).toEqual({ refused: expect.stringMatching(why) });
  });

  it('has 100,000 characters at most', () => {
    const longest = `Enact: ${'x'.repeat(100_000 - 7)}`;
    expect(read(longest)).toEqual(change({ kind: 'enact', text: ['x'.repeat(100_000 - 7)] }));
    expect(read(`${longest}x`)).toHaveProperty('refused');
  });

  it.each([
    ['spaces', ' '],
    ['lines', '\n'],
    ['lines of figures', 'Figures: winning=1\n'],
    ['heads', 'Amend Rule 204 '],
    ['colons', 'Enact :'],
    ['numbers', '1'],
    ['brackets', 'Figures: points=((('],
  ])('is quick where it is nothing but %s', (_, piece) => {
    const text = piece.repeat(Math.floor(99_000 / piece.length));
    for (const before of ['', 'Enact: ', 'Enact: x\nFigures: ', 'Amend Rule', 'Repeal amendment '])
      expect(read(`${before}${text}`)).toBeDefined();
  });
});

const line = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('Figures: winning=1', 'figures :', 'More follows.', 'Enact: x', ': x', 'Continued: y'),
  )
  .map((text) => text.replaceAll(/[\r\n]/g, ' ').trim())
  .filter((text) => text !== '');
const text = fc.array(line, { minLength: 1, maxLength: 5 });
const ids = fc.constantFrom(...[...rules.rules.values()].filter((each) => each.inEffect).map(({ id }) => id));
const amendment = fc.integer({ min: 0, max: 999_999 });

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('enact' as const), text }),
  fc.record({ kind: fc.constant('enact' as const), text, again: fc.constant(rule(208)) }),
  fc.record({ kind: fc.constantFrom('amend' as const, 'enact-amendment' as const), rule: ids, text }),
  fc.record({ kind: fc.constant('repeal' as const), rule: ids }),
  fc.record({ kind: fc.constant('amend-amendment' as const), rule: ids, amendment, text }),
  fc.record({ kind: fc.constant('repeal-amendment' as const), rule: ids, amendment, text }),
  fc.record({ kind: fc.constant('repeal-amendment' as const), rule: ids, amendment }),
  fc.record({
    kind: fc.constant('transmute' as const),
    rule: ids,
    to: fc.constantFrom('mutable' as const, 'immutable' as const),
  }),
);

const formula = readFormula('floor(max(10, R - 290) * Y / V)');
const someFigures: fc.Arbitrary<FigureChanges> = fc.record(
  {
    winning: fc.integer({ min: 1, max: 1_000 }),
    mutable: fc.option(fc.integer({ min: 1, max: 5_000 })),
    threshold: fc.record({
      of: fc.constantFrom('cast' as const, 'voters' as const),
      needs: fc.constantFrom('majority' as const, 'unanimous' as const, [2, 3] as const),
    }),
    hour: fc.constantFrom('00:00', '19:00', '24:00'),
    void: fc.constantFrom([], ['Saturday' as const, 'Sunday' as const]),
    points: 'refused' in formula ? fc.constantFrom() : fc.constant(formula),
    players: fc.constant(people.slice(0, 2).map(({ id }) => ({ player: id, day: 'Monday' as const }))),
  },
  { requiredKeys: [] },
);

describe('the words of a proposal', () => {
  it('are read again as what they were written from, whatever they say', () => {
    const written: fc.Arbitrary<ChangeWritten> = fc.oneof(
      fc.record({
        is: fc.constant('change' as const),
        change: changes,
        figures: fc.option(someFigures),
        more: fc.boolean(),
      }),
      fc.record({ is: fc.constant('continued' as const), text, more: fc.boolean() }),
    );
    fc.assert(
      fc.property(written, (each) => {
        const said = readVotingWords(proposalWords(changeWords(each, rules, people)));
        if (said.is !== 'rule-change') throw new Error(said.is);
        expect(read(said.text)).toEqual(each);
      }),
      { numRuns: 500 },
    );
  });

  it('make a paragraph of every line that says something', () => {
    const written = change({ kind: 'enact', text: ['Hats. \n\n Shoes.', ' '] });
    expect(changeWords(written, rules)).toBe('Enact: Hats.\nShoes.');
  });

  it('any text is read or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('', 'Enact: ', 'Amend Rule '),
        (any, before) => {
          expect(read(before + any)).toBeTypeOf('object');
        },
      ),
    );
  });
});
