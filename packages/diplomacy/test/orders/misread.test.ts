import { describe, expect, it } from 'vitest';
import { contextOf, misread } from '../support/reading.ts';

const units = 'AUS A vie, AUS F tri, AUS A bud, RUS A war';
const movement = contextOf({ units });
const retreats = contextOf({ kind: 'R' });
const adjustments = contextOf({ kind: 'A' });

/** The part of the text that is said to be at fault. */
const partOf = (text: string, { at }: ReturnType<typeof misread>) =>
  at === null ? null : text.slice(at.from, at.to);

describe('An order that is not understood says where, what of it was understood, and what is wrong', () => {
  it.each([
    ['', '', '', 'There is no order here.'],
    ['   ', '', '', 'There is no order here.'],
    ['...', '', '', 'There is no order here.'],
    ['A', '', '', 'A province is missing at the end.'],
    ['A Vie', '', 'A vie', 'It does not say what A vie is to do.'],
    ['A Vie-', '', 'A vie-', 'A province is missing at the end.'],
    ['A Vie to', '', 'A vie-', 'A province is missing at the end.'],
    ['A Gallizia-Vie', 'Gallizia', '', '"Gallizia" is no province of this map. Did you mean Galicia?'],
    ['A Vie-Xyz', 'Xyz', 'A vie-', '"Xyz" is no province of this map.'],
    ['A Vie-Ru', 'Ru', 'A vie-', '"Ru" could be Ruhr or Rumania. Write more of the name.'],
    [
      'A Vie frobs Gal',
      'frobs',
      'A vie',
      '"frobs" is nothing that a unit can do. It can hold, move, support and convoy.',
    ],
    ['A Vie S', '', 'A vie S', 'A province is missing at the end.'],
    ['A Vie S A Xyz-Gal', 'Xyz', 'A vie S', '"Xyz" is no province of this map.'],
    ['A Vie S A Bud-Xyz', 'Xyz', 'A vie S A bud', '"Xyz" is no province of this map.'],
    [
      'A Vie S A Bud S A Tri',
      'S',
      'A vie S A bud',
      'A unit is supported to a place, or where it stands. Nothing could be made of "S".',
    ],
    ['F Adr C A Tri', '', 'F adr C A tri', 'It does not say where A tri is convoyed to.'],
    ['F Adr C A Tri H', '', 'F adr C A tri', 'It does not say where A tri is convoyed to.'],
    ['A Vie-Gal please', 'please', 'A vie-gal', 'Nothing could be made of "please".'],
    ['A Vie-Gal, A Bud-Rum', 'A Bud-Rum', 'A vie-gal', 'Nothing could be made of "A Bud-Rum".'],
    ['A Vie-Gal via Xyz', 'Xyz', 'A vie-gal', '"Xyz" is no province of this map.'],
    ['F Mao-Spa/xc', 'xc', 'F mao-', '"xc" is no coast. Write nc, sc, ec or wc.'],
    ['F Mao-Spa(xc)', 'xc', 'F mao-', '"xc" is no coast. Write nc, sc, ec or wc.'],
    ['-> Gal', '->', '', '"->" stands where a province should.'],
    ['A (Vie-', '', 'A vie-', 'A province is missing at the end.'],
    ['🙂', '🙂', '', '"🙂" stands where a province should.'],
    ['build A Bud', 'build', '', 'Units are built in an adjustment phase. This is a movement phase.'],
    ['waive', 'waive', '', 'Builds are waived in an adjustment phase. This is a movement phase.'],
    [
      'A Vie retreats Boh',
      'retreats',
      'A vie',
      'Units retreat in a retreat phase. This is a movement phase.',
    ],
    [
      'A Vie disbands',
      'disbands',
      'A vie',
      'Units disband in a retreat or adjustment phase. This is a movement phase.',
    ],
  ])('%s', (text, part, before, what) => {
    const answer = misread(text, movement);
    expect(partOf(text, answer)).toBe(part);
    expect(answer.understood).toBe(before);
    expect(answer.what).toBe(what);
  });

  it.each([
    ['A Vie H', 'H', 'A vie', 'Units hold in a movement phase. This is a retreat phase.'],
    ['A Vie S A Bud', 'S', 'A vie', 'Units support in a movement phase. This is a retreat phase.'],
    ['build A Mun', 'build', '', 'Units are built in an adjustment phase. This is a retreat phase.'],
    ['A Vie', '', 'A vie', 'It does not say what A vie is to do.'],
    ['A Vie frobs', 'frobs', 'A vie', '"frobs" is nothing that a unit can do. It can retreat or disband.'],
    ['A Vie-Xyz', 'Xyz', 'A vie-', '"Xyz" is no province of this map.'],
  ])('in a retreat phase: %s', (text, part, before, what) => {
    const answer = misread(text, retreats);
    expect([partOf(text, answer), answer.understood, answer.what]).toEqual([part, before, what]);
  });

  it.each([
    ['A Mun-Ber', '-', 'A mun', 'Units move in a movement phase. This is an adjustment phase.'],
    ['A Mun C A Ber-Kie', 'C', 'A mun', 'Fleets convoy in a movement phase. This is an adjustment phase.'],
    ['A Mun frobs', 'frobs', 'A mun', '"frobs" is nothing that a unit can do. It can be built or disbanded.'],
    ['A Mun', '', 'A mun', 'It does not say whether A mun is built or disbanded.'],
    ['Build A Mnu', 'Mnu', '', '"Mnu" is no province of this map. Did you mean Munich?'],
    ['Build A Mun A Ber', 'A Ber', 'A mun', 'Nothing could be made of "A Ber".'],
    ['retreat A Mun', 'retreat', '', 'Units retreat in a retreat phase. This is an adjustment phase.'],
  ])('in an adjustment phase: %s', (text, part, before, what) => {
    const answer = misread(text, adjustments);
    expect([partOf(text, answer), answer.understood, answer.what]).toEqual([part, before, what]);
  });

  it('shows only the beginning of a long part', () => {
    const { what } = misread(`A Vie-Gal ${'x'.repeat(60)}`, movement);
    expect(what).toBe(`Nothing could be made of "${'x'.repeat(40)}…".`);
  });

  it('says how long an order can be', () => {
    const text = `A Vie-Gal${' '.repeat(992)}`;
    expect(misread(text, movement)).toEqual({
      at: { from: 1000, to: 1001 },
      what: 'An order has at most 1000 characters. This one has 1001.',
      understood: '',
      possible: [],
    });
    expect(() => misread(text.slice(0, -1), movement)).toThrow('was understood as A vie-gal');
  });
});

