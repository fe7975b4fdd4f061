import { firstVersion, noLinks, type Rule, type RuleSet } from '../rules/rule.ts';
import { textOf } from '../rules/text.ts';
import { immutableRules } from './immutable.ts';
import type { InitialRule } from './initial-rule.ts';
import { daysGoHere, mutableRules } from './mutable.ts';

/** A player’s day, as Rule 201 has it: `Ana` and `Monday`. */
export interface DayWritten {
  readonly name: string;
  readonly day: string;
}

/**
 * The rule set of this project’s own: Suber’s structure in our words, 18 immutable rules and 15 mutable ones, with the players’ days in
 * Rule 201. `date` is when the game is opened, as it is to be written.
 */
export function initialRules(days: readonly DayWritten[], date: string): RuleSet {
  const author = 'Initial';
  const all = [...immutableRules, ...mutableRules];
  const ids = new Map(all.map(({ number }, at) => [number, String(at)]));
  const rules = all.map((rule) => ruleOf(rule, ids, days, date, author));
  return {
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    date,
    author,
    renumberings: [],
    origin: null,
  };
}

function ruleOf(
  { number, text, notes = [], links = [] }: InitialRule,
  ids: ReadonlyMap<number, string>,
  days: readonly DayWritten[],
  date: string,
  author: string,
): Rule {
  const back = [...immutableRules, ...mutableRules].filter((other) => other.links?.includes(number));
  const linked = new Set([...links, ...back.map((other) => other.number)]);
  const id = ids.get(number) ?? '';
  return firstVersion({
    id,
    number,
    immutable: number < 200,
    text: textOf(text.flatMap((each) => (each === daysGoHere ? days.map(dayLine) : each))),
    notes: notes.map((content) => ({ content, author, date, kept: {} })),
    links: { ...noLinks, rules: [...linked].flatMap((each) => ids.get(each) ?? []), proposals: [id] },
    inEffect: true,
    date,
  });
}

const dayLine = ({ name, day }: DayWritten): string => `${name} ${day}`;
