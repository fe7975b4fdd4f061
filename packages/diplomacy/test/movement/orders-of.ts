import { provinceOf } from '../../src/map/map.ts';
import { adjudicateMovement } from '../../src/movement/adjudicate-movement.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Via } from '../../src/orders/order.ts';
import type { Unit } from '../../src/position.ts';
import type { Movement } from '../../src/results/result.ts';
import type { Choices, RuleSet } from '../../src/rules/rule-set.ts';

/** Orders written shortly, each with its power: `ENG F lon S F wal-eng`, `FRA A bre-lon via eng`, `FRA F eng C A bre-lon`, `AUS A vie H`. */
export function ordersOf(lines: readonly string[]): { units: Unit[]; orders: LegalOrder[] } {
  const units = lines.map((line) => unitOf(line.split(' ')));
  const standing = new Map(units.map((unit) => [provinceOf(unit.at), unit]));
  const find = (at: string): Unit => {
    const unit = standing.get(provinceOf(at));
    if (unit === undefined) throw new Error(`Nobody is in ${at}`);
    return unit;
  };
  const orders = lines.map((line, n): LegalOrder => {
    const unit = units[n] ?? find('');
    const [, , at = '', action, , target = '', ...more] = line
      .replace(/^(\S+ \S+ [^ -]+)-/, '$1 - - ')
      .split(' ');
    const [of = '', to = null] = target.split('-');
    if (action === 'S') return { kind: 'support', unit, of: find(of), to };
    if (action === 'C') return { kind: 'convoy', unit, of: find(of), to: to ?? '' };
    if (action === '-') return { kind: 'move', unit, to: target, via: viaOf(more) };
    if (action === 'H') return { kind: 'hold', unit };
    throw new Error(`No order for ${at}: ${line}`);
  });
  return { units, orders };
}

function unitOf([power = '', type, at = '']: readonly string[]): Unit {
  if (type !== 'A' && type !== 'F') throw new Error(`No unit: ${power} ${type} ${at}`);
  return { power, type, at: at.split('-')[0] ?? '' };
}

function viaOf([word, ...routes]: readonly string[]): Via {
  if (word === undefined) return null;
  if (routes[0] === 'convoy') return 'convoy';
  return routes.filter((route) => route !== 'or').map((route) => route.split('-'));
}

/** A rule set that decides some things otherwise. */
export const ruling = (rules: RuleSet, choices: Partial<Choices>): RuleSet => ({
  ...rules,
  choices: { ...rules.choices, ...choices },
});

export const movementOf = (rules: RuleSet, lines: readonly string[]): Movement =>
  adjudicateMovement({ map: rules.map, rules, ...ordersOf(lines) });

/** What became of each order, in the order of the lines: `moves`, `cut; dislodged`. */
export const resultsOf = (rules: RuleSet, lines: readonly string[]): string[] =>
  movementOf(rules, lines).orders.map(({ result, dislodged }) =>
    dislodged ? `${result}; dislodged` : result,
  );
