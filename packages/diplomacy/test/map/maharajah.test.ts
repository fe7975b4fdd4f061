import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { mapNamed, mapNames } from '../../src/map/named.ts';
import { pairs } from './pairs.ts';

const { provinces, powers, armyBorders, fleetBorders } = maharajahMap;
const facts = [...provinces.values()];
const rivers = facts.filter((each) => each.river).map((each) => each.id);
const homes = [...powers.values()].flatMap((each) => each.homes);
const isSea = (id: string) => provinces.get(id)?.terrain === 'sea';

describe('the Maharajah map', () => {
  it('has 77 provinces: 39 coasts, 29 inland and 9 seas', () => {
    const count = (terrain: string) => facts.filter((each) => each.terrain === terrain).length;
    expect([provinces.size, count('coast'), count('inland'), count('sea')]).toEqual([77, 39, 29, 9]);
  });

  it('has 207 borders: 110 for armies only, 52 for fleets only and 45 for both', () => {
    const armies = pairs(armyBorders);
    const fleets = pairs(fleetBorders);
    const both = armies.filter((each) => fleets.includes(each));
    expect([new Set([...armies, ...fleets]).size, armies.length, fleets.length, both.length]).toEqual([
      207, 155, 97, 45,
    ]);
  });

  it('has 17 river provinces, 13 of them without a sea', () => {
    expect(rivers.sort().join(' ')).toBe(
      'agr ass ava awa ben bgl bik jsl kab lah mul muz ori peg pes sbl sin',
    );
    expect(rivers.filter((id) => ![...(fleetBorders.get(id) ?? [])].some(isSea))).toHaveLength(13);
  });

  it.each([
    ['the Indus', 'kab pes lah mul bik jsl sin'],
    ['the Ganges', 'awa agr ben muz ass bgl sbl ori'],
    ['the Irrawaddy', 'ava peg'],
  ])('lets fleets go all along %s', (_river, provinces) => {
    const along = provinces.split(' ');
    const reached = new Set(along.slice(0, 1));
    for (const at of reached)
      for (const next of fleetBorders.get(at) ?? []) if (along.includes(next)) reached.add(next);
    expect(reached).toEqual(new Set(along));
    for (const each of along) expect(rivers).toContain(each);
  });

  it('has no province with two coasts', () => {
    expect(facts.filter((each) => each.coasts.length > 0)).toEqual([]);
  });

  it('has 37 centres: three homes for each of seven powers, and 16 neutral ones', () => {
    expect(facts.filter((each) => each.centre)).toHaveLength(37);
    expect([...powers.values()].map((each) => each.homes.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    const neutral = facts.filter((each) => each.centre && !homes.includes(each.id)).map((each) => each.name);
    expect(neutral.join(', ')).toBe(
      'Aceh, Ayutthaya, Bidar, Gujarat, Herat, Kandy, Kashmir, Khandesh, Malwa, Oman, Orissa, Pegu, Samarkand, Seylac, Sind, Yemen',
    );
  });

  it.each([
    ['BAH', 'A ang, A bij, F goa'],
    ['DEL', 'A agr, A awa, A muz'],
    ['GON', 'A jab, A rai, F sbl'],
    ['MUG', 'A bad, A bal, A kab'],
    ['PER', 'F hor, A isf, A mes'],
    ['RAJ', 'A jod, F jsl, A mul'],
    ['VIJ', 'A ban, A cal, F pul'],
  ])('begins for %s with %s', (power, starts) => {
    expect(
      powers
        .get(power)
        ?.starts.map(({ type, at }) => `${type} ${at}`)
        .join(', '),
    ).toBe(starts);
  });

  it.each([
    ['ahn', 'ang'],
    ['beg', 'bgl'],
    ['jas', 'jsl'],
    ['kay', 'kdy'],
    ['kam', 'kmr'],
    ['kag', 'kas'],
    ['kna', 'kan'],
    ['sab', 'sbl'],
  ])('knows %s as %s', (word, id) => {
    expect(facts.filter((each) => each.abbreviations.includes(word)).map((each) => each.id)).toEqual([id]);
  });

  it('is found by its name, as the standard map is', () => {
    expect(mapNames.map((name) => mapNamed(name).name)).toEqual(['Standard', 'Maharajah']);
  });
});
