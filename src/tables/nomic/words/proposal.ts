import {
  type Change,
  type ChangeWritten,
  changeWords,
  type Deed,
  type FigureChanges,
  type Game,
  labelOf,
  plainText,
  type Rule,
  ruleOf,
} from '../../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../../house/ports.ts';
import { differenceText } from '../../../house/words/difference.ts';
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

/** What a change does to the text of a rule, with what is gone struck out and what is new in bold; null where it changes none. */
export function differenceIn(
  view: ClubView,
  table: Table,
  rule: Rule | null,
  change: (Deed & { is: 'proposed' })['change'],
  limit: number,
): string | null {
  if (rule === null || !('text' in change) || change.text === undefined) return null;
  const after = named(view, table, change.text.join('\n'));
  const before = named(view, table, textWithoutWraps(rule));
  return differenceText(before, after, limit).text;
}

/** The text of a rule, a line for each paragraph: lines that a file wrapped are put together again. */
export const textWithoutWraps = (rule: Pick<Rule, 'text'>): string =>
  rule.text
    .map((paragraph) => plainText([paragraph]).replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
