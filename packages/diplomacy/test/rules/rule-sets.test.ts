import { describe, expect, it } from 'vitest';
import { issues } from '../../src/rules/issues.ts';
import { ruleSets, rulings } from '../../src/rules/named.ts';
import type { Choices } from '../../src/rules/rule-set.ts';

// What each rule set decides: its letter for each issue, in the order of `ids`, and what each letter comes to.
const table: readonly (readonly [string, keyof Choices, string, ...(readonly [string, string])[]])[] = [
  ['4.A.1', 'severalRoutes', 'b b b b', ['b', 'all broken']],
  ['4.A.2', 'paradox', 'd c c c', ['d', 'szykman'], ['c', 'rulebook then szykman']],
  [
    '4.A.3',
    'convoyToNeighbour',
    'v3 d d e',
    ['v3', 'explicit or own fleet'],
    ['d', 'explicit or own fleet ordered'],
    ['e', 'explicit with its path'],
  ],
  ['4.A.4', 'convoyedCutOfOwnProvince', 'a a a a', ['a', 'no']],
  ['4.A.5', 'retreatToConvoyedFrom', 'b b b b', ['b', 'yes']],
  ['4.A.6', 'routes', 'a b b c', ['a', 'not read'], ['b', 'may be named'], ['c', 'must be named']],
  ['4.A.7', 'dislodgedEffectOnSwap', 'b b b b', ['b', 'yes']],
  ['4.B.1', 'coastOfTwoLeftOut', 'a a a a', ['a', 'fails']],
  ['4.B.2', 'coastOfOneLeftOut', 'a a a a', ['a', 'that coast']],
  ['4.B.3', 'impossibleCoast', 'b a b b', ['b', 'illegal'], ['a', 'the possible one']],
  ['4.B.4', 'supportCoast', 'd e d d', ['d', 'must match if named'], ['e', 'not looked at']],
  ['4.B.5', 'wrongOwnCoast', 'b b b b', ['b', 'not looked at']],
  ['4.B.6', 'irrelevantCoast', 'b b b b', ['b', 'not looked at']],
  ['4.B.7', 'buildCoastLeftOut', 'a a a a', ['a', 'fails']],
  ['4.C.1', 'typeLeftOut', 'b b b b', ['b', 'not needed']],
  ['4.C.2', 'typeWrong', 'b b a b', ['b', 'not looked at'], ['a', 'illegal']],
  ['4.C.3', 'buildTypeLeftOut', 'c c b c', ['c', 'a coast makes it a fleet'], ['b', 'fails']],
  ['4.C.4', 'fleetBuiltInland', 'a a a a', ['a', 'fails']],
  ['4.C.5', 'nationalityLeftOut', 'b b b b', ['b', 'not needed']],
  ['4.C.6', 'nationalityWrong', 'b b a b', ['b', 'not looked at'], ['a', 'illegal']],
  ['4.D.1', 'laterSet', 'c d d d', ['c', 'last set'], ['d', 'last set']],
  ['4.D.3', 'severalOrders', 'c b c c', ['c', 'hold'], ['b', 'last']],
  ['4.D.4', 'tooManyBuilds', 'b c a b', ['b', 'first'], ['c', 'last'], ['a', 'none']],
  [
    '4.D.5',
    'buildsInOneProvince',
    'b c a b',
    ['b', 'first'],
    ['c', 'last'],
    ['a', 'none unless only an army can be'],
  ],
  ['4.D.6', 'tooManyDisbands', 'b c a b', ['b', 'first'], ['c', 'last'], ['a', 'civil disorder']],
  ['4.D.7', 'waives', 'a a a a', ['a', 'allowed']],
  ['4.D.8', 'civilDisorder', 'v3 d d d', ['v3', 'owned centres'], ['d', 'home centres']],
  ['4.D.9', 'supportInDisorder', 'b b b b', ['b', 'yes']],
  ['4.E.1', 'legality', 'd d d d', ['d', 'possible in the position']],
  ['4.E.2', 'poorlyWritten', 'a a a a', ['a', 'each by itself']],
  ['4.E.3', 'implicitOrders', 'b b b b', ['b', 'not allowed']],
];

const unlettered: readonly (readonly [string, keyof Choices, ...(readonly unknown[])])[] = [
  ['6.D.16', 'convoyOntoOwnUnit', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['MJ B.I(2)', 'riverConvoys', 'no', 'no', 'yes', 'no'],
  ['MJ B.I(3)', 'homes', 'fixed', 'fixed', 'made by staying a year', 'fixed'],
  ['BT15', 'phases', 'separate', 'separate', 'separate', 'in one'],
  [
    'WM D.II(5)',
    'severalConditionals',
    'first possible',
    'first possible',
    'as other orders',
    'first possible',
  ],
  ['victory', 'victory', 18, 18, 19, 18],
];

const ids = ['standard', 'world-masters-2004', 'maharajiad', 'birthday-2020'];

const lettered = table.flatMap(([number, field, letters, ...values]) =>
  letters
    .split(' ')
    .map((letter, at) => [number, field, ids[at] ?? '', letter, new Map(values).get(letter)] as const),
);
const others = unlettered.flatMap(([number, field, ...values]) =>
  values.map((value, at) => [number, field, ids[at] ?? '', '', value] as const),
);

describe('the four rule sets', () => {
  it.each([...lettered, ...others])('%s %s: %s has %s', (number, field, id, letter, value) => {
    const ruling = rulings.get(id)?.[field];
    expect([ruling?.letter, ruling?.value]).toEqual([letter, value]);
    expect(ruleSets.get(id)?.choices[field]).toBe(value);
    expect(issues.find((issue) => issue.field === field)?.number).toBe(number);
  });

  it('decide nothing that the table leaves out', () => {
    const fields = [...table, ...unlettered].map(([, field]) => field);
    for (const id of ids) expect(Object.keys(rulings.get(id) ?? {})).toEqual(fields);
    expect(issues.map(({ field }) => field)).toEqual(fields);
  });

  it('say where each decision stands', () => {
    const without = ids.flatMap((id) =>
      Object.entries(rulings.get(id) ?? {}).filter(([, { cite }]) => cite.trim() === ''),
    );
    expect(without).toEqual([]);
  });

  it('set by the letter what the letter of each rule set means', () => {
    for (const [, field, id, letter, value] of lettered) {
      const letters = issues.find((issue) => issue.field === field)?.letters;
      expect(letters?.[letter], `${field} of ${id}`).toBe(value);
    }
  });
});
