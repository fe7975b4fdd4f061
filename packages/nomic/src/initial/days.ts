import type { Rule, RuleSet } from '../rules/rule.ts';
import { ruleNumbered, withRules } from '../rules/rule.ts';
import { paragraph, type Text, wordsOf } from '../rules/text.ts';
import { weekdays } from '../time/uk-time.ts';
import type { DayWritten } from './initial-rules.ts';

const dayLine = /^\s{0,8}(\S(?:.{0,98}\S)?)\s+(\S{6,9})\s{0,8}$/u;

/** The player and the day that a paragraph names, and nothing else: `Ana Monday`. */
function readDay(text: string): DayWritten | null {
  if (text.length > 200) return null;
  const [, name, written] = dayLine.exec(text) ?? [];
  const day = weekdays.find((each) => each.toLowerCase() === written?.toLowerCase());
  return name === undefined || day === undefined ? null : { name, day };
}

/** R201: whose day is which, as the rule of that number writes it, one paragraph each. */
export function daysWritten(rules: RuleSet, number = 201): readonly DayWritten[] {
  const text = ruleNumbered(rules, number)?.text ?? [];
  return text.flatMap((pieces) => readDay(wordsOf(pieces)) ?? []);
}

/** The rule set with other players’ days in that rule, before a game begins: where the first was, or at the end. No rule is changed by it (R103). */
export function withDays(rules: RuleSet, days: readonly DayWritten[], number = 201): RuleSet {
  const rule = ruleNumbered(rules, number);
  return rule === undefined ? rules : withRules(rules, [begun(rule, daysIn(rule.text, days))]);
}

function daysIn(text: Text, days: readonly DayWritten[]): Text {
  const isDay = text.map((pieces) => readDay(wordsOf(pieces)) !== null);
  const at = isDay.includes(true) ? isDay.indexOf(true) : text.length;
  const kept = (from: number, to?: number): Text =>
    text.slice(from, to).filter((_, index) => !isDay[from + index]);
  return [...kept(0, at), ...days.map(({ name, day }) => paragraph(`${name} ${day}`)), ...kept(at)];
}

const begun = (rule: Rule, text: Text): Rule => ({
  ...rule,
  text,
  history: rule.history.map((version, at) =>
    at === rule.history.length - 1 ? { ...version, text } : version,
  ),
});
