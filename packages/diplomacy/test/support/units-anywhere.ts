import fc from 'fast-check';
import type { DiplomacyMap } from '../../src/map/map.ts';
import { canBe } from '../../src/notation/place.ts';
import type { Unit } from '../../src/position.ts';

/** Positions of up to so many units, no two in one province. */
export function positionsOn(map: DiplomacyMap, most = 20): fc.Arbitrary<readonly Unit[]> {
  const powers = [...map.powers.keys()];
  const places = [...map.provinces.values()].map(({ id, coasts }) => {
    const locations = [id, ...coasts.map((coast) => `${id}/${coast}`)];
    return (['A', 'F'] as const).flatMap((type) =>
      locations.filter((at) => canBe(map, type, at)).map((at) => ({ type, at })),
    );
  });
  const unit = (options: (typeof places)[number]): fc.Arbitrary<Unit> =>
    fc
      .record({ power: fc.constantFrom(...powers), of: fc.constantFrom(...options) })
      .map(({ power, of }) => ({ power, ...of }));
  return fc
    .uniqueArray(fc.constantFrom(...places.filter((options) => options.length > 0)), {
      minLength: 1,
      maxLength: most,
    })
    .chain((chosen) => fc.tuple(...chosen.map(unit)));
}
