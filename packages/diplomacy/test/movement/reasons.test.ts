import { describe, expect, it } from 'vitest';
import type { Reason, Strength } from '../../src/results/reason.ts';
import { maharajiad } from '../../src/rules/maharajiad.ts';
import { standard } from '../../src/rules/standard.ts';
import { movementOf } from '../support/short-orders.ts';

const said = ({ unit, strength, supports }: Strength): string =>
  [`${unit.at} ${strength}`, ...supports.map(({ at }) => at)].join('+');

/** A reason in a line: its code, then who and how strong. */
function brief(why: Reason): string {
  const words: string[] = [why.code];
  if ('by' in why) words.push('unit' in why.by ? said(why.by) : why.by.at);
  if ('at' in why) words.push(why.at);
  if ('unit' in why && why.unit !== null) words.push(typeof why.unit === 'string' ? why.unit : why.unit.at);
  if ('army' in why) words.push(why.army.at);
  if ('against' in why) words.push('against', ...[why.against].flat().map(said));
  if ('without' in why) words.push('without', ...why.without.map(({ at }) => at));
  return words.join(' ');
}

describe('Why an order came out as it did', () => {
  it.each([
    ['moved', ['AUS A vie-gal'], 'moved vie 1 against'],
    [
      'moved over two',
      ['AUS A vie-gal', 'AUS A bud S vie-gal', 'RUS A gal H', 'RUS A war-gal'],
      'moved vie 2+bud against gal 1 war 1',
    ],
    [
      'bounced on the stronger alone',
      ['AUS A vie-gal', 'GER A sil-gal', 'RUS A war-gal', 'RUS A ukr S war-gal'],
      'bounced vie 1 against sil 1 war 2+ukr',
    ],
    [
      'bounced head to head',
      ['AUS A vie-gal', 'RUS A gal-vie', 'RUS A boh S gal-vie'],
      'bounced vie 1 against gal 2+boh',
    ],
    ['its own unit', ['AUS A vie-gal', 'AUS A gal H'], 'own unit vie 0 against gal 1 without'],
    [
      'help against its own unit',
      ['RUS A vie-gal', 'AUS A bud S vie-gal', 'AUS A gal H'],
      'own unit vie 1 against gal 1 without bud',
    ],
    ['cut', ['AUS A bud S vie-gal', 'AUS A vie-gal', 'TUR A ser-bud'], 'cut ser'],
    [
      'cut by who dislodged it',
      ['AUS A bud S vie-gal', 'AUS A vie-gal', 'RUS A gal-bud', 'RUS A rum S gal-bud', 'TUR A ser-bud'],
      'cut gal',
    ],
    ['supported', ['AUS A bud S vie-gal', 'AUS A vie-gal'], 'supported vie'],
    ['ordered otherwise', ['AUS A bud S vie-gal', 'AUS A vie-boh'], 'unmatched vie'],
    ['goes by land', ['GER F ska C nwy-swe', 'ENG A nwy-swe'], 'by land nwy'],
    ['convoyed', ['ENG F nth C lon-bel', 'ENG A lon-bel'], 'convoyed lon'],
    [
      'broken',
      ['ENG A lon-bel', 'ENG F nth C lon-bel', 'GER F den-nth', 'GER F hel S den-nth'],
      'convoy broken den nth',
    ],
    [
      'broken further on',
      ['ENG F eng C lon-por', 'ENG A lon-por', 'ENG F mao C lon-por', 'FRA F bre-mao', 'FRA F gas S bre-mao'],
      'convoy broken bre mao',
    ],
    [
      'in a paradox',
      ['FRA A bre-lon', 'FRA F eng C bre-lon', 'ENG F wal-eng', 'ENG F lon S wal-eng'],
      'convoy paradox eng',
    ],
    ['no whole route', ['ENG A lon-tun', 'ENG F eng C lon-tun', 'ENG F wes C lon-tun'], 'no convoy'],
    ['unattacked', ['AUS A vie H'], 'held'],
    [
      'strong enough',
      ['AUS A vie H', 'AUS A bud S vie', 'GER A boh-vie', 'GER A tyr S boh-vie'],
      'held out vie 2+bud against boh 2+tyr',
    ],
    [
      'beleaguered',
      ['AUS A vie H', 'GER A boh-vie', 'GER A tyr S boh-vie', 'RUS A gal-vie', 'RUS A bud S gal-vie'],
      'beleaguered vie 1 against boh 2+tyr gal 2+bud',
    ],
    [
      'dislodged',
      ['AUS A vie H', 'GER A boh-vie', 'GER A tyr S boh-vie'],
      'dislodged boh 2+tyr against vie 1',
    ],
  ])('%s', (_, lines, expected) => {
    const [first] = movementOf(standard, lines).orders;
    expect(first && brief(first.why)).toBe(expected);
  });

  it('attacked on a river (MJ B.I(2))', () => {
    const lines = ['DEL A agr-bgl', 'DEL F ben C agr-bgl', 'GON F sbl-ben'];
    const { orders } = movementOf(maharajiad, lines);
    expect(orders.map(({ why }) => brief(why))).toEqual([
      'convoy attacked sbl ben',
      'convoy attacked sbl ben',
      'bounced sbl 1 against ben 1',
    ]);
  });

  it('attacked on a river by two: by the first of them on the map, in whatever order they are listed', () => {
    const lines = ['DEL F ben C agr-bgl', 'DEL A agr-bgl', 'GON F sbl-ben', 'RAJ F muz-ben'];
    for (const listed of [lines, lines.toReversed()]) {
      const fleet = movementOf(maharajiad, listed).orders.find(({ order }) => order.unit.at === 'ben');
      expect(fleet && brief(fleet.why)).toBe('convoy attacked muz ben');
    }
  });

  it('by whom a unit was dislodged, whatever it was ordered', () => {
    const { orders } = movementOf(standard, [
      'AUS A vie-gal',
      'RUS A gal H',
      'GER A boh-vie',
      'GER A tyr S boh-vie',
    ]);
    expect(orders.map(({ dislodgedBy }) => dislodgedBy && said(dislodgedBy))).toEqual([
      'boh 2+tyr',
      null,
      null,
      null,
    ]);
  });
});
