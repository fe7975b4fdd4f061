import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { standardMap } from '../../src/map/standard.ts';
import { readPosition } from '../../src/notation/position.ts';
import type { Ways } from '../../src/orders/legal-movement.ts';
import { legalOrders } from '../../src/orders/legal-orders.ts';

const preferred: Ways = {
  convoyToNeighbour: 'explicit or own fleet',
  riverConvoys: 'no',
  routes: 'not read',
};

const legal = (json: object, change: Partial<Ways> = {}, map = standardMap) =>
  legalOrders(readPosition({ phase: 'S1901M', ...json }, map), map, { choices: { ...preferred, ...change } });

describe('the orders that are possible', () => {
  it.each([
    ['AUS A bud', 'A bud H, A bud-gal, A bud-rum, A bud-ser, A bud-tri, A bud-vie'],
    ['AUS F tri', 'F tri H, F tri-adr, F tri-alb, F tri-ven'],
    ['RUS F stp/sc', 'F stp/sc H, F stp/sc-bot, F stp/sc-fin, F stp/sc-lvn'],
    [
      'ENG F mao',
      'F mao H, F mao-bre, F mao-eng, F mao-gas, F mao-iri, F mao-naf, F mao-nao, F mao-por, F mao-spa/nc, F mao-spa/sc, F mao-wes',
    ],
    ['TUR F con', 'F con H, F con-aeg, F con-ank, F con-bla, F con-bul/ec, F con-bul/sc, F con-smy'],
    ['ENG A lvp', 'A lvp H, A lvp-cly, A lvp-edi, A lvp-wal, A lvp-yor'],
  ])('for %s alone are %s', (unit, orders) => {
    expect(legal({ units: [unit] })).toEqual({ [unit]: orders.split(', ') });
  });

  it('are supports of what stands in reach and of what can come there', () => {
    expect(legal({ units: ['AUS A vie', 'ITA A tri', 'GER F ber'] })['AUS A vie']?.slice(6)).toEqual([
      'A vie S A tri-bud',
      'A vie S A tri',
      'A vie S A tri-tyr',
    ]);
  });

  it('name both coasts where a supported fleet can go to both, though the supporter reaches one (DATC 6.B.4)', () => {
    const orders = legal({ units: ['FRA F mar', 'FRA F mao'] })['FRA F mar'];
    expect(orders?.filter((each) => each.includes(' S '))).toEqual([
      'F mar S F mao-spa/nc',
      'F mar S F mao-spa/sc',
    ]);
  });

  it('are convoys, and moves by convoy', () => {
    const orders = legal({ units: ['ENG A lon', 'FRA F eng'] });
    expect(orders['ENG A lon']?.join(', ')).toBe(
      'A lon H, A lon-wal, A lon-yor, A lon-bel, A lon-bre, A lon-pic, A lon-wal via convoy, A lon S F eng-wal',
    );
    expect(orders['FRA F eng']?.slice(9).join(', ')).toBe(
      'F eng S A lon, F eng S A lon-wal, F eng C A lon-bel, F eng C A lon-bre, F eng C A lon-pic, F eng C A lon-wal',
    );
  });

  it('are no supports by the fleet that alone makes the move possible (DATC 6.D.31)', () => {
    const alone = legal({ units: ['AUS A rum', 'TUR F bla'] })['TUR F bla'];
    expect(alone).not.toContain('F bla S A rum-arm');
    expect(alone).toContain('F bla S A rum-sev');
    expect(alone).toContain('F bla C A rum-arm');
    const two = legal({ units: ['ENG A lon', 'ENG F eng', 'ENG F nth'] });
    expect(two['ENG F eng']).toContain('F eng S A lon-bel');
    expect(two['ENG F nth']).not.toContain('F nth S A lon-nwy');
  });

  it('are supports of moves by convoy by armies too', () => {
    expect(legal({ units: ['ENG A lon', 'ENG F eng', 'FRA A bur'] })['FRA A bur']).toEqual(
      expect.arrayContaining(['A bur S A lon-bel', 'A bur S A lon-pic']),
    );
  });

  it('are no convoys by a fleet that no route needs, but where its order alone would send the army to sea (DATC 6.G.19)', () => {
    const units = ['FRA A mar', 'FRA F wes', 'ITA F lyo'];
    expect(legal({ units })['FRA F wes']).not.toContain('F wes C A mar-spa');
    expect(legal({ units })['ITA F lyo']).toContain('F lyo C A mar-spa');
    expect(legal({ units }, { convoyToNeighbour: 'explicit or own fleet ordered' })['FRA F wes']).toContain(
      'F wes C A mar-spa',
    );
  });

  it('name the shortest route where routes have to be named', () => {
    const choices = { routes: 'must be named', convoyToNeighbour: 'explicit with its path' } as const;
    const orders = legal({ units: ['ENG A lon', 'ENG F eng', 'ENG F nth'] }, choices)['ENG A lon'];
    expect(orders?.slice(1, 8).join(', ')).toBe(
      'A lon-wal, A lon-yor, A lon-bel via eng, A lon-bre via eng, A lon-pic via eng, A lon-wal via eng, A lon-den via nth',
    );
    expect(orders).toContain('A lon-yor via nth');
  });

  it('go along rivers where rivers carry convoys', () => {
    const units = ['DEL A agr', 'DEL F muz'];
    const orders = (riverConvoys: 'yes' | 'no') => legal({ units }, { riverConvoys }, maharajahMap);
    expect(orders('yes')['DEL A agr']).toEqual(
      expect.arrayContaining(['A agr-ass', 'A agr-awa', 'A agr-awa via convoy']),
    );
    expect(orders('yes')['DEL F muz']).toContain('F muz C A agr-ass');
    expect(orders('no')['DEL A agr']).not.toContain('A agr-ass');
    expect(orders('no')['DEL F muz']?.filter((each) => each.includes(' C '))).toEqual([]);
  });

  it('of retreats are those offered, and to disband', () => {
    const dislodged = [
      { unit: 'AUS A vie', from: 'gal', retreats: ['boh', 'tri'] },
      { unit: 'RUS F bla', from: null, retreats: [] },
    ];
    expect(legal({ phase: 'F1901R', units: ['RUS A gal'], dislodged })).toEqual({
      'AUS A vie': ['A vie-boh', 'A vie-tri', 'A vie D'],
      'RUS F bla': ['F bla D'],
    });
  });

  it('of adjustments are builds in vacant homes that are still owned, and to waive', () => {
    const centres = { RUS: ['stp', 'mos', 'sev', 'swe'], AUS: ['bud'], TUR: ['ank'], GER: ['den'] };
    expect(
      legal({
        phase: 'W1901A',
        units: ['RUS A mos', 'AUS A ser', 'AUS F alb', 'GER A kie', 'TUR F con'],
        centres,
      }),
    ).toEqual({
      AUS: ['Disband A ser', 'Disband F alb'],
      RUS: ['Build A sev', 'Build F sev', 'Build A stp', 'Build F stp/nc', 'Build F stp/sc', 'Waive'],
    });
  });

  it('of adjustments follow homes that are no longer those of the map', () => {
    const json = {
      phase: 'W1501A',
      units: [],
      centres: { PER: ['her', 'mes'] },
      homes: { PER: ['her', 'hor'] },
    };
    expect(legal(json, {}, maharajahMap)).toEqual({ PER: ['Build A her', 'Waive'] });
  });

  it('are none to build where no home is free', () => {
    expect(legal({ phase: 'W1901A', units: ['TUR A ank'], centres: { TUR: ['ank', 'bul'] } })).toEqual({});
  });

  it.each([standardMap, maharajahMap])(
    'on the $name map, with every province taken, name no order twice and nothing that is not there',
    (map) => {
      const powers = [...map.powers.keys()];
      const units = [...map.provinces.values()].map(
        ({ id, terrain, river }, n) =>
          `${powers[n % 7]} ${terrain === 'sea' || (river && n % 2 === 0) ? 'F' : 'A'} ${id}`,
      );
      const all = legal({ units }, { riverConvoys: 'yes' }, map);
      expect(Object.keys(all)).toEqual(units);
      for (const [unit, orders] of Object.entries(all)) {
        expect(new Set(orders).size, unit).toBe(orders.length);
        for (const order of orders) expect(order.startsWith(unit.slice(4)), order).toBe(true);
      }
    },
  );
});
