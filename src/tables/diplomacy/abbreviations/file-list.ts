import { readAbbreviations } from '../../../../packages/diplomacy/src/index.ts';
import type { UseCase } from '../../../house/plan.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { by, findTableOf, isOverAlready, type Meant, type Table, writeAt } from '../../table.ts';
import { isAtTable, personActing, seatPlayedBy } from '../../who.ts';
import { hasNone } from './has-none.ts';

export interface ListFiled extends Meant {
  /** `VX = Vienna, BX = Black Sea`; `none` to take it back. */
  list: string;
}

/**
 * A player files abbreviations of their own, in place of those that they filed before (WM D.III(1)): before the start, in the first turn, or
 * as a replacement, and before their first orders. The table is told.
 */
export const fileList: UseCase<ListFiled, TableOutcome<'abbreviations-filed'>> = (work, actor, input) => {
  const found = findTableOf(work, input, 'diplomacy');
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  const refusals = mayNotFile(table, person);
  if (refusals.length > 0 || person === null) return refused(...refusals);
  const list = readList(table, input.list);
  if (!list.ok) return list;
  writeAt(work, table, { type: 'abbreviations-filed', person, list: list.value }, person);
  const told = { kind: 'abbreviations-filed', table: table.number, person, list: list.value } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
};

/** None, or the first refusal: of rules without such lists, of a table that is over, of those who don’t play there, and of what comes late. */
function mayNotFile(table: Table, person: PersonNumber | null): Refusal[] {
  const barred = [...hasNone(table), ...isOverAlready(table, 'secrecy')];
  if (barred.length > 0) return barred;
  return person === null || !isAtTable(table, person)
    ? [{ code: 'not-at-table', table: table.number, ...by(table.rules, 'abbreviations') }]
    : isLate(table, person);
}

type Listed = Result<{ word: string; province: string }[]>;

function readList({ rules }: Table, text: string): Listed {
  const { diplomacy, figures } = diplomacyRules(rules);
  const agreed = readAbbreviations(/^\s*none\s*$/i.test(text) ? '' : text, diplomacy.map);
  if ('refused' in agreed) return unusable(agreed.refused);
  const list = [...agreed.abbreviations].map(([word, province]) => ({ word, province }));
  const most = figures.abbreviations;
  return list.length > most ? unusable([`A list has at most ${most} abbreviations.`]) : done(list);
}

const unusable = (reasons: readonly string[]): Listed =>
  notUnderstood({ problem: 'abbreviations-unusable', reasons: [...reasons] });

/** None, or the refusal of a list that comes after its player’s first orders or, for those who play from the start, after the first turn. */
function isLate(table: Table, person: PersonNumber): Refusal[] {
  const { diplomacy: game, seats } = table.state;
  if (game === null) return [];
  const isFirst = [...seats.values()].some(({ played }) => played[0] === person);
  const hasOrdered =
    [...game.drafts.values()].some(({ by }) => by === person) ||
    game.history.some(({ orders }) => [...orders.values()].some(({ by }) => by === person));
  const isOver = isFirst && game.history.length > 0;
  return hasOrdered || isOver || seatPlayedBy(table, person) === null
    ? [{ code: 'abbreviations-late', table: table.number, ...by(table.rules, 'abbreviations') }]
    : [];
}
