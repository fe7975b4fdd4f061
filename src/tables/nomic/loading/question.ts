import { type Cleaning, inEffect, mutableRules, type RuleSet } from '../../../../packages/nomic/src/index.ts';
import { colours, type Reply, toAsker } from '../../../house/words/reply.ts';
import { plain, quoted } from '../../../house/words/text.ts';
import { fitLines } from '../../diplomacy/words/results.ts';
import { playNotes } from './playable.ts';
import { cleaned, type GivenRules, mostCleaned } from './rules-file.ts';

/** The ways to go on with the rules of a file: to clean them or not. None where there is nothing to clean. */
export function waysWith<Order>(given: GivenRules, order: (given: GivenRules) => Order) {
  if (given.dirt.length === 0) return [];
  const keep = { label: 'Keep as it is', order: order(given) };
  return given.dirt.length > mostCleaned ? [keep] : [{ label: 'Clean', order: order(cleaned(given)) }, keep];
}

const mostShown = 40;
const room = 3_500;

/** Before a table is opened with the rules of a file: what is in it, and what could be cleaned. Throws without one: nothing is asked then. */
export function rulesQuestion(name: string, given: GivenRules | null): Reply {
  if (given === null) throw new Error('No file was given');
  const { dirt: found } = given;
  const isTooMuch = found.length > mostCleaned;
  const all = inEffect(given.rules).length;
  const mutable = mutableRules(given.rules);
  return toAsker(
    [
      `**Open ${quoted(name)} with the rules of ${quoted(given.name)}?** It has ${all} rules in effect: ${all - mutable} immutable, ${mutable} mutable.`,
      ...playNotes(given.rules),
      found.length > 0 && (isTooMuch ? muchWords : littleWords),
    ],
    {
      ...(found.length > 0 && {
        embeds: [
          {
            title: `What could be cleaned: ${isTooMuch ? `more than ${mostCleaned}` : found.length}`,
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
  return found.length > mostShown ? [...lines, '… and more'] : lines;
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
