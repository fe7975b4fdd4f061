import { describe, expect, it } from 'vitest';
import { type Board, play } from '../support/play.ts';
import { rulesOf } from '../support/told.ts';

const masters = rulesOf('world-masters-2004');
const maharajiad = rulesOf('maharajiad');

/** What becomes of orders under World Masters, on the standard map. */
const wm = (units: string, orders: string, phase = 'S1901M', more: Omit<Board, 'units'> = {}) =>
  play(phase, { units, ...more }, orders, masters);

/** What becomes of orders under the Maharajiad, on its map. */
const mj = (units: string, orders: string, phase = 'S1501M', more: Omit<Board, 'units'> = {}) =>
  play(phase, { units, ...more }, orders, maharajiad);

/** Adjustments of Russia and of Persia, whose homes are theirs. */
const wmBuilds = (units: string, orders: string, owned: string) =>
  wm(units, orders, 'W1901A', { centres: { RUS: owned.split(' ') } });
const mjBuilds = (units: string, orders: string, owned: string) =>
  mj(units, orders, 'W1501A', { centres: { PER: owned.split(' ') } });

describe('units as orders name them', () => {
  it('WM D.IV(1) and MJ B.V(1): may be named without saying army or fleet', () => {
    expect(wm('AUS A vie', 'AUS: Vie-Gal').short).toEqual(['AUS A vie-gal: moves']);
    expect(mj('PER A isf', 'PER: Isf-Shi').short).toEqual(['PER A isf-shi: moves']);
  });

  it('WM D.IV(1): may be called army or fleet wrongly', () => {
    expect(wm('AUS A vie', 'AUS: F Vie-Gal').short).toEqual(['AUS A vie-gal: moves']);
  });

  it('MJ B.V(2): may not be called army or fleet wrongly', () => {
    expect(mj('PER A isf', 'PER: F Isf-Shi').short).toEqual(['PER F isf-shi: illegal']);
  });

  it('WM D.IV(2) and MJ B.V(3): may be supported without saying whose they are', () => {
    const { short } = wm('AUS A vie, RUS A war', 'AUS: A Vie S A War-Gal\nRUS: A War-Gal');
    expect(short).toEqual(['AUS A vie S A war-gal: supports', 'RUS A war-gal: moves']);
    const inIndia = mj('PER A isf, RAJ A hor', 'PER: A Isf S A Hor-Shi\nRAJ: A Hor-Shi');
    expect(inIndia.short).toEqual(['PER A isf S A hor-shi: supports', 'RAJ A hor-shi: moves']);
  });

  it('WM D.IV(2): may be supported under a wrong nationality', () => {
    const { short } = wm('AUS A vie, RUS A war', 'AUS: A Vie S German A War-Gal\nRUS: A War-Gal');
    expect(short).toContain('AUS A vie S A war-gal: supports');
  });

  it('MJ B.V(4): may not be supported under a wrong nationality', () => {
    const { short } = mj('PER A isf, RAJ A hor', 'PER: A Isf S Mughal A Hor-Shi\nRAJ: A Hor-Shi');
    expect(short[0]).toMatch(/^PER A isf S .*hor-shi: illegal$/);
  });
});

describe('coasts', () => {
  it('WM D.IV(3): matter in a move only where both can be reached', () => {
    expect(wm('FRA F mao', 'FRA: F MAO-Spa').short).toEqual(['FRA F mao-spa: illegal']);
    expect(wm('FRA F por', 'FRA: F Por-Spa').short).toEqual(['FRA F por-spa: illegal']);
    expect(wm('TUR F con', 'TUR: F Con-Bul').short).toEqual(['TUR F con-bul: illegal']);
    expect(wm('FRA F gas', 'FRA: F Gas-Spa').short).toEqual(['FRA F gas-spa/nc: moves']);
    expect(wm('FRA F gas', 'FRA: F Gas-Spa/sc').short).toEqual(['FRA F gas-spa/nc: moves']);
  });

  it('WM D.IV(3): don’t matter in holds and supports', () => {
    expect(wm('RUS F stp/sc', 'RUS: F StP/nc H').short).toEqual(['RUS F stp/sc H: holds']);
    const { short } = wm('FRA F mao, FRA F wes', 'FRA: F MAO-Spa/nc, F Wes S F MAO-Spa/sc');
    expect(short).toEqual(['FRA F mao-spa/nc: moves', expect.stringMatching(/supports$/)]);
  });
});