describe('What would be possible', () => {
  it('are orders of the unit that was understood, those first that begin so', () => {
    const { possible } = misread('A Vie-Xyz', movement);
    expect(possible).toEqual(['A vie-boh', 'A vie-bud', 'A vie-gal', 'A vie-tri', 'A vie-tyr', 'A vie H']);
  });

  it('are supports where a support was begun', () => {
    const { possible } = misread('A Vie S A Bud-Xyz', movement);
    expect(possible.slice(0, 3)).toEqual(['A vie S A bud', 'A vie S A bud-gal', 'A vie S A bud-tri']);
    expect(possible.length).toBe(6);
  });

  it("are one for each of one's own units where none was understood", () => {
    expect(misread('hello', movement).possible).toEqual(['A vie H', 'F tri H', 'A bud H']);
  });

  it('are the retreats that are offered', () => {
    const { position } = retreats;
    const dislodged = [
      { unit: { power: 'AUS', type: 'A', at: 'vie' }, from: 'gal', retreats: ['boh', 'tyr'] },
    ] as const;
    const context = { ...retreats, position: { ...position, dislodged } };
    expect(misread('A Vie-Xyz', context).possible).toEqual(['A vie-boh', 'A vie-tyr', 'A vie D']);
    expect(misread('Xyz', context).possible).toEqual(['A vie-boh', 'A vie-tyr', 'A vie D']);
    expect(misread('Xyz', { ...context, power: 'RUS' }).possible).toEqual([]);
  });

  it('are the builds that can be made', () => {
    const { position } = adjustments;
    const context = {
      ...adjustments,
      position: { ...position, centres: new Map([['AUS', ['vie', 'ser']]]) },
    };
    expect(misread('A Vie', context).possible).toEqual(['Build A vie', 'Waive']);
  });
});
