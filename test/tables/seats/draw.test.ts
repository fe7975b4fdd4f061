import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardMap } from '../../../packages/diplomacy/src/index.ts';
import { commitmentOf, drawSeats, parsePreference } from '../../../src/tables/seats/draw.ts';
import { lots, shuffled } from '../../../src/tables/seats/lots.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const seats = [...standardMap.powers.values()].map(({ id, name }) => ({ id, name }));
const ids = seats.map(({ id }) => id);
const nobodyWants = (people: readonly number[]) => people.map((person) => ({ person, wants: [] }));
const seven = nobodyWants([1, 2, 3, 4, 5, 6, 7]);

describe('the commitment to a draw', () => {
  it('is the SHA-256 that anybody can work out from the seed', () => {
    expect(commitmentOf('abc', sha256)).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(commitmentOf('Türme', sha256)).toBe(sha256(Buffer.from('Türme', 'utf8')));
  });
});

describe('lots', () => {
  it('are the digests of the seed and a number, eight digits at a time', () => {
    const below = lots('seed', sha256);
    const digests = [0, 1].map((block) => sha256(Buffer.from(`seed\n${block}`, 'utf8'))).join('');
    const expected = Array.from({ length: 16 }, (_, place) =>
      Number.parseInt(digests.slice(place * 8, place * 8 + 8), 16),
    );
    // None of these is among the last few that would not be fair.
    expect(expected.map(() => below(1_000))).toEqual(expected.map((each) => each % 1_000));
  });

  it('pass over what would make some numbers likelier', () => {
    const words = ['ffffffff', 'fffffffc', '00000005'];
    const below = lots('any', () => words.join(''));
    // 2^32 leaves 4 when it is divided by 7: the last four are not fair.
    expect([below(7), below(7)]).toEqual([5, 5]);
    expect(lots('any', () => 'fffffffb')(7)).toBe(6);
  });

  it('are always below what was asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, most) => {
        const below = lots(seed, sha256);
        for (const drawn of Array.from({ length: 20 }, () => below(most))) {
          expect(drawn).toBeGreaterThanOrEqual(0);
          expect(drawn).toBeLessThan(most);
        }
      }),
    );
  });

  it('shuffle without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (things, seed) => {
        const mixed = shuffled(things, lots(seed, sha256));
        expect([...mixed].sort((a, b) => a - b)).toEqual([...things].sort((a, b) => a - b));
      }),
    );
  });
});