describe('several orders', () => {
  const toBoh = 'AUS: A Vie-Gal, A Vie-Boh';
  const toShi = 'PER: A Isf-Shi, A Isf-Yez';

  it('WM D.III(5): of several for one unit the last counts', () => {
    expect(wm('AUS A vie', toBoh).json.units).toEqual(['AUS A boh']);
    expect(wm('AUS A vie', 'AUS: A Vie-Gal, A Vie-Mos').json.units).toEqual(['AUS A gal']);
  });

  it('MJ B.IV(6): a unit that is ordered differently holds, and the same order twice is one', () => {
    expect(mj('PER A isf', toShi).json.units).toEqual(['PER A isf']);
    expect(mj('PER A isf', 'PER: A Isf-Shi, A Isf-Shi').json.units).toEqual(['PER A shi']);
    expect(mj('PER A isf', 'PER: A Isf-Shi, A Isf-Kab').json.units).toEqual(['PER A shi']);
  });

  it('WM D.V(2): of too many builds and disbands the last count, from the bottom up', () => {
    const builds = wmBuilds(
      'RUS A ukr, RUS A fin',
      'RUS: Build A Mos, Build A War, Build F Sev',
      'mos war sev stp',
    );
    expect(builds.json.units).toEqual(['RUS A ukr', 'RUS A fin', 'RUS A war', 'RUS F sev']);
    const disbands = wmBuilds(
      'RUS A ukr, RUS A fin, RUS A lvn',
      'RUS: Disband A Ukr, Disband A Fin',
      'mos war',
    );
    expect(disbands.json.units).toEqual(['RUS A ukr', 'RUS A lvn']);
  });

  it('MJ B.VI(2): of too many builds none counts, and of too many disbands those of civil disorder', () => {
    const builds = mjBuilds(
      'PER A shi, PER A yez',
      'PER: Build F Hor, Build A Isf, Build A Mes',
      'hor isf mes her',
    );
    expect(builds.json.units).toEqual(['PER A shi', 'PER A yez']);
    const disbands = mjBuilds(
      'PER A shi, PER A yez, PER A buk',
      'PER: Disband A Shi, Disband A Yez',
      'hor isf',
    );
    expect(disbands.json.units).toHaveLength(2);
    expect(disbands.json.units).not.toContain('PER A buk');
  });

  it('WM D.V(3): of several builds in one centre the last counts', () => {
    const { json } = wmBuilds('RUS A ukr', 'RUS: Build A Sev, Build F Sev', 'mos sev');
    expect(json.units).toEqual(['RUS A ukr', 'RUS F sev']);
  });

  it('MJ B.VI(3): an army and a fleet in one centre are not built; where no fleet can be, the army is', () => {
    expect(mjBuilds('PER A shi', 'PER: Build A Hor, Build F Hor', 'hor isf').json.units).toEqual([
      'PER A shi',
    ]);
    expect(mjBuilds('PER A shi', 'PER: Build A Mes, Build F Mes', 'hor mes').json.units).toEqual([
      'PER A shi',
      'PER A mes',
    ]);
    expect(mjBuilds('PER A shi', 'PER: Build A Hor, Build A Hor', 'hor isf').json.units).toEqual([
      'PER A shi',
      'PER A hor',
    ]);
  });
});

describe('adjustments', () => {
  it('WM D.V(1): a build without a type is an army inland, a fleet with a coast, and nothing elsewhere', () => {
    expect(wmBuilds('RUS A ukr', 'RUS: Build Mos', 'mos sev').json.units).toContain('RUS A mos');
    expect(wmBuilds('RUS A ukr', 'RUS: Build StP/nc', 'mos stp').json.units).toContain('RUS F stp/nc');
    expect(wmBuilds('RUS A ukr', 'RUS: Build Sev', 'mos sev').json.units).toEqual(['RUS A ukr']);
  });

  it('MJ B.VI(1): a build without a type is an army where only that is possible, and nothing elsewhere', () => {
    expect(mjBuilds('PER A shi', 'PER: Build Mes', 'hor mes').json.units).toContain('PER A mes');
    expect(mjBuilds('PER A shi', 'PER: Build Hor', 'hor mes').json.units).toEqual(['PER A shi']);
  });

  it('WM D.V(5) and MJ B.VI(5): a fleet inland is not built, and neither is anything else', () => {
    expect(wmBuilds('RUS A ukr', 'RUS: Build F Mos', 'mos sev').json.units).toEqual(['RUS A ukr']);
    expect(mjBuilds('PER A shi', 'PER: Build F Mes', 'hor mes').json.units).toEqual(['PER A shi']);
  });

  it('WM D.V(4): without disbands the unit goes that is farthest from home by its own ways, a fleet first', () => {
    // The home centres are those of the map, also where another power owns them.
    const { json } = wm('RUS A bur, RUS A mun', '', 'W1901A', {
      centres: { RUS: ['mun'], GER: ['mos', 'war'] },
    });
    expect(json.units).toEqual(['RUS A mun']);
    expect(wmBuilds('RUS A lvn, RUS F bot', '', 'mos').json.units).toEqual(['RUS A lvn']);
    expect(wmBuilds('RUS A ukr, RUS A swe', '', 'mos').json.units).toEqual(['RUS A ukr']);
    expect(wmBuilds('RUS A sil, RUS A boh', '', 'war').json.units).toEqual(['RUS A sil']);
  });

  it('MJ B.VI(4): home is where it is now, and the alphabet of full names decides after fleets before armies', () => {
    expect(mjBuilds('PER A shi, PER A fer', '', 'hor').json.units).toEqual(['PER A shi']);
    expect(mjBuilds('PER A qom, PER F prg', '', 'hor').json.units).toEqual(['PER A qom']);
    expect(mjBuilds('PER A dik, PER A shi', '', 'hor').json.units).toEqual(['PER A shi']);
    const homes = { PER: ['hor', 'isf', 'mes', 'sam'] };
    const moved = mj('PER A fer, PER A kan', '', 'W1501A', { centres: { PER: ['hor'] }, homes });
    expect(moved.json.units).toEqual(['PER A fer']);
  });
});

