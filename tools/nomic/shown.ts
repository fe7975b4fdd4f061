import {
  inEffect,
  labelOf,
  NomicError,
  plainText,
  type Rule,
  type RuleSet,
  ruleNumbered,
} from '../../packages/nomic/src/index.ts';
import { noMore, printableLines, rulesIn } from './file.ts';

/** The rules of a file that are in effect, or one of them with its notes and links. */
export function shown([path, number, ...more]: readonly string[]): string {
  noMore(more);
  const { rules } = rulesIn(path);
  if (number === undefined) return printableLines(inEffect(rules).map(headAndText).join('\n\n'));
  const rule = /^\d{1,6}$/.test(number) ? ruleNumbered(rules, Number(number)) : undefined;
  if (rule === undefined) throw new NomicError('There is no rule in effect with that number.');
  return printableLines([headAndText(rule), ...notes(rule), ...links(rule, rules)].join('\n'));
}

const headAndText = (rule: Rule): string => `${labelOf(rule)}\n${plainText(rule.text)}`;

const notes = (rule: Rule): readonly string[] =>
  rule.notes.map(({ content, author, date }) => `Note (${author}, ${date}): ${content}`);

function links(rule: Rule, { rules }: RuleSet): readonly string[] {
  const labels = rule.links.rules.flatMap((id) => rules.get(id) ?? []).map(labelOf);
  return labels.length === 0 ? [] : [`Compare: ${labels.join(', ')}`];
}
