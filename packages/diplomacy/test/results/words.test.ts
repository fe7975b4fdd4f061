import { describe, expect, it } from 'vitest';
import type { Reason, Strength } from '../../src/results/reason.ts';
import type { Result, Told } from '../../src/results/result.ts';
import { wordsOf } from '../../src/results/words.ts';
import { unit } from '../support/told.ts';

const side = (text: string, ...supports: string[]): Strength => ({
  unit: unit(text),
  strength: 1 + supports.length,
  supports: supports.map(unit),
});

const told = (order: string, result: Result, why: Reason, dislodged = false): Told => ({
  power: 'AUS',
  unit:
    order === 'Waive' ? null : order.replace(/^(Build|Disband) /, '').slice(0, order.includes('/') ? 8 : 5),
  order,
  result,
  dislodged,
  why,
});

const gal = unit('AUS A gal');
const pie = unit('ITA A pie');

const cases: readonly (readonly [string, Told])[] = [
  ['A Vie–Gal moved', told('A vie-gal', 'moves', { code: 'moved', by: side('AUS A vie'), against: [] })],
  [
    'A Vie–Gal, supported by A Bud, moved: 2 against 1 with A Gal',
    told('A vie-gal', 'moves', {
      code: 'moved',
      by: side('AUS A vie', 'AUS A bud'),
      against: [side('RUS A gal')],
    }),
  ],
  [
    'A Vie–Gal, supported by A Bud, bounced: 2 against 2 with A War–Gal, supported by A Ukr',
    told('A vie-gal', 'bounces', {
      code: 'bounced',
      by: side('AUS A vie', 'AUS A bud'),
      against: [side('RUS A war', 'RUS A ukr')],
    }),
  ],
  [
    'A Vie–Gal bounced: 1 against 1 with A War–Gal and 1 with A Gal; A Vie was dislodged',
    told(
      'A vie-gal',
      'bounces',
      { code: 'bounced', by: side('AUS A vie'), against: [side('RUS A war'), side('RUS A gal')] },
      true,
    ),
  ],
  [
    'A Vie–Gal failed: no power dislodges its own unit, A Gal',
    told('A vie-gal', 'bounces', {
      code: 'own unit',
      by: side('AUS A vie'),
      against: side('AUS A gal'),
      without: [],
    }),
  ],
  [
    'A Vie–Gal failed: the support of A Bud and A Boh does not count against A Gal, a unit of the same power',
    told('A vie-gal', 'bounces', {
      code: 'own unit',
      by: side('RUS A vie'),
      against: side('AUS A gal'),
      without: [unit('AUS A bud'), unit('AUS A boh')],
    }),
  ],
  ['support of A Tyr cut by A Pie', told('A tyr S A vie-tri', 'cut', { code: 'cut', by: pie })],
  ['A Tyr supported A Gal', told('A tyr S A gal', 'supports', { code: 'supported', unit: gal })],
  ['F Adr convoyed A Gal', told('F adr C A gal-tri', 'convoys', { code: 'convoyed', army: gal })],
  [
    'A Tyr S A Gal–Boh matched nothing: A Gal was ordered A Gal–Vie',
    told('A tyr S A gal-boh', 'void', {
      code: 'unmatched',
      unit: gal,
      ordered: { kind: 'move', unit: gal, to: 'vie', via: null },
    }),
  ],
  [
    'A Tyr S A Gal–Boh matched nothing: A Gal held',
    told('A tyr S A gal-boh', 'void', { code: 'unmatched', unit: gal, ordered: { kind: 'hold', unit: gal } }),
  ],
  [
    'A Tyr S A Gal matched nothing: nobody stands there',
    told('A tyr S A gal', 'void', { code: 'unmatched', unit: null, ordered: null }),
  ],
  [
    'F Nth C A Gal–Nwy was not needed: A Gal went by land',
    told('F nth C A gal-nwy', 'void', { code: 'by land', army: gal }),
  ],
  ['A Bud held', told('A bud H', 'holds', { code: 'held' })],
  [
    'A Bud held, supported by A Gal: 2 against 1 with A Ser–Bud',
    told('A bud H', 'holds', {
      code: 'held out',
      by: side('AUS A bud', 'AUS A gal'),
      against: [side('TUR A ser')],
    }),
  ],
  [
    'A Bud held: A Ser and A Rum attacked with more and kept each other out',
    told('A bud H', 'holds', {
      code: 'beleaguered',
      by: side('AUS A bud'),
      against: [side('TUR A ser', 'TUR A bul'), side('RUS A rum', 'RUS A ukr')],
    }),
  ],
  [
    'A Bud dislodged by A Ser, supported by A Rum: 2 against 1',
    told(
      'A bud H',
      'holds',
      { code: 'dislodged', by: side('TUR A ser', 'RUS A rum'), against: side('AUS A bud') },
      true,
    ),
  ],
  [
    'A Lon–Bel via convoy failed: the convoy was broken in Nth by A Pie',
    told('A lon-bel via convoy', 'disrupted', { code: 'convoy broken', at: 'nth', by: pie }),
  ],
  [
    'A Lon–Bel via Eng or Nth failed: no fleets were ordered to convoy it all the way',
    told('A lon-bel via eng or nth', 'disrupted', { code: 'no convoy' }),
  ],
  [
    'A Vie–Boh is not possible: the unit cannot retreat there; it may go to Tri, Spa(sc)',
    told('A vie-boh', 'illegal', { code: 'no retreat', because: 'not offered', offered: ['tri', 'spa/sc'] }),
  ],
  ['A Vie retreated to Boh', told('A vie-boh', 'retreats', { code: 'retreated', to: 'boh' })],
  [
    'A Vie disbanded: A Gal would have retreated to Boh too',
    told('A vie-boh', 'disbands', { code: 'retreats met', at: 'boh', others: [gal] }),
  ],
  [
    'A Vie disbanded: it had nowhere to go',
    told('A vie D', 'disbands', { code: 'no retreat ordered', offered: [] }),
  ],
  [
    'A Vie disbanded: no retreat was ordered',
    told('A vie D', 'disbands', { code: 'no retreat ordered', offered: ['boh'] }),
  ],
  ['F Stp(sc) built', told('Build F stp/sc', 'builds', { code: 'as ordered' })],
  ['A Ser disbanded', told('Disband A ser', 'disbands', { code: 'as ordered' })],
  ['one build waived', told('Waive', 'waives', { code: 'as ordered' })],
  [
    'Build A War is not possible: the power does not own that centre',
    told('Build A war', 'illegal', { code: 'no adjustment', because: 'not owned' }),
  ],
  [
    'Build A War does not count: it is one more than is allowed',
    told('Build A war', 'void', { code: 'not counted', because: 'more than allowed' }),
  ],
  [
    'A Ser disbanded in civil disorder: 1 move from home',
    told('Disband A ser', 'disbands', { code: 'civil disorder', distance: 1 }),
  ],
  [
    'A Ser disbanded in civil disorder: no way led home',
    told('Disband A ser', 'disbands', { code: 'civil disorder', distance: null }),
  ],
];

describe('what became of an order, in words', () => {
  it.each(cases)('%s', (words, what) => {
    expect(wordsOf(what)).toBe(words);
  });
});
