import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiplomacyMap, provinceOf } from '../../src/map/map.ts';
import { writeOrder } from '../../src/notation/order.ts';
import { readPhase } from '../../src/notation/phase.ts';
import { canBe } from '../../src/notation/place.ts';
import { legalAdjustments } from '../../src/orders/legal-adjustments.ts';
import { legalMovement } from '../../src/orders/legal-movement.ts';
import type { Order } from '../../src/orders/order.ts';
import { readOrder } from '../../src/orders/parse.ts';
import type { Position, Unit } from '../../src/position.ts';
import { ruleSets } from '../../src/rules/named.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';

/** Any units, of any powers, anywhere that they can be. */
const unitsOn = (map: DiplomacyMap): fc.Arbitrary<readonly Unit[]> => {
  const places = [...new Set([...map.armyBorders.keys(), ...map.fleetBorders.keys()])];
  const unit = fc
    .record({
      power: fc.constantFrom(...map.powers.keys()),
      type: fc.constantFrom('A', 'F'),
      at: fc.constantFrom(...places),
    })
    .filter(({ type, at }) => canBe(map, type, at));
  return fc.uniqueArray(unit, { selector: ({ at }) => provinceOf(at), maxLength: 30 });
};

const positionOf = (phase: string, units: readonly Unit[], rest: Partial<Position> = {}): Position => ({
  phase: readPhase(phase),
  units,
  centres: new Map(),
  dislodged: [],
  ...rest,
});

/** What a power's order comes to when it is read, canonically written. */
function readBack(text: string, power: string, position: Position, rules: RuleSet): string {
  const { kind } = position.phase;
  const read = readOrder(text, { map: rules.map, rules, position, power, kind });
  return 'order' in read ? writeOrder(read.order, kind) : read.misread.what;
}

describe.each([...ruleSets.values()])('under $id', (rules) => {
  it('every possible movement order is read as what was written, also in capitals and with spaces', () => {
    fc.assert(
      fc.property(unitsOn(rules.map), (units) => {
        const position = positionOf('S1901M', units);
        for (const [{ power }, orders] of legalMovement(units, rules.map, rules.choices))
          for (const order of orders) {
            const text = writeOrder(order);
            expect(readBack(text, power, position, rules)).toBe(text);
            expect(readBack(text.toUpperCase().replaceAll('-', ' - '), power, position, rules)).toBe(text);
          }
      }),
      { numRuns: 10 },
    );
  });

  it('every possible build and disband is read as what was written', () => {
    const owner = [...rules.map.powers.keys()];
    const centres = new Map([...rules.map.powers].map(([power, { homes }]) => [power, homes]));
    fc.assert(
      fc.property(unitsOn(rules.map), fc.constantFrom(...owner), (units, power) => {
        const position = positionOf('W1901A', units, { centres });
        for (const order of legalAdjustments(position, rules.map).get(power) ?? []) {
          const text = writeOrder(order);
          expect(readBack(text, power, position, rules)).toBe(text);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('retreats and disbands are read as what was written', () => {
    const [unit] = rules.map.powers.values();
    if (unit === undefined) throw new Error('no power');
    for (const { type, at } of unit.starts) {
      const position = positionOf('S1901R', []);
      const to = [...((type === 'A' ? rules.map.armyBorders : rules.map.fleetBorders).get(at) ?? [])];
      const orders: Order[] = [
        { kind: 'disband', unit: { type, at } },
        ...to.map((each): Order => ({ kind: 'retreat', unit: { type, at }, to: each })),
      ];
      for (const order of orders) {
        const text = writeOrder(order, 'R');
        expect(readBack(text, unit.id, position, rules)).toBe(text);
      }
    }
  });
});
