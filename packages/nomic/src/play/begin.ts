import type { FigureChanges } from '../figures/figures.ts';
import { initialFigures, type PlayerDay } from '../figures/figures.ts';
import type { Person } from '../figures/kinds.ts';
import { NomicError } from '../nomic-error.ts';
import { highestNumber, inEffect, type RuleId, type RuleSet, ruleNumbered } from '../rules/rule.ts';
import { dayOf, type Instant } from '../time/uk-time.ts';
import { firstBound } from './figures-now.ts';
import type { Game } from './game.ts';
import { ToldSoFar } from './told.ts';

/** What a game begins with. */
export interface Opening {
  readonly at: Instant;
  readonly rules: RuleSet;
  readonly people: readonly Person[];
  /** Whose day is which (R201), in order. */
  readonly days: readonly PlayerDay[];
  /** Figures that are not those of the initial set. */
  readonly figures?: FigureChanges;
  /** Rules that have another number in this rule set than in the initial one: `{ 204: 305 }` if Rule 305 is about adoption. */
  readonly numbers?: Readonly<Record<number, number>>;
}

/** A game at its beginning: the rules in effect (R101), nobody with points (R201). Throws a `NomicError` where nobody could play. */
export function begin({ at, rules, people, days, figures = {}, numbers = {} }: Opening): Game {
  const byId = new Map(people.map((person) => [person.id, person]));
  if (byId.size < 2 || byId.size !== people.length)
    throw new NomicError('A game needs two players or more, each once.');
  if (days.some(({ player }) => !byId.has(player)))
    throw new NomicError('A day is given to somebody who does not play.');
  const opening = openingOf(rules, numbers);
  return {
    rules,
    version: 0,
    opening,
    people: byId,
    forfeited: new Set(),
    figures: { ...initialFigures(days), ...figures },
    bound: firstBound(opening),
    void: new Set(),
    now: at,
    day: dayOf(at),
    turns: 0,
    circuits: 0,
    nextNumber: Math.max(300, highestNumber(rules), ...proposalNumbers(rules)) + 1,
    proposals: [],
    points: [],
    totals: new Map(people.map(({ id }) => [id, 0])),
    pointsOfOrder: [],
    told: new ToldSoFar(),
    over: null,
  };
}

/** The rules in effect, by the numbers that the initial set has for them. */
function openingOf(rules: RuleSet, numbers: Readonly<Record<number, number>>): ReadonlyMap<number, RuleId> {
  const opening = new Map(inEffect(rules).map(({ number, id }) => [number, id]));
  for (const [initial, number] of Object.entries(numbers)) {
    const rule = ruleNumbered(rules, number);
    if (rule === undefined) throw new NomicError(`There is no rule ${number} in effect.`);
    opening.set(Number(initial), rule.id);
  }
  return opening;
}

/** R109: the numbers of rules that a file says were repealed or defeated are used as well. */
const proposalNumbers = ({ rules }: RuleSet): readonly number[] =>
  [...rules.values()].map(({ number }) => number);
