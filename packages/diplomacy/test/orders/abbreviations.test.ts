import { describe, expect, it } from 'vitest';
import { standardMap } from '../../src/map/standard.ts';
import { agreeOn } from '../../src/orders/abbreviations.ts';
import { contextOf, misread, understood } from '../support/reading.ts';

// WM D.III(1)
describe("A player's own abbreviations", () => {
  const agreed = agreeOn(
    [
      ['Wien', 'vie'],
      ['Leningrad', 'stp'],
      ['Nor', 'nwy'],
      ['C-ople', 'con'],
      ['Nor', 'nwy'],
    ],
    standardMap,
  );
  if ('refused' in agreed) throw new Error(agreed.refused.join(' '));
  const own = { ...contextOf({ rules: 'world-masters-2004' }), abbreviations: agreed.abbreviations };

  it.each([
    ['A Wien-Gal', 'A vie-gal'],
    ['F Leningrad(nc)-Nor', 'F stp/nc-nwy'],
    ['A Bul-Cople', 'A bul-con'],
  ])('%s', (text, order) => expect(understood(text, own)).toBe(order));

  it('are never ambiguous, though they are to others', () => {
    expect(understood('A Fin-Nor', own)).toBe('A fin-nwy');
    expect(misread('A Fin-Nor', contextOf()).what).toContain('could be');
  });

  it.each([
    [[['Ber', 'bur']], '"Ber" is Berlin to everybody.'],
    [[['Burgundy', 'bel']], '"Burgundy" is Burgundy to everybody.'],
    [[['GoB', 'lyo']], '"GoB" is Gulf of Bothnia to everybody.'],
    [[['StPNC', 'spa']], '"StPNC" is St Petersburg to everybody.'],
    [[['W', 'war']], '"W" has fewer than two letters.'],
    [[['12', 'war']], '"12" has fewer than two letters.'],
    [[['sup', 'spa']], '"sup" is a word of orders.'],
    [[['Wien', 'wie']], '"Wien" is for "wie", which is no province of this map.'],
    [
      [
        ['Home', 'vie'],
        ['home', 'bud'],
      ],
      '"home" is on the list for Vienna already.',
    ],
  ] as [[string, string][], string][])('%s is refused', (list, sentence) =>
    expect(agreeOn(list, standardMap)).toEqual({ refused: [sentence] }),
  );

  it('may say again what everybody says', () =>
    expect(agreeOn([['Ber', 'ber']], standardMap)).toEqual({ abbreviations: new Map([['ber', 'ber']]) }));

  it('are not too many', () =>
    expect(agreeOn(Array(1001).fill(['Wien', 'vie']), standardMap)).toEqual({
      refused: ['A list has at most 1000 abbreviations.'],
    }));
});
