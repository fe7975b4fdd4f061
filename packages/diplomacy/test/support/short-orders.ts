import { provinceOf } from '../../src/map/map.ts';
import { adjudicateMovement } from '../../src/movement/adjudicate-movement.ts';
import type { LegalOrder } from '../../src/orders/legal-order.ts';
import type { Via } from '../../src/orders/order.ts';
import type { Unit } from '../../src/position.ts';
import type { Movement } from '../../src/results/result.ts';
import type { Choices, RuleSet } from '../../src/rules/rule-set.ts';

const form = /^(\S+) ([AF]) ([a-z/]+)(?:-(\S+)(?: via (.+))?| ([SCH])(?: ([a-z/]+)(?:-(\S+))?)?)$/;

/** Orders written shortly, each with its power: `ENG F lon S wal-eng`, `FRA A bre-lon via eng`, `FRA F eng C bre-lon`, `AUS A vie H`. */
export function ordersOf(lines: readonly string[]): { units: Unit[]; orders: LegalOrder[] } {
  const read = lines.map((line) => {
    const [, power = '', type, at = '', to, via, action, of = '', goal = null] = form.exec(line) ?? [];
    if (power === '') throw new Error(`No order: ${line}`);
    const unit: Unit = { power, type: type === 'F' ? 'F' : 'A', at };
    return { unit, to, via, action, of, goal };
  });
  const find = (at: string): Unit => {
    const found = read.find(({ unit }) => provinceOf(unit.at) === provinceOf(at));
    if (found === undefined) throw new Error(`Nobody is in ${at}`);
    return found.unit;
  };
  const orders = read.map(({ unit, to, via, action, of, goal }): LegalOrder => {
    if (to !== undefined) return { kind: 'move', unit, to, via: viaOf(via) };
    if (action === 'S') return { kind: 'support', unit, of: find(of), to: goal };
    if (action === 'C') return { kind: 'convoy', unit, of: find(of), to: goal ?? '' };
    return { kind: 'hold', unit };
  });
  return { units: read.map(({ unit }) => unit), orders };
}

function viaOf(words: string | undefined): Via {
  if (words === undefined) return null;
  return words === 'convoy' ? 'convoy' : words.split(' or ').map((route) => route.split('-'));
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
