import {
  type Cleaning,
  cleaning,
  inEffect,
  labelOf,
  mutableRules,
  type RuleSet,
} from '../../packages/nomic/src/index.ts';
import { noMore, printable, rulesIn } from './file.ts';

const places: Readonly<Record<Cleaning['where']['in'], string>> = {
  text: 'paragraph',
  notes: 'note',
  links: 'link',
};

/** How many rules a file has, and what could be cleaned in it. */
export function checked([path, ...more]: readonly string[]): string {
  noMore(more);
  const { rules, shape } = rulesIn(path);
  const all = inEffect(rules).length;
  const mutable = mutableRules(rules);
  const found = cleaning(rules).map((each) => line(rules, each));
  return [
    `${all} rules in effect, ${all - mutable} immutable and ${mutable} mutable; the ${shape} shape of the file.`,
    ...(found.length === 0 ? ['There is nothing to clean.'] : found),
  ].join('\n');
}

function line({ rules }: RuleSet, { rule, where, found, better, why }: Cleaning): string {
  const of = rules.get(rule);
  const label = of === undefined ? rule : labelOf(of);
  const change = better === '' || better === found ? quoted(found) : `${quoted(found)} → ${quoted(better)}`;
  return printable(`${label}, ${places[where.in]} ${where.at + 1}: ${change}. ${why}`);
}

const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;
