import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import type { DiplomacyMap, Province } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import { Waters } from '../../src/orders/waters.ts';

const fleetsAt = (map: DiplomacyMap, places: string, rivers = false): Waters =>
  new Waters(
    map,
    places.split(' ').map((at) => ({ power: 'ONE', type: 'F', at })),
    rivers,
  );
const sorted = (places: Iterable<Province> | undefined): string => [...(places ?? [])].sort().join(' ');

describe('where an army can go by convoy', () => {
  it.each([
    ['lon', 'eng', 'bel bre pic wal'],
    ['lon', 'eng nth', 'bel bre den edi hol nwy pic wal yor'],
    ['lon', 'nao mao', ''],
    ['lon', 'bot', ''],
    ['tun', 'tys lyo', 'mar nap pie rom spa tus'],
    ['gre', 'aeg', 'bul con smy'],
    ['nwy', 'bar', 'stp'],
    ['fin', 'bot', 'lvn stp swe'],
    ['bul', 'bla', 'ank arm con rum sev'],
    ['mun', 'nth hel', ''],
    // A fleet on a coast carries nobody.
    ['lon', 'bel pic', ''],
  ])('from %s over fleets at %s: %s', (from, places, to) => {
    expect(sorted(fleetsAt(standardMap, places).reach(from))).toBe(to);
  });

  it('may be asked without a fleet', () => {
    const waters = fleetsAt(standardMap, 'eng nth mao');
    expect(sorted(waters.reach('lon', 'nth'))).toBe('bel bre gas naf pic por spa wal');
    expect(sorted(waters.reach('lon', 'eng'))).toBe('bel den edi hol nwy yor');
  });

  it.each([
    // Up the Ganges from the sea, and on from province to province.
    ['ori', 'bgl', 'ass ben muz peg sbl'],
    ['ban', 'bob bgl ben', 'agr ass ayu ben bgl muz ori peg pul sbl'],
    // A fleet does not carry an army into its own province, but another can.
    ['agr', 'muz', 'ass awa ben bgl'],
    ['agr', 'muz ben', 'ass awa ben bgl muz sbl'],
    ['lah', 'pes', 'bik jsl kab mul sin'],
  ])('from %s along rivers over fleets at %s: %s', (from, places, to) => {
    expect(sorted(fleetsAt(maharajahMap, places, true).reach(from))).toBe(to);
  });

  it('is nowhere along a river where rivers carry no convoys', () => {
    expect(sorted(fleetsAt(maharajahMap, 'muz ben bgl').reach('agr'))).toBe('');
  });
});

describe('the routes of a convoy', () => {
  it.each([
    ['lon', 'nwy', 'nth eng', ['nth', 'eng-nth']],
    ['lon', 'bel', 'nth eng', ['eng', 'nth', 'eng-nth', 'nth-eng']],
    [
      'wal',
      'nap',
      'iri mao wes tys eng',
      ['eng-mao-wes-tys', 'iri-mao-wes-tys', 'eng-iri-mao-wes-tys', 'iri-eng-mao-wes-tys'],
    ],
    ['lon', 'por', 'nth', []],
  ])('from %s to %s over fleets at %s', (from, to, places, routes) => {
    expect(
      fleetsAt(standardMap, places)
        .routes(from, to, 10)
        .map((route) => route.join('-')),
    ).toEqual(routes);
  });

  it('are given at most as many as are asked for', () => {
    const seas = [...standardMap.provinces.values()]
      .filter((each) => each.terrain === 'sea')
      .map((each) => each.id);
    expect(fleetsAt(standardMap, seas.join(' ')).routes('stp', 'syr', 3)).toHaveLength(3);
  });

  it('leave out a fleet that none needs (DATC 6.G.19)', () => {
    const waters = fleetsAt(standardMap, 'lyo wes');
    expect(sorted(waters.onRoutes('mar', 'spa'))).toBe('lyo wes');
    expect(sorted(waters.ofUse('mar')?.get('spa'))).toBe('lyo');
    expect(sorted(waters.ofUse('mar')?.get('naf'))).toBe('lyo wes');
  });

  it('leave out a fleet in a dead end', () => {
    const waters = fleetsAt(standardMap, 'nth ska eng');
    expect(sorted(waters.onRoutes('yor', 'nwy'))).toBe('nth ska');
    expect(sorted(waters.ofUse('yor')?.get('nwy'))).toBe('nth');
  });
});

/** Every route that uses no fleet twice, in the plainest way. */
function allRoutes(
  map: DiplomacyMap,
  fleets: readonly Province[],
  from: Province,
  to: Province,
): Province[][] {
  const isNext = (one: Province, other: Province): boolean =>
    [...map.fleetBorders].some(
      ([at, next]) => at.slice(0, 3) === one && [...next].some((each) => each.slice(0, 3) === other),
    );
  const on = (route: Province[]): Province[][] => [
    ...(route.length > 0 && isNext(route.at(-1) ?? '', to) ? [route] : []),
    ...fleets
      .filter(
        (each) => each !== to && each !== from && !route.includes(each) && isNext(route.at(-1) ?? from, each),
      )
      .flatMap((each) => on([...route, each])),
  ];
  return on([]);
}

const coastsOf = (map: DiplomacyMap): Province[] =>
  [...map.provinces.values()].filter((each) => each.terrain === 'coast').map((each) => each.id);
const watersOf = (map: DiplomacyMap): Province[] =>
  [...map.provinces.values()].filter((each) => each.terrain === 'sea' || each.river).map((each) => each.id);

describe.each([standardMap, maharajahMap])('on the $name map, for any fleets', (map) => {
  const somewhere = fc.record({
    fleets: fc.uniqueArray(fc.constantFrom(...watersOf(map)), { minLength: 1, maxLength: 6 }),
    from: fc.constantFrom(...coastsOf(map)),
  });

  it('an army goes where there is a route, over the fleets on it, and the useful ones are those of routes that cannot be cut short', () => {
    fc.assert(
      fc.property(somewhere, ({ fleets, from }) => {
        const waters = fleetsAt(map, fleets.join(' '), true);
        const useful = waters.ofUse(from);
        const reached = waters.reach(from);
        for (const to of coastsOf(map)) {
          if (to === from) continue;
          const routes = allRoutes(map, fleets, from, to);
          const needed = routes.filter(
            (route) =>
              !routes.some(
                (other) => other.length < route.length && other.every((each) => route.includes(each)),
              ),
          );
          expect(reached.has(to), to).toBe(routes.length > 0);
          expect(sorted(waters.onRoutes(from, to)), to).toBe(sorted(new Set(routes.flat())));
          expect(sorted(useful?.get(to)), to).toBe(sorted(new Set(needed.flat())));
          expect(waters.routes(from, to, 10_000).map(sorted).sort(), to).toEqual(routes.map(sorted).sort());
        }
      }),
      { numRuns: 60 },
    );
  });
});
