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
    const turn = adjudicate(before, writtenFor(phase, rules), rules);
    position = turn.position;
    return { told: turn.told, came: outcomeOf(turn), expected: expected(phase, before, map) };
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