describe('what is written', () => {
  it('WM D.III(2) and MJ B.IV(3): orders for other units guess none for a unit without one', () => {
    const masters = wm('AUS A vie, AUS A bud', 'AUS: A Bud S A Vie-Gal');
    expect(masters.short).toEqual(['AUS A bud S A vie-gal: void', 'AUS A vie H: holds']);
    const india = mj('PER A isf, PER A mes', 'PER: A Mes S A Isf-Yez');
    expect(india.short).toEqual(['PER A mes S A isf-yez: void', 'PER A isf H: holds']);
  });

  it('MJ B.IV(1): a poor order is no better for the orders beside it', () => {
    // Only the fleet could have been meant, since the army moves; and yet nobody looks at that.
    const { short } = mj('PER A isf, PER A mes', 'PER: A Mes-Yez, A M H');
    expect(short).toEqual(['PER A mes-yez: moves', 'PER A M H: illegal', 'PER A isf H: holds']);
  });

  it('MJ B.IV(2): a slip counts that can still be understood; what spells another province is that province', () => {
    expect(mj('PER A isf', 'PER: A Isfahn-Shirazz').short).toEqual(['PER A isf-shi: moves']);
    // Ava was ordered, though Awadh may have been meant.
    expect(mj('DEL A muz', 'DEL: A Muz-Ava').short).toEqual(['DEL A muz-ava: moves']);
    expect(mj('DEL A muz', 'DEL: A Muz-Xyz').json.units).toEqual(['DEL A muz']);
  });

  it('WM D.I(3) and MJ B.II(3): the rule book decides what they leave open: two of the same strength bounce', () => {
    expect(wm('AUS A vie, RUS A war', 'AUS: A Vie-Gal\nRUS: A War-Gal').json.units).toEqual([
      'AUS A vie',
      'RUS A war',
    ]);
    expect(mj('PER A isf, RAJ A hor', 'PER: A Isf-Shi\nRAJ: A Hor-Shi').json.units).toEqual([
      'PER A isf',
      'RAJ A hor',
    ]);
  });
});

