import { adjudicate, type Turn } from '../../src/adjudicate.ts';
import type { Power } from '../../src/map/map.ts';
import { writeUnit } from '../../src/notation/unit.ts';
import type { Told } from '../../src/results/result.ts';
import { ruleSets } from '../../src/rules/named.ts';
import type { RuleSet } from '../../src/rules/rule-set.ts';
import { mapOf, positionOf, powerNamed } from './board.ts';
import { expected, type Outcome, phasesUnder, tell, tellDislodged } from './expect-case.ts';
import type { Case, Line, PhaseOfCase } from './read-cases.ts';

/** A phase of a case as the library played it, and as the case says that it comes out. */
export interface PlayedPhase {
  readonly told: readonly Told[];
  readonly came: Outcome;
  readonly expected: Outcome;
  /** How it comes out once more, with every order written as it was told of. */
  readonly again: Outcome;
}

/** Whether a case is for a rule set. */
export const isFor = ({ only }: Case, rules: string): boolean => only === null || only.includes(rules);

/** Plays a case from its position on, phase by phase, through the whole library: from what players write to what they are told. */
export function playCase(each: Case, id: string): readonly PlayedPhase[] {
  const map = mapOf(each);
  const rules = { ...ruleSetOf(id), map };
  let position = positionOf(each, map);
  return phasesUnder(each, id).map((phase) => {
    const before = position;
    const written = writtenFor(phase, rules);
    const turn = adjudicate(before, written, rules);
    position = turn.position;
    const again = adjudicate(before, asTold(turn.told, written), rules);
    return {
      told: turn.told,
      came: outcomeOf(turn),
      expected: expected(phase, before, map),
      again: outcomeOf(again),
    };
  });
}

function ruleSetOf(id: string): RuleSet {
  const rules = ruleSets.get(id);
  if (rules === undefined) throw new Error(`There is no rule set ${id}.`);
  return rules;
}

/** What each power writes; with the path of each convoy where the rule set asks for it. */
function writtenFor({ lines }: PhaseOfCase, { map, choices }: RuleSet): ReadonlyMap<Power, string[]> {
  const written = new Map<Power, string[]>();
  for (const line of lines.filter(({ ordered }) => ordered)) {
    const power = powerNamed(map, line.power);
    const order = choices.routes === 'must be named' ? withPath(line) : line.order;
    written.set(power, [...(written.get(power) ?? []), order]);
  }
  return written;
}

const withPath = ({ order, path }: Line): string =>
  path === null ? order : `${order.replace(' via convoy', '')} ${path}`;

/** The same orders as the library writes them; it tells of every line in its turn, and of units without one after them. */
function asTold(told: readonly Told[], written: ReadonlyMap<Power, readonly string[]>): Map<Power, string[]> {
  const left = told[Symbol.iterator]();
  const orders = new Map<Power, string[]>();
  for (const [power, lines] of written)
    orders.set(
      power,
      lines.map(() => left.next().value?.order ?? ''),
    );
  return orders;
}

function outcomeOf({ told, position, dislodged }: Turn): Outcome {
  return {
    told: told
      .map(({ power, unit, result, dislodged: gone }) => tell({ power, at: placeIn(unit) }, result, gone))
      .sort(),
    units: position.units.map(writeUnit).sort(),
    dislodged: dislodged.map(({ unit, retreats }) => tellDislodged(unit, retreats)).sort(),
  };
}

/** Where a unit is: `vie` of `A vie`. */
const placeIn = (unit: string | null): string => unit?.slice(2) ?? '';