describe('drawing seats', () => {
  it('comes out as it always has from this seed', () => {
    const drawn = drawSeats(ids, seven, 'a seed that was committed to', sha256);
    // Worked out by another program, from the description of the draw.
    expect(drawn.map(({ seat, person }) => `${seat} ${person}`).join()).toBe(
      'AUS 4,ENG 2,FRA 5,GER 1,ITA 7,RUS 3,TUR 6',
    );
  });

  it('gives each seat to one entrant, the same from the same seed, however they are listed', () => {
    const entrants = fc.uniqueArray(
      fc.record({ person: fc.nat(1_000), wants: fc.array(fc.constantFrom(...ids, 'XYZ')) }),
      { minLength: 7, maxLength: 12, selector: ({ person }) => person },
    );
    fc.assert(
      fc.property(entrants, fc.string(), (all, seed) => {
        const drawn = drawSeats(ids, all, seed, sha256);
        expect(drawn.map(({ seat }) => seat)).toEqual(ids);
        const people = new Set(drawn.map(({ person }) => person));
        expect(people.size).toBe(ids.length);
        for (const person of people) expect(all.some((each) => each.person === person)).toBe(true);
        const otherwise = [...all].sort((a, b) => b.person - a.person);
        expect(drawSeats(ids, otherwise, seed, sha256)).toEqual(drawn);
      }),
    );
  });

  it('gives everybody their first wish where no two have the same', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 7, maxLength: 7 }), fc.string(), (wishes, seed) => {
        const entrants = wishes.map((seat, person) => ({ person, wants: [seat, ...ids] }));
        const drawn = drawSeats(ids, entrants, seed, sha256);
        for (const { seat, person } of drawn) expect(wishes[person]).toBe(seat);
      }),
    );
  });

  it('gives each, in the order of the lot, the first wish that is free, and none who comes after the last seat', () => {
    const entrants = fc
      .array(fc.array(fc.constantFrom(...ids, 'XYZ')), { minLength: 7, maxLength: 10 })
      .map((wishes) => wishes.map((wants, person) => ({ person, wants })));
    fc.assert(
      fc.property(entrants, fc.string(), (all, seed) => {
        const seatOf = new Map(drawSeats(ids, all, seed, sha256).map(({ seat, person }) => [person, seat]));
        const free = new Set(ids);
        for (const { person, wants } of shuffled(all, lots(seed, sha256))) {
          const seat = seatOf.get(person);
          const wish = wants.find((each) => free.has(each));
          expect(seat === undefined).toBe(free.size === 0);
          if (wish !== undefined) expect(seat).toBe(wish);
          if (seat !== undefined) expect(free.delete(seat)).toBe(true);
        }
      }),
    );
  });

  it.each([
    { why: 'fewer entrants than seats', seats: ids, entrants: nobodyWants([1, 2, 3, 4, 5, 6]) },
    { why: 'an entrant twice', seats: ['AUS', 'ENG'], entrants: nobodyWants([1, 2, 2]) },
    { why: 'a seat twice', seats: ['AUS', 'AUS'], entrants: nobodyWants([1, 2]) },
  ])('refuses $why', ({ seats: places, entrants }) => {
    expect(() => drawSeats(places, entrants, 'seed', sha256)).toThrow(RangeError);
  });

  /** Pearson's chi-square of how often each of several equally likely things came out. */
  function chiSquare(counts: readonly number[]): number {
    const expected = counts.reduce((sum, each) => sum + each, 0) / counts.length;
    return counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
  }

  it('is fair: each of seven comes to each seat equally often', () => {
    const draws = Array.from({ length: 4_200 }, (_, seed) => drawSeats(ids, seven, `fair ${seed}`, sha256));
    for (const seat of ids) {
      const got = draws.map((drawn) => drawn.find((each) => each.seat === seat)?.person);
      const counts = seven.map(({ person }) => got.filter((each) => each === person).length);
      // Six degrees of freedom: beyond 22.5 once in a thousand.
      expect(chiSquare(counts)).toBeLessThan(22.5);
    }
  });

  it('is fair between two who want the same, and among more entrants than seats', () => {
    const two = [1, 2].map((person) => ({ person, wants: ['FRA'] }));
    const france = Array.from({ length: 1_000 }, (_, seed) =>
      drawSeats(['AUS', 'FRA'], two, `two ${seed}`, sha256).find(({ seat }) => seat === 'FRA'),
    );
    expect(chiSquare([1, 2].map((who) => france.filter((each) => each?.person === who).length))).toBeLessThan(
      10.8,
    );
    const five = nobodyWants([1, 2, 3, 4, 5]);
    const seated = Array.from({ length: 1_000 }, (_, seed) =>
      drawSeats(['AUS', 'FRA'], five, `five ${seed}`, sha256),
    );
    const times = five.map(({ person }) => seated.flat().filter((each) => each.person === person).length);
    expect(chiSquare(times)).toBeLessThan(18.5);
  });
});

describe('wishes as they are written', () => {
  it.each([
    { text: 'France, Turkey', wants: ['FRA', 'TUR'] },
    { text: 'FRA TUR', wants: ['FRA', 'TUR'] },
    { text: 'fra,tur', wants: ['FRA', 'TUR'] },
    { text: '  turkey ;France > eng ', wants: ['TUR', 'FRA', 'ENG'] },
    { text: 'France FRA france', wants: ['FRA'] },
    { text: 'Ｆrance', wants: ['FRA'] },
  ])('are read: $text', ({ text, wants }) => {
    expect(parsePreference(text, seats)).toEqual(wants);
  });

  it.each(['', ' ', ',', 'Spain', 'France, Spain', 'F', 'France and Turkey', 'none', '__proto__'])(
    'are not read: %j',
    (text) => {
      expect(parsePreference(text, seats)).toBeNull();
    },
  );

  it('may be of seats with several words', () => {
    const places = [
      { id: 'black', name: 'The Black Seat' },
      { id: 'white', name: 'White' },
    ];
    expect(parsePreference('white, the black seat', places)).toEqual(['white', 'black']);
    expect(parsePreference('The  Black Seat', places)).toEqual(['black']);
  });

  it('are seats or nothing, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const wish of parsePreference(text, seats) ?? []) expect(ids).toContain(wish);
      }),
    );
  });
});
