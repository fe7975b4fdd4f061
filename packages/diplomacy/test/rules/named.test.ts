import { describe, expect, it } from 'vitest';
import { standardMap } from '../../src/map/standard.ts';
import { ruleSetNamed } from '../../src/rules/named.ts';

describe('a rule set by its name', () => {
  it('is what its text says where nothing else is wished for', () => {
    expect(ruleSetNamed('world-masters-2004')).toMatchObject({
      id: 'world-masters-2004',
      map: standardMap,
      choices: { victory: 18, laterSet: 'last set' },
    });
  });

  it.each([
    ['world-masters-2004', '4.D.1', 'a', { laterSet: 'newest of each unit' }],
    ['maharajiad', '4.D.1', 'a', { laterSet: 'newest of each unit' }],
    ['standard', '4.A.1', 'a', { severalRoutes: 'any broken' }],
    ['standard', '4.D.8', 'd', { civilDisorder: 'home centres' }],
    ['birthday-2020', '4.D.8', 'v3', { civilDisorder: 'owned centres' }],
    ['birthday-2020', '4.A.2', 'd', { paradox: 'szykman' }],
  ])('%s with %s %s', (id, number, letter, changed) => {
    const plain = ruleSetNamed(id);
    const set = ruleSetNamed(id, { settings: { [number]: letter } });
    if ('refused' in plain) throw new Error(plain.refused);
    expect(set).toEqual({ ...plain, choices: { ...plain.choices, ...changed } });
  });

  it.each([
    ['standard', 'maharajah', 19],
    ['maharajiad', 'standard', 18],
    ['maharajiad', 'maharajah', 19],
  ])('%s on the map %s: %i centres win, more than half of them', (id, map, victory) => {
    expect(ruleSetNamed(id, { map })).toMatchObject({ choices: { victory } });
  });

  it('leaves a rule set as it was where another is made of it', () => {
    const before = JSON.stringify(ruleSetNamed('standard'));
    ruleSetNamed('standard', { map: 'maharajah', settings: { '4.A.1': 'a' } });
    expect(JSON.stringify(ruleSetNamed('standard'))).toBe(before);
  });

  it.each([
    ['rules that are not there', 'house', {}, /no rule set "house".*standard, world-masters-2004/],
    ['a map that is not there', 'standard', { map: 'moon' }, /no map "moon".*standard, maharajah/],
    ['an unknown number', 'standard', { settings: { '4.Z.1': 'a' } }, /no setting "4\.Z\.1".*4\.A\.1/],
    ['an unknown letter', 'standard', { settings: { '4.A.1': 'z' } }, /no letter for 4\.A\.1 .*"z".*a, b/],
    [
      'what no engine sees',
      'standard',
      { settings: { '4.E.4': 'a' } },
      /4\.E\.4 \(Perpetual orders\) cannot be set/,
    ],
    ['a word of JavaScript', 'standard', { settings: { constructor: 'a' } }, /no setting "constructor"/],
    ['a letter that is one', 'standard', { settings: { '4.A.1': 'toString' } }, /no letter for 4\.A\.1/],
    ['a long name', 'x'.repeat(100_000), {}, /no rule set "x{40}…"/],
  ])('refuses %s', (_, id, wishes, words) => {
    const refused = ruleSetNamed(id, wishes);
    expect('refused' in refused && refused.refused).toMatch(words);
    expect('refused' in refused && refused.refused.length).toBeLessThan(400);
  });
});
