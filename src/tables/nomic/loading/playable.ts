import {
  figureKinds,
  figureNames,
  highestNumber,
  inEffect,
  initialFigures,
  limits,
  mutableRules,
  type RuleSet,
} from '../../../../packages/nomic/src/index.ts';
import { listed } from '../../../house/words/text.ts';
import { nomicDays } from '../seats.ts';

const numberOf = (cite: string): number => Number(cite.slice(1));

/** The numbers of the rules that figures are bound to when a game begins; `needed` are those without which nobody can play. */
const bound = [...new Set(figureNames.map((name) => numberOf(figureKinds[name].rule)))];
const needed = new Set(
  figureNames
    .filter((name) => figureKinds[name].without === null)
    .map((name) => numberOf(figureKinds[name].rule)),
);

/** Numbers that have to be left for proposals. */
const roomForProposals = 10_000;

/** Those of the rules that figures are bound to which a rule set has not in effect. */
function missingIn(rules: RuleSet): number[] {
  const there = new Set(inEffect(rules).map(({ number }) => number));
  return bound.filter((number) => !there.has(number));
}

const named = (numbers: readonly number[], last: 'and' | 'or' = 'and'): string =>
  `${numbers.length === 1 ? 'Rule' : 'Rules'} ${listed(numbers.map(String), last)}`;

/** Why no game can begin with a rule set, in a sentence; null where one can. */
export function whyUnplayable(rules: RuleSet): string | null {
  const missing = missingIn(rules).filter((number) => needed.has(number));
  if (missing.length > 0)
    return `It has no ${named(missing, 'or')} in effect. A game needs Rule 201 for whose day is which, and Rule 204 for the votes.`;
  if (mutableRules(rules) === 0) return 'It has no mutable rule in effect, so nothing could ever change.';
  const most = limits.number - roomForProposals;
  return Math.max(highestNumber(rules), ...[...rules.rules.values()].map(({ number }) => number)) > most
    ? `It has a rule with a number above ${most}, which leaves too few for proposals.`
    : null;
}

/** What somebody should know before a game begins with a rule set, a sentence each. */
export function playNotes(rules: RuleSet): string[] {
  const missing = missingIn(rules);
  const { hour, winning, mutable } = initialFigures(nomicDays);
  return [
    'When the game begins, the players who are drawn take their places in Rule 201: one day each, Monday to Friday.',
    ...(missing.length === 0
      ? []
      : [
          `${named(missing)} ${missing.length === 1 ? 'is' : 'are'} not in effect, so what the bot does by itself for that is off.`,
        ]),
    `The bot begins with the usual figures: propose before ${hour}, ${winning} points win, at most ${mutable} mutable rules. Where the file says otherwise, the players have to name other figures.`,
  ];
}
