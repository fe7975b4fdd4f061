import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeOrder } from '../../src/notation/order.ts';
import { longestOrder, readOrder } from '../../src/orders/parse.ts';
import { readConditional } from '../../src/orders/parse-conditional.ts';
import type { Misread } from '../../src/orders/reading.ts';
import { contextOf, judged, understood } from '../support/reading.ts';

const units = 'AUS A vie, AUS F tri, AUS A bud, ITA A ven, ITA F adr';
const contexts = (['M', 'R', 'A'] as const).map((kind) => contextOf({ units, kind }));
const inOne = contextOf({ units, rules: 'birthday-2020' });

const pieces = fc.constantFrom(
  ...'A F S C H D - -- -> → ( ) / , ; . nc (nc) /sc via convoy or else if dislodged retreat build waive to moves supports Vie Gal Con ENG Eng'.split(
    ' ',
  ),
  ...'Turkish TUR Nor Liv Vienan Mid-Atlantic North Sea Gulf of Lyon é ß 🙂 \u0000 \u{feff} \u0301 Ω 7 " \'s'.split(
    ' ',
  ),
);
const likeOrders = fc.array(pieces, { maxLength: 14 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  likeOrders,
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** A misread says something, and points into the text. */
function expectSense(text: string, { at, what, possible }: Misread): void {
  expect(what).toMatch(/^["A-Z].*[.?]$/su);
  expect(possible.length).toBeLessThanOrEqual(6);
  expect(at).not.toBe(null);
  if (at === null) return;
  expect(at.from).toBeGreaterThanOrEqual(0);
  expect(at.to).toBeGreaterThanOrEqual(at.from);
  expect(at.to).toBeLessThanOrEqual(text.length);
}

describe('Whatever is written', () => {
  it('is an order, or is refused with a sentence and a place in the text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...contexts, inOne), (text, context) => {
        const reading = readOrder(text, context);
        if ('misread' in reading) expectSense(text, reading.misread);
        else
          expect(understood(writeOrder(reading.order, context.kind), context)).toBe(
            writeOrder(reading.order, context.kind),
          );
      }),
      { numRuns: 3000 },
    );
  });

  it('is a conditional, or is refused so', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readConditional(text, inOne, { type: 'A', at: 'vie' });
        if ('misread' in reading) expectSense(text, reading.misread);
        else expect(reading.conditional.options.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('is judged, if it is an order of movement', () => {
    fc.assert(
      fc.property(likeOrders, (text) => {
        const [context] = contexts;
        if (context === undefined) throw new Error();
        const reading = readOrder(text, context);
        if ('order' in reading) expect(judged(text, context)).toMatch(/^([AF] |[A-Z].*\.$)/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['letters', 'a'],
    ['words', 'a '],
    ['armies', 'A A '],
    ['places', 'Vie '],
    ['moves', 'A Vie-Gal '],
    ['dashes', '- '],
    ['brackets', '(('],
    ['routes', 'via ENG or '],
    ['accents', 'a\u0301'],
    ['emoji', '🙂'],
    ['nothing', '\u0000'],
  ])('is refused at once where it is longer than any order: %s', (_, part) => {
    const text = part.repeat(100_000).slice(0, 100_000);
    for (const context of [...contexts, inOne]) {
      const reading = readOrder(text, context);
      expect('misread' in reading && reading.misread.what).toBe(
        'An order has at most 1000 characters. This one has 100000.',
      );
    }
  });

  it.each([
    'a ',
    'A A ',
    'Vie ',
    'A Vie-Gal ',
    '- ',
    '((',
    'ENG or ',
    'a\u0301',
    'Nor ',
    'xyzzy',
    'Turkish ',
  ])('comes to an end at the greatest length: %s', (part) => {
    for (const begin of ['', 'A Vie-', 'A Lon-Bel via ', 'A Vie S ', 'if A Vie dislodged ']) {
      const text = (begin + part.repeat(longestOrder)).slice(0, longestOrder);
      for (const context of [...contexts, inOne]) {
        const reading = readOrder(text, context);
        if ('misread' in reading) expectSense(text, reading.misread);
      }
      const conditional = readConditional(text, inOne);
      if ('misread' in conditional) expectSense(text, conditional.misread);
    }
  });
});

describe('Words do not hang on their dress', () => {
  const texts = [
    'A Vie-Gal',
    'F StP(nc) S F Nwy-Bar',
    'F North Sea C A Yor - Nwy',
    'A Yor-Nwy via NTH',
    'F Tur Con - Bul(ec)',
    'army vienna holds',
  ];
  const dress = fc.record({
    text: fc.constantFrom(...texts),
    capitals: fc.constantFrom(
      (word: string) => word.toUpperCase(),
      (word: string) => word.toLowerCase(),
    ),
    dash: fc.constantFrom('-', ' - ', ' – ', '—', ' -> ', ' → ', ' to '),
    space: fc.constantFrom(' ', '  ', '\t', '\u00a0', ' \n '),
    end: fc.constantFrom('', '.', ' ;', ' !', '  '),
  });

  it('capitals, dashes, spaces and full stops', () => {
    const [context] = contexts;
    if (context === undefined) throw new Error();
    fc.assert(
      fc.property(dress, ({ text, capitals, dash, space, end }) => {
        const dressed = capitals(text.replace(/ ?- ?/, dash).replaceAll(' ', space)) + end;
        expect(understood(dressed, context)).toBe(understood(text, context));
      }),
      { numRuns: 500 },
    );
  });
});
