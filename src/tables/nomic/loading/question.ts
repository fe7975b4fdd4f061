import {
  type Cleaning,
  clean,
  cleaning,
  inEffect,
  mutableRules,
  type RuleSet,
} from '../../../../packages/nomic/src/index.ts';
import { colours, type Reply, toAsker } from '../../../house/words/reply.ts';
import { plain, quoted } from '../../../house/words/text.ts';
import { fitLines } from '../../diplomacy/words/results.ts';
import { playNotes } from './playable.ts';
import type { GivenRules } from './rules-file.ts';

/** More than that is not cleaned here: it would take too long. */
const mostCleaned = 1_000;

/** What could be cleaned in a rule set; nothing is by itself (F.1.7). */
export interface ToClean {
  found: readonly Cleaning[];
  /** Whether that is too much to be done here. */
  tooMuch: boolean;
}

export function toClean({ rules }: GivenRules): ToClean {
  const found = cleaning(rules);
  return { found, tooMuch: found.length > mostCleaned };
}

/** The rule set with all that done. */
export const cleaned = (given: GivenRules, { found }: ToClean): GivenRules => ({
  ...given,
  rules: clean(given.rules, found),
});

const mostShown = 40;
const room = 3_500;

/** Before a table is opened with the rules of a file: what is in it, and what could be cleaned. */
export function rulesQuestion(name: string, given: GivenRules, dirt: ToClean): Reply {
  const { found, tooMuch } = dirt;
  const all = inEffect(given.rules).length;
  const mutable = mutableRules(given.rules);
  return toAsker(
    [
      `**Open ${quoted(name)} with the rules of ${quoted(given.name)}?** It has ${all} rules in effect: ${all - mutable} immutable, ${mutable} mutable.`,
      ...playNotes(given.rules),
      found.length > 0 && (tooMuch ? muchWords : littleWords),
    ],
    {
      ...(found.length > 0 && {
        embeds: [
          {
            title: `What could be cleaned: ${found.length}`,
            color: colours.waiting,
            description: fitLines(cleaningLines(given.rules, found), room),
          },
        ],
      }),
    },
  );
}

const littleWords =
  '**Clean** puts right what is listed below, and nothing else. **Keep as it is** leaves the file alone.';
const muchWords =
  'Too much could be cleaned for me to do it. You can clean the file yourself first, or keep it as it is.';

const places: Readonly<Record<Cleaning['where']['in'], string>> = {
  text: 'paragraph',
  notes: 'note',
  links: 'link',
};

function cleaningLines(rules: RuleSet, found: readonly Cleaning[]): string[] {
  const lines = found.slice(0, mostShown).map((each) => cleaningLine(rules, each));
  return found.length > mostShown ? [...lines, `… and ${found.length - mostShown} more`] : lines;
}

function cleaningLine({ rules }: RuleSet, { rule, where, found, better, why }: Cleaning): string {
  const number = rules.get(rule)?.number ?? 0;
  const change = where.in === 'links' ? '' : `: ${changeWords(found, better)}`;
  return `**${number}**, ${places[where.in]} ${where.at + 1}${change}. ${why}`;
}

const shownOfEach = 60;

const changeWords = (found: string, better: string): string =>
  better === ''
    ? `“${plain(found, shownOfEach)}” goes`
    : `“${plain(found, shownOfEach)}” becomes “${plain(better, shownOfEach)}”`;
