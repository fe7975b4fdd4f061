import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiplomacyMap } from '../../src/map/map.ts';
import { writeOrder } from '../../src/notation/order.ts';
import { legalMovement } from '../../src/orders/legal-movement.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import { isLegal, legalOrder } from '../../src/orders/legality.ts';
import type { MovementOrder } from '../../src/orders/order.ts';
import type { Context } from '../../src/orders/reading.ts';
import type { Position, Unit } from '../../src/position.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';
import { judged } from '../support/reading.ts';
import { rulesOf } from '../support/told.ts';
import { positionsOn } from '../support/units-anywhere.ts';

const sets = ['standard', 'world-masters-2004', 'maharajiad', 'birthday-2020'].map((id) => rulesOf(id));

const contextOf = (rules: RuleSet, units: readonly Unit[], power: string): Context => {
  const position: Position = {
    phase: { season: 'S', year: 1901, kind: 'M' },
    units,
    centres: new Map(),
    dislodged: [],
  };
  return { map: rules.map, rules, position, power, kind: 'M' };
};

/** By provinces, whatever the coast and way: what is listed names each coast and one way. */
const roughly = (order: LegalOrder): string =>
  writeOrder(order)
    .replace(/\/.c/g, '')
    .replace(/ via .*/, '');

const moveOrder = (units: readonly Unit[], map: DiplomacyMap): fc.Arbitrary<MovementOrder> => {
  const unit = fc.constantFrom(...units);
  const to = fc.constantFrom(...map.provinces.keys(), ...map.fleetBorders.keys());
  return fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      unit,
      to,
      via: fc.constantFrom(null, 'convoy' as const),
    }),
    fc.record({ kind: fc.constant('support' as const), unit, of: unit, to: fc.option(to) }),
    fc.record({ kind: fc.constant('convoy' as const), unit, of: unit, to }),
  );
};

describe.each(sets)('What $id lists as possible and what it judges legal', (rules) => {
  it('agree: all that is listed is read and judged to be just that', () => {
    fc.assert(
      fc.property(positionsOn(rules.map), (units) => {
        for (const order of [...legalMovement(units, rules.map, rules.choices).values()].flat()) {
          const looksAtCoast =
            order.kind !== 'support' || rules.choices.supportCoast === 'must match if named';
          const text = writeOrder(order);
          const answer = judged(text, contextOf(rules, units, order.unit.power));
          expect(answer).toBe(looksAtCoast ? text : text.replace(/(-...)\/.c$/, '$1'));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('agree: all that is legal is listed', () => {
    const situation = positionsOn(rules.map).chain((units) =>
      fc.tuple(fc.constant(units), fc.array(moveOrder(units, rules.map), { minLength: 20, maxLength: 60 })),
    );
    fc.assert(
      fc.property(situation, ([units, orders]) => {
        const listed = new Set(
          [...legalMovement(units, rules.map, rules.choices).values()].flat().map(roughly),
        );
        for (const order of orders) {
          const legal = legalOrder(order, contextOf(rules, units, order.unit.power ?? ''), () => []);
          if (isLegal(legal)) expect(listed).toContain(roughly(legal));
        }
      }),
      { numRuns: 200 },
    );
  });
});
