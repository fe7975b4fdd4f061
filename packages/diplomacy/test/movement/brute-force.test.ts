import { expect, it } from 'vitest';
import { provinceOf } from '../../src/map/map.ts';
import { adjudicateMovement } from '../../src/movement/adjudicate-movement.ts';
import { standard } from '../../src/rules/standard.ts';
import { Dice } from '../support/dice.ts';
import { knot } from '../support/knots.ts';
import { randomMap } from '../support/random-map.ts';
import { randomOrders, randomUnits } from '../support/random-orders.ts';
import { tryAll } from '../support/try-all.ts';

it('x', () => {
  let bad = 0;
  let convoys = 0;
  let ends = 0;
  let multi = 0;
  let thrown = 0;
  const N = Number(process.env['N'] ?? 2000);
  const S = Number(process.env['S'] ?? 1);
  for (let seed = S; seed < S + N; seed++) {
    const dice = new Dice(seed);
    const k = process.env['K'] ? Number(process.env['K']) : 0;
    const map = k
      ? randomMap(dice, { seas: 9, coasts: 30, touch: 1, rivers: dice.chance(0.2) })
      : randomMap(dice, {
          seas: 3 + dice.below(3),
          coasts: 5 + dice.below(2),
          touch: 0.8 + dice.roll() * 0.2,
          rivers: dice.chance(0.2),
        });
    const rules = {
      ...standard,
      map,
      choices: {
        ...standard.choices,
        paradox: dice.chance(0.6) ? ('szykman' as const) : ('rulebook then szykman' as const),
        riverConvoys: dice.chance(0.3) ? ('yes' as const) : ('no' as const),
        convoyToNeighbour: dice.chance(0.5)
          ? ('explicit or own fleet' as const)
          : ('explicit or own fleet ordered' as const),
        dislodgedEffectOnSwap: dice.chance(0.7) ? ('yes' as const) : ('no' as const),
        convoyedCutOfOwnProvince: dice.chance(0.7) ? ('no' as const) : ('yes' as const),
      },
    };
    const { units, orders } = k
      ? knot(dice, map, 1 + dice.below(k))
      : (() => {
          const units = randomUnits(dice, map, 20, 0.6);
          const orders = randomOrders(dice, map, units, {
            overseas: 1,
            moves: 0.4,
            convoys: 0.9,
            tangled: 0.95,
          });
          return { units, orders };
        })();
    if (
      orders.filter((o) => o.kind === 'move').length > 9 ||
      orders.filter((o) => o.kind === 'convoy').length > 5
    )
      continue;
    const got = adjudicateMovement({ map, rules, units, orders });
    let want;
    try {
      want = tryAll(map, rules, units, orders);
    } catch (e) {
      thrown++;
      console.log(seed, String(e), rules.choices.dislodgedEffectOnSwap);
      continue;
    }
    const moved = got.orders
      .filter((o) => o.result === 'moves')
      .map((o) => provinceOf(o.order.unit.at))
      .sort();
    if (got.orders.some((o) => o.result === 'convoys')) convoys++;
    const n = got.orders.filter((o) => o.why.code === 'convoy paradox' && o.order.kind === 'convoy').length;
    if (n) ends++;
    if (n > 1) multi++;
    const wanted = want && [...want.moves].sort();
    if (JSON.stringify(moved) !== JSON.stringify(wanted)) {
      bad++;
      if (bad < 4)
        console.log(
          seed,
          moved,
          wanted,
          rules.choices,
          orders.map(
            (o) =>
              `${o.unit.power} ${o.unit.type} ${o.unit.at} ${o.kind} ${o.kind === 'move' ? `${o.to} ${o.via}` : o.kind !== 'hold' ? `${o.of.at}-${o.to}` : ''}`,
          ),
          got.orders.map((o) => o.result + JSON.stringify(o.why)),
        );
    }
  }
  console.log({ N, bad, convoys, ends, multi, thrown });
  expect(bad).toBe(0);
});
