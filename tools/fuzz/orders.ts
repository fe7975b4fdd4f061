import fc from 'fast-check';
import { standardMap } from '../../packages/diplomacy/src/index.ts';
import { around } from './around.ts';
import { anyText } from './texts.ts';

const provinces = [...standardMap.provinces.keys()];
const place = fc.nat(provinces.length - 1).map((nth) => around(provinces, nth));

/** An order that can be read, whether it is possible or not. */
const order = fc
  .tuple(fc.constantFrom('A', 'F', 'army', 'Fleet '), place, place, place, fc.nat(9))
  .map(([unit, at, to, other, kind]) => {
    const mine = `${unit} ${at}`;
    const ways = [
      `${mine} H`,
      `${mine}-${to}`,
      `${mine} -> ${to}`,
      `${mine} S A ${other}-${to}`,
      `${mine} hold`,
    ];
    const rare = [`${mine} C A ${other}-${to}`, `${mine} R ${to}`, `${mine} D`, `Build ${mine}`, 'Waive'];
    return around([...ways, ...rare], kind);
  });

/** What is typed as orders: lines that can be read, and sometimes what cannot. */
export const orderLines: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.array(order, { minLength: 1, maxLength: 5 }).map((all) => all.join('; ')) },
  { weight: 1, arbitrary: fc.array(order, { minLength: 1, maxLength: 40 }).map((all) => all.join('\n')) },
  { weight: 1, arbitrary: anyText },
);