describe('convoys', () => {
  it('WM D.VI(1) and MJ B.VII(1): who was dislodged may retreat to where the convoyed army came from', () => {
    const yorkshire = wm(
      'ENG F nth, ENG A edi, ENG A lvp, FRA A yor',
      'ENG: A Edi-Yor via Nth, F Nth C A Edi-Yor, A Lvp S A Edi-Yor',
    );
    expect(yorkshire.json.dislodged[0]?.retreats).toContain('edi');
    const shiraz = mj(
      'PER A hor, PER F ars, PER A shi, RAJ A sin',
      'PER: A Hor-Sin via Ars, F Ars C A Hor-Sin, A Shi S A Hor-Sin',
    );
    expect(shiraz.json.dislodged[0]?.retreats).toContain('hor');
  });

  it('WM D.VI(2) and MJ B.VII(2): to a neighbour by convoy with an own fleet that is ordered, or where the order says so', () => {
    // Two armies change places only if one goes by convoy.
    const swap = (own: string, via = '') =>
      wm(
        `ENG A edi, ${own} F nth, FRA A yor`,
        `ENG: A Edi-Yor${via}${own === 'ENG' ? ', F Nth C A Edi-Yor' : ''}\nFRA: A Yor-Edi${
          own === 'FRA' ? ', F Nth C A Edi-Yor' : ''
        }`,
      ).json.units;
    expect(swap('ENG')).toContain('ENG A yor');
    expect(swap('FRA')).toContain('ENG A edi');
    expect(swap('FRA', ' via convoy')).toContain('ENG A yor');
    const inIndia = (via: string) =>
      mj('PER A hor, RAJ F ars, RAJ A sin', `PER: A Hor-Sin${via}\nRAJ: A Sin-Hor, F Ars C A Hor-Sin`).json
        .units;
    expect(inIndia('')).toContain('PER A hor');
    expect(inIndia(' via convoy')).toContain('PER A sin');
  });

  it('WM D.VI(3) and MJ B.VII(3): an order may name its routes', () => {
    const { short } = wm(
      'ENG A lon, ENG F eng, ENG F nth',
      'ENG: A Lon-Bel via Nth, F Eng C A Lon-Bel, F Nth C A Lon-Bel',
    );
    expect(short[0]).toBe('ENG A lon-bel via nth: moves');
    const india = mj(
      'PER A hor, PER F ars, PER F prg',
      'PER: A Hor-Oma via Prg, F Ars C A Hor-Oma, F Prg C A Hor-Oma',
    );
    expect(india.short[0]).toBe('PER A hor-oma via prg: moves');
  });

  it('WM D.VI(4) and MJ B.VII(4): a named route is broken with one of its fleets, and others only if none is whole', () => {
    const channelBroken = (via: string) =>
      wm(
        'ENG A lon, ENG F eng, ENG F nth, FRA F bre, FRA F iri',
        `ENG: A Lon-Bel${via}, F Eng C A Lon-Bel, F Nth C A Lon-Bel\nFRA: F Bre-Eng, F Iri S F Bre-Eng`,
      ).short[0];
    expect(channelBroken('')).toBe('ENG A lon-bel: moves');
    expect(channelBroken(' via Eng')).toBe('ENG A lon-bel via eng: disrupted');
    const gulfBroken = (via: string) =>
      mj(
        'PER A hor, PER F ars, PER F prg, RAJ F isf, RAJ F qom',
        `PER: A Hor-Oma${via}, F Ars C A Hor-Oma, F Prg C A Hor-Oma\nRAJ: F Isf-Prg, F Qom S F Isf-Prg`,
      ).short[0];
    expect(gulfBroken('')).toBe('PER A hor-oma: moves');
    expect(gulfBroken(' via Prg')).toBe('PER A hor-oma via prg: disrupted');
  });

  it('WM D.VI(5) and MJ B.VII(5): a convoyed army cuts no support for an attack on where it came from', () => {
    const masters = wm(
      'ENG A lon, ENG F nth, FRA A yor, FRA F wal',
      'ENG: A Lon-Yor via convoy, F Nth C A Lon-Yor\nFRA: F Wal-Lon, A Yor S F Wal-Lon',
    );
    expect(masters.short).toContain('FRA A yor S F wal-lon: supports');
    const india = mj(
      'PER A hor, PER F ars, RAJ A sin, RAJ F prg',
      'PER: A Hor-Sin via convoy, F Ars C A Hor-Sin\nRAJ: A Sin S F Prg-Hor, F Prg-Hor',
    );
    expect(india.short).toContain('RAJ A sin S F prg-hor: supports');
  });

  it('WM D.VI(6) and MJ B.VII(6): in a paradox the convoyed army fails, and has no effect where it was to land', () => {
    const masters = wm(
      'ENG F lon, ENG F wal, FRA A bre, FRA F eng',
      `ENG: F Lon S F Wal-Eng, F Wal-Eng
       FRA: A Bre-Lon, F Eng C A Bre-Lon`,
    );
    expect(masters.short).toContain('FRA A bre-lon: disrupted');
    expect(masters.short).toContain('ENG F lon S F wal-eng: supports');
    const india = mj(
      'RAJ F guj, RAJ F sin, PER A hor, PER F ars',
      `RAJ: F Guj S F Sin-Ars, F Sin-Ars
       PER: A Hor-Guj, F Ars C A Hor-Guj`,
    );
    expect(india.short).toContain('PER A hor-guj: disrupted');
    expect(india.short).toContain('RAJ F guj S F sin-ars: supports');
  });

  it('WM D.VI(7) and MJ B.VII(7): a fleet may convoy another’s army that dislodges a unit of its own power', () => {
    const masters = wm(
      'ENG A lon, ENG A hol, FRA F eng, FRA A bel',
      'ENG: A Lon-Bel, A Hol S A Lon-Bel\nFRA: F Eng C A Lon-Bel, A Bel H',
    );
    expect(masters.json.dislodged.map(({ unit }) => unit)).toEqual(['FRA A bel']);
    const india = mj(
      'PER A hor, RAJ F ars, PER A jod, RAJ A guj',
      'PER: A Hor-Guj, A Jod S A Hor-Guj\nRAJ: F Ars C A Hor-Guj, A Guj H',
    );
    expect(india.json.dislodged.map(({ unit }) => unit)).toEqual(['RAJ A guj']);
  });
});
