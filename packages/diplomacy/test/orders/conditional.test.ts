import { describe, expect, it } from 'vitest';
import { writeConditional } from '../../src/notation/conditional.ts';
import { writeOrder } from '../../src/notation/order.ts';
import {
  adjustmentsWhen,
  type Conditional,
  firstPossible,
  retreatOptions,
} from '../../src/orders/conditional.ts';
import type { Named } from '../../src/orders/order.ts';
import { readConditional } from '../../src/orders/parse-conditional.ts';
import { contextOf } from '../support/reading.ts';

const context = contextOf({ rules: 'birthday-2020' });
const vienna: Named = { type: 'A', at: 'vie' };

function read(text: string, of: Named | null = null): Conditional {
  const answer = readConditional(text, context, of);
  if ('misread' in answer) throw new Error(answer.misread.what);
  return answer.conditional;
}

function shown(text: string, of: Named | null = null): string {
  const { when, options } = read(text, of);
  const whenever =
    when === null
      ? 'always'
      : when.kind === 'dislodged'
        ? `${when.kind} ${when.unit.type ?? ''} ${when.unit.at}`
        : `${when.kind} ${when.province}`;
  return `${whenever}: ${options.map((order) => writeOrder(order, when?.kind === 'dislodged' ? 'R' : 'A')).join(', ')}`;
}

describe('Conditional retreats', () => {
  it.each([
    [
      'if F NTH dislodged retreat NWG, else HEL, else disband',
      'dislodged F nth: F nth-nwg, F nth-hel, F nth D',
    ],
    [
      'If F NTH is dislodged, it retreats to Norwegian Sea, otherwise to Hel, or disbands.',
      'dislodged F nth: F nth-nwg, F nth-hel, F nth D',
    ],
    [
      'if the fleet in the North Sea gets dislodged: NWG; HEL; disband',
      'dislodged F nth: F nth-nwg, F nth-hel, F nth D',
    ],
    ['if NTH dislodged, NTH-NWG, else NTH-HEL', 'dislodged  nth: nth-nwg, nth-hel'],
    ['if F NTH dislodged F NTH - NWG else F NTH - HEL', 'dislodged F nth: F nth-nwg, F nth-hel'],
    ['F NTH retreats NWG, else HEL', 'dislodged F nth: F nth-nwg, F nth-hel'],
    ['retreat F NTH to NWG, else HEL', 'dislodged F nth: F nth-nwg, F nth-hel'],
    [
      'if F Nwy dislodged retreat StP(nc), if not Bar, if not Swe',
      'dislodged F nwy: F nwy-stp/nc, F nwy-bar, F nwy-swe',
    ],
    ['if A Vie dislodged disband', 'dislodged A vie: A vie D'],
    ['if A Vie dislodged retreat Nwy or disband', 'dislodged A vie: A vie-nwy, A vie D'],
  ])('%s', (text, answer) => expect(shown(text)).toBe(answer));

  it.each([
    ['if dislodged retreat Boh, else Gal, else disband', 'dislodged A vie: A vie-boh, A vie-gal, A vie D'],
    ['if it is dislodged, Boh or Gal', 'dislodged A vie: A vie-boh, A vie-gal'],
  ])('of the unit that was named before: %s', (text, answer) => expect(shown(text, vienna)).toBe(answer));

  it('come from top to bottom where a unit has several (WM D.II(5))', () => {
    const all = [
      'if A Vie dislodged Boh',
      'if A Bud dislodged Ser',
      'if A Vie dislodged Gal else disband',
    ].map((text) => read(text));
    expect(retreatOptions(all, 'vie').map((order) => writeOrder(order, 'R'))).toEqual([
      'A vie-boh',
      'A vie-gal',
      'A vie D',
    ]);
    expect(retreatOptions(all, 'tri')).toEqual([]);
  });
});

