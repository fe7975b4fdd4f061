import {
  type Change,
  type ChangeWritten,
  changeWords,
  differences,
  type FigureChanges,
  type Game,
  labelOf,
  paragraphsOf,
  type Rule,
  ruleOf,
  textOf,
} from '../../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../../house/ports.ts';
import { stretchesText } from '../../../house/words/difference.ts';
import type { Table } from '../../table.ts';
import { nomicPeople } from '../names.ts';
import { named } from './people.ts';

/** What stands behind “Rule-change:” in a proposal, with names, not yet safe to show. */
export function changeIn(
  view: ClubView,
  table: Table,
  game: Game,
  { change, figures, more = false }: { change: Change; figures: FigureChanges | null; more?: boolean },
): string {
  const written: ChangeWritten = { is: 'change', change, figures, more };
  return named(view, table, changeWords(written, game.rules, nomicPeople));
}

/** `Rule 203`, or `Rule 101[I]` for one that is immutable. */
export const ruleName = (rule: Pick<Rule, 'number' | 'immutable'>): string => `Rule ${labelOf(rule)}`;

/** What a proposal would do, in a few words: `amend Rule 203`. */
export function changeTitle(game: Game, change: Change): string {
  const id = ruleOf(change);
  const rule = id === undefined ? undefined : game.rules.rules.get(id);
  const name = rule === undefined ? 'a rule' : ruleName(rule);
  switch (change.kind) {
    case 'enact':
      return change.again === undefined ? 'enact a new rule' : `enact ${name} again`;
    case 'amend':
    case 'repeal':
      return `${change.kind} ${name}`;
    case 'enact-amendment':
      return `enact an amendment of ${name}`;
    case 'amend-amendment':
      return `amend amendment ${change.amendment} of ${name}`;
    case 'repeal-amendment':
      return `repeal amendment ${change.amendment} of ${name}`;
    case 'transmute':
      return `make ${name} ${change.to}`;
  }
}

/** What a change does to the text of a rule; null where it changes none. */
export function differenceIn(
  view: ClubView,
  table: Table,
  rule: Rule | null,
  change: Change,
  limit: number,
): string | null {
  if (rule === null || !('text' in change) || change.text === undefined) return null;
  return differenceOf(view, table, rule, { text: textOf(change.text) }, limit);
}

type WithText = Pick<Rule, 'text'>;

/** What is gone from a text is struck out, and what is new is bold. Texts with too little in common are one gone and one new as a whole. */
export function differenceOf(
  view: ClubView,
  table: Table,
  before: WithText,
  after: WithText,
  limit: number,
): string {
  const shown = (of: WithText) => textOf([named(view, table, textWithoutWraps(of))]);
  const stretches = differences(shown(before), shown(after)).map(({ is, text }) => ({ kind: is, text }));
  return stretchesText(stretches, limit).text;
}

/** The text of a rule, a line for each paragraph: lines that a file wrapped are put together again. */
export const textWithoutWraps = (rule: WithText): string =>
  paragraphsOf(rule.text)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const mostRead = 300;

/** How a rule begins, with names, not yet safe to show: quick, however long it is. */
export function beginningOf(view: ClubView, table: Table, { text }: WithText): string {
  const start = text.slice(0, 3).flatMap((paragraph) => paragraph.slice(0, 9));
  const words = start.map((piece) => piece.text.slice(0, mostRead)).join(' ');
  return named(view, table, words.slice(0, mostRead).replace(/\uE000[a-z]*$/, ''));
}
