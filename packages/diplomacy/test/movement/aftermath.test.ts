import { describe, expect, it } from 'vitest';
import { standard } from '../../src/rules/standard.ts';
import { movementOf, ruling } from '../support/short-orders.ts';

describe('What is contested, and where the dislodged may go', () => {
  const retreatsOf = (lines: readonly string[], rules = standard) => {
    const { dislodged, contested } = movementOf(rules, lines);
    const [first] = dislodged;
    return {
      from: first?.from,
      retreats: first && [...first.retreats].sort(),
      contested: [...contested].sort(),
    };
  };

  it('not where the attacker came from, where a unit is, or where others bounced (DATC 6.H.5, 6.H.6)', () => {
    const lines = ['AUS A tri-vie', 'AUS A tyr S tri-vie', 'GER A vie H', 'GER A mun-boh', 'RUS A sil-boh'];
    expect(retreatsOf(lines)).toEqual({ from: 'tri', retreats: ['bud', 'gal'], contested: ['boh'] });
  });

  it('where one was beaten head to head is not contested (DATC 6.H.9)', () => {
    const beaten = ['GER A ber-pru', 'GER A sil S ber-pru', 'RUS A pru-ber'];
    const lines = [...beaten, 'ENG F hel-kie', 'ENG F den S hel-kie', 'GER A kie H'];
    const { dislodged, contested } = movementOf(standard, lines);
    expect([...contested]).toEqual([]);
    expect(dislodged.map(({ unit, retreats }) => [unit.at, retreats.includes('ber')])).toEqual([
      ['pru', false],
      ['kie', true],
    ]);
  });

  it('where a broken convoy went is not contested (DATC 6.F.7)', () => {
    const lines = ['ENG F nth C lon-hol', 'ENG A lon-hol', 'GER F hel S ska-nth', 'GER F ska-nth'];
    expect(retreatsOf(lines)).toMatchObject({ retreats: expect.arrayContaining(['hol']), contested: [] });
  });

  it('a fleet from its coast to coasts', () => {
    expect(retreatsOf(['FRA F spa/nc H', 'ITA A mar-spa', 'ITA F wes S mar-spa']).retreats).toEqual([
      'gas',
      'mao',
      'por',
    ]);
    expect(retreatsOf(['RUS F fin H', 'ENG A nwy-fin', 'ENG A swe S nwy-fin']).retreats).toEqual([
      'bot',
      'stp/sc',
    ]);
  });

  it.each([
    ['yes', ['bur', 'gas', 'pie']],
    ['no', ['bur', 'pie']],
  ] as const)('DATC 4.A.5, back to where a convoyed army came from: %s', (answer, retreats) => {
    const lines = [
      'FRA A gas-mar via convoy',
      'FRA F spa/sc S gas-mar',
      'FRA F mao C gas-mar',
      'FRA F wes C gas-mar',
      'FRA F lyo C gas-mar',
      'ITA A mar H',
    ];
    const rules = ruling(standard, { retreatToConvoyedFrom: answer });
    expect(retreatsOf(lines, rules)).toEqual({ from: 'gas', retreats, contested: [] });
  });
});
