import { adjudicate, type Turn } from '../../src/adjudicate.ts';
import type { Power } from '../../src/map/map.ts';
import type { Position } from '../../src/position.ts';
import type { Told } from '../../src/results/result.ts';
import { ruleSets } from '../../src/rules/named.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';
import { mapOf, positionOf, powerNamed } from './board.ts';
import { expected, expectedInOne, type Outcome, phasesUnder, tell } from './expect-case.ts';
import type { Case, Line, PhaseOfCase } from './read-cases.ts';

/** A turn of a case as the library played it, and as the case says that it comes out. */
export interface PlayedTurn {
  readonly told: readonly Told[];
  readonly came: Outcome;
  readonly expected: Outcome;
  /** How it comes out once more, with every order written as it was told of. */
  readonly again: Outcome;
}

/** Whether a case is for a rule set. */
export const isFor = ({ only }: Case, rules: string): boolean => only === null || only.includes(rules);

/** Plays a case from its position on, turn by turn, through the whole library: from what players write to what they are told. */
export function playCase(each: Case, id: string): readonly PlayedTurn[] {
  const map = mapOf(each);
  const rules = { ...ruleSetOf(id), map };
  let position = positionOf(each, map);
  return turnsOf(phasesUnder(each, id), rules).map(({ first, later, comes }) => {
    const before = position;
    const orders = written(first, rules);
    const turn = adjudicate(before, joined(orders, later), rules);
    const again = adjudicate(before, joined(asTold(turn.told, orders), later), rules);
    position = turn.position;
    return {
      told: turn.told,
      came: outcomeOf(turn),
      expected: comes(before),
      again: outcomeOf(again),
    };
  });
}

interface TurnOfCase {
  readonly first: readonly Line[];
  /** What is written for what may happen afterwards. */
  readonly later: Written;
  readonly comes: (before: Position) => Outcome;
}

type Written = ReadonlyMap<Power, readonly string[]>;

/** The phases, or a movement and its retreats together where the rules decide both in one. */
function turnsOf(phases: readonly PhaseOfCase[], { map, choices }: RuleSet): readonly TurnOfCase[] {
  const [moves, retreats] = phases;
  if (choices.phases === 'separate' || moves?.kind !== 'M')
    return phases.map((phase) => ({
      first: phase.lines,
      later: new Map(),
      comes: (before) => expected(phase, before, map),
    }));
  const own = (retreats?.lines ?? []).filter((line) => isConditional(line, moves));
  const later = new Map<Power, string[]>();
  for (const line of own) {
    const power = powerNamed(map, line.power);
    const [unit = '', to = ''] = line.order.split(' - ');
    later.set(power, [...(later.get(power) ?? []), `If ${unit} is dislodged retreat to ${to}`]);
  }
  const comes = (before: Position) => expectedInOne([moves, { kind: 'R', lines: own }], before, map);
  return [{ first: moves.lines, later, comes }];
}

/** Whether an order can be written in case its unit is dislodged, as it was: neither for another unit nor to support or convoy. */
const isConditional = ({ power, order, ordered }: Line, { lines }: PhaseOfCase): boolean =>
  ordered &&
  !/ (Supports|Convoys) /.test(order) &&
  lines.some((line) => line.power === power && line.retreats !== null && isOfUnit(line.order, order));

const isOfUnit = (move: string, retreat: string): boolean => {
  const [unit = ''] = retreat.split(' - ');
  return move.startsWith(`${unit} `);
};

const joined = (orders: Written, later: Written): Written =>
  new Map([...orders].map(([power, lines]) => [power, [...lines, ...(later.get(power) ?? [])]]));

function ruleSetOf(id: string): RuleSet {
  const rules = ruleSets.get(id);
  if (rules === undefined) throw new Error(`There is no rule set ${id}.`);
  return rules;
}

/** What each power writes; with the path of each convoy where the rule set asks for it. */
function written(lines: readonly Line[], { map, choices }: RuleSet): Written {
  const orders = new Map<Power, string[]>();
  for (const line of lines.filter(({ ordered }) => ordered)) {
    const power = powerNamed(map, line.power);
    const order = choices.routes === 'must be named' ? withPath(line) : line.order;
    orders.set(power, [...(orders.get(power) ?? []), order]);
  }
  return orders;
}

const withPath = ({ order, path }: Line): string =>
  path === null ? order : `${order.replace(' via convoy', '')} ${path}`;

/**
 * The same orders as the library writes them, which tells of every line in its turn and of units without one after them. What was illegal
 * stays as it was: told again, it need not show what is wrong with it.
 */
function asTold(told: readonly Told[], orders: Written): Written {
  const left = told[Symbol.iterator]();
  const again = (line: string): string => {
    const one = left.next().value;
    return one === undefined || one.result === 'illegal' ? line : one.order;
  };
  return new Map([...orders].map(([power, lines]) => [power, lines.map(again)]));
}

const outcomeOf = ({ told, position, dislodged }: Turn): Outcome => ({
  told: told.map(({ power, unit, result, dislodged: gone }) =>
    tell({ power, at: placeIn(unit) }, result, gone),
  ),
  units: position.units,
  dislodged,
});

/** Where a unit is: `vie` of `A vie`. */
const placeIn = (unit: string | null): string => unit?.replace(/^[AF] /, '') ?? '';
