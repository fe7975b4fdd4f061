import { readFileSync } from 'node:fs';
import {
  initialRules,
  type Making,
  type RuleSet,
  readRulesText,
  type Tried,
  tryChange,
} from '../../src/index.ts';
import type { Change } from '../../src/rules/change.ts';
import type { Rule } from '../../src/rules/rule.ts';

/** The text of a file in either shape: the rule set of this project, with things in it that could be cleaned. */
export const fixture = (shape: 'first' | 'later'): string =>
  readFileSync(new URL(`../fixtures/${shape}.json`, import.meta.url), 'utf8');

/** The rule set of such a file. */
export const rulesOf = (shape: 'first' | 'later'): RuleSet => readRulesText(fixture(shape)).rules;

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
export const names = ['Ana', 'Ben P', 'Cleo', 'Dev', 'Eve'] as const;
const days = names.map((name, at) => ({ name, day: week[at] ?? '' }));

/** The initial rules, with five players' days. */
export const initial = initialRules(days, '2026-11-02');

/** The rule in effect with that number, which has to be there. */
export function rule({ rules }: RuleSet, number: number): Rule {
  const found = [...rules.values()].find((each) => each.number === number);
  if (found === undefined) throw new Error(`no rule ${number}`);
  return found;
}

export const idOf = (rules: RuleSet, number: number): string => rule(rules, number).id;

const making = (number: number): Making => ({ number, date: '2026-11-09', mostMutable: 25 });

export const tried = (rules: RuleSet, change: Change, number = 301): Tried =>
  tryChange(rules, change, making(number));

/** The rules after a change that has to be possible. */
export function changed(rules: RuleSet, change: Change, number = 301) {
  const made = tried(rules, change, number);
  if ('problem' in made) throw new Error(made.problem.why);
  return made;
}

/** Why a change is not possible. */
export function refused(rules: RuleSet, change: Change, number = 301): string {
  const made = tried(rules, change, number);
  return 'problem' in made ? `${made.problem.why} ${made.problem.rules.join()}` : 'possible';
}