describe('Conditional adjustments', () => {
  it.each([
    ['Build F Lon, else A Edi, else waive', 'always: Build F lon, Build A edi, Waive'],
    ['build F StP(nc) otherwise build A Mos', 'always: Build F stp/nc, Build A mos'],
    ['disband A Ser or A Bul', 'always: Disband A ser, Disband A bul'],
    ['if I own Bel, build F Lon, else A Lon', 'owns bel: Build F lon, Build A lon'],
    ['if we take Belgium then build F Lon', 'owns bel: Build F lon'],
    ["if I don't own Bel build A Lon", 'lacks bel: Build A lon'],
    ['if I do not have Bel remove A Wal', 'lacks bel: Disband A wal'],
    ['if I lose Bel disband A Wal', 'lacks bel: Disband A wal'],
    ["if I don't lose Bel build A Lon", 'owns bel: Build A lon'],
    ['if Bel is mine build F Lon', 'owns bel: Build F lon'],
    ['if Bel is not mine disband F Eng', 'lacks bel: Disband F eng'],
  ])('%s', (text, answer) => expect(shown(text)).toBe(answer));

  it('apply where their condition holds', () => {
    const all = [
      'if I own Bel build F Lon',
      'if I lose Bel disband A Wal',
      'build A Edi else waive',
      'if A Wal dislodged Lon',
    ].map((text) => read(text));
    const apply = (...owned: string[]) =>
      adjustmentsWhen(all, new Set(owned)).map(({ options: [first] }) =>
        first === undefined ? '' : writeOrder(first),
      );
    expect(apply('bel')).toEqual(['Build F lon', 'Build A edi']);
    expect(apply()).toEqual(['Disband A wal', 'Build A edi']);
  });

  it.each([
    ['if I own Bel build F Lon, else A Edi', ['Build A edi']],
    ['if I own Bel build F Lon or A Edi', []],
    ['if I own Bel build F Lon or A Lon, otherwise A Edi, else waive', ['Build A edi', 'Waive']],
    ['if I own Bel build F Lon, if not build A Edi', ['Build A edi']],
  ])('go on after the else where their condition does not hold: %s', (text, answer: string[]) => {
    const conditional = read(text);
    const applying = adjustmentsWhen([conditional], new Set());
    expect(applying.flatMap(({ options }) => options).map((order) => writeOrder(order))).toEqual(answer);
    expect(read(writeConditional(conditional))).toEqual(conditional);
  });
});

describe('The first possible option', () => {
  const { options } = read('if A Vie dislodged Boh else Gal else disband');

  it.each([
    [['boh', 'gal'], 'A vie-boh'],
    [['gal'], 'A vie-gal'],
    [[], 'A vie D'],
  ])('where %s are open', (open: string[], answer) => {
    const first = firstPossible(
      options,
      (order) => order.kind === 'disband' || (order.kind === 'retreat' && open.includes(order.to)),
    );
    expect(first === null ? null : writeOrder(first, 'R')).toBe(answer);
  });

  it('is none where none is possible', () => expect(firstPossible(options, () => false)).toBe(null));
});

describe('A conditional that is not understood', () => {
  it.each([
    ['', 'A province is missing at the end.', ''],
    ['if dislodged retreat Boh', 'It does not say which unit may be dislodged.', ''],
    [
      'if F NTH frobs retreat NWG',
      '"frobs" is no condition. Write, for example: if F NTH dislodged.',
      'frobs',
    ],
    ['if I frob Bel build F Lon', '"frob" is no condition. Write, for example: if I own Bel.', 'frob'],
    ['if F NTH dislodged', 'A province is missing at the end.', ''],
    ['if F NTH dislodged retreat Xyz', '"Xyz" is no province of this map.', 'Xyz'],
    [
      'if I own Bel A Lon',
      '"A" is no option. Write what to build, disband or waive, or where to retreat.',
      'A',
    ],
    ['if F Xyz dislodged retreat NWG', '"Xyz" is no province of this map.', 'Xyz'],
  ])('%s', (text, what, part) => {
    const answer = readConditional(text, context);
    if (!('misread' in answer)) throw new Error('was understood');
    const { at } = answer.misread;
    expect(answer.misread.what).toBe(what);
    expect(at === null ? null : text.slice(at.from, at.to)).toBe(part);
  });

  it('is too long', () => {
    const answer = readConditional(`if ${' '.repeat(1000)}`, context);
    expect('misread' in answer && answer.misread.what).toBe(
      'An order has at most 1000 characters. This one has 1003.',
    );
  });
});
