import { describe, expect, it } from 'vitest';
import { standardMap } from '../../src/map/standard.ts';
import { pairs } from './pairs.ts';

const { provinces, powers, armyBorders, fleetBorders } = standardMap;
const facts = [...provinces.values()];

describe('the standard map', () => {
  it('has 75 provinces: 14 inland, 42 coasts and 19 seas', () => {
    const count = (terrain: string) => facts.filter((each) => each.terrain === terrain).length;
    expect([provinces.size, count('inland'), count('coast'), count('sea')]).toEqual([75, 14, 42, 19]);
  });

  it('has 111 borders for armies and 141 for fleets, coast by coast', () => {
    expect([pairs(armyBorders).length, pairs(fleetBorders).length]).toEqual([111, 141]);
  });

  it.each(['fin-nwy', 'gal-ukr', 'lvn-war', 'nwy-stp', 'edi-lvp', 'lvp-yor', 'wal-yor', 'ank-smy'])(
    'lets armies go from one to the other where published lists forget it: %s',
    (pair) => {
      expect(pairs(armyBorders)).toContain(pair);
    },
  );

  it('keeps armies off the sea and fleets off the land', () => {
    for (const { id, terrain } of facts) {
      expect(armyBorders.has(id), id).toBe(terrain === 'inland' || terrain === 'coast');
      if (terrain === 'inland') expect(fleetBorders.has(id), id).toBe(false);
    }
    expect(armyBorders.get('nwy')).not.toContain('ska');
  });

  it.each([
    ['bul/ec', 'bla con rum'],
    ['bul/sc', 'aeg con gre'],
    ['spa/nc', 'gas mao por'],
    ['spa/sc', 'lyo mao mar por wes'],
    ['stp/nc', 'bar nwy'],
    ['stp/sc', 'bot fin lvn'],
  ])('has %s next to %s', (at, to) => {
    expect([...(fleetBorders.get(at) ?? [])].join(' ')).toBe(to);
  });

  it.each([
    // Land borders that no fleet can follow, as the two coasts are on different seas.
    ['ank', 'smy'],
    ['apu', 'rom'],
    ['arm', 'smy'],
    ['arm', 'syr'],
    ['edi', 'lvp'],
    ['fin', 'nwy'],
    ['gas', 'mar'],
    ['lvp', 'yor'],
    ['pie', 'ven'],
    ['rom', 'ven'],
    ['tus', 'ven'],
    ['wal', 'yor'],
  ])('lets armies but no fleets go from %s to %s', (from, to) => {
    expect(armyBorders.get(from)).toContain(to);
    expect(fleetBorders.get(from)).not.toContain(to);
  });

  it('lets fleets follow every coast that they share on land, and no others', () => {
    const isLand = (at: string) => provinces.get(at.slice(0, 3))?.terrain !== 'sea';
    for (const pair of pairs(fleetBorders)) {
      const [from = '', to = ''] = pair.split('-').map((each) => each.slice(0, 3));
      if (isLand(from) && isLand(to)) expect(armyBorders.get(from), pair).toContain(to);
    }
  });

  it('has 34 centres, 22 of them homes, and 22 units at the start', () => {
    const homes = [...powers.values()].flatMap((each) => each.homes);
    const starts = [...powers.values()].flatMap((each) => each.starts);
    expect(facts.filter((each) => each.centre)).toHaveLength(34);
    expect(new Set(homes).size).toBe(22);
    expect(starts.map(({ at }) => at.slice(0, 3)).sort()).toEqual([...homes].sort());
    expect(starts.filter(({ type }) => type === 'F')).toHaveLength(9);
  });

  it('has twelve neutral centres', () => {
    const homes = new Set([...powers.values()].flatMap((each) => each.homes));
    const neutral = facts.filter((each) => each.centre && !homes.has(each.id)).map((each) => each.id);
    expect(neutral.join(' ')).toBe('bel bul den gre hol nwy por rum ser spa swe tun');
  });

  it.each([
    ['gob', 'bot'],
    ['gol', 'lyo'],
    ['mid', 'mao'],
    ['nat', 'nao'],
    ['nrg', 'nwg'],
    ['ems', 'eas'],
    ['wme', 'wes'],
    ['tyn', 'tys'],
  ])('knows %s as %s', (word, id) => {
    expect(facts.filter((each) => each.abbreviations.includes(word)).map((each) => each.id)).toEqual([id]);
  });
});
