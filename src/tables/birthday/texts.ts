import { tableRules } from '../rule-sets/named.ts';
import type { Table } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import { repealed, writtenIn } from './amendments.ts';
import type { Amendment, RegulationProposal } from './book.ts';

/** What a change made of a regulation, as people may read it. */
export const textAfter = (table: Table, amendment: Amendment): string =>
  isTakenDown(table, writtenIn(table.state, amendment)) ? takenDownWords : (amendment.text ?? repealed);

/** What a regulation said before that entry, as people may read it; null where it was not there. */
export function textJustBefore(table: Table, point: string, seq: number): string | null {
  const { amendments } = table.state.regulations;
  const last = amendments.findLast((each) => each.point === point && each.seq < seq);
  if (last !== undefined) return textAfter(table, last);
  return tableRules[table.about.rules].points.find(({ id }) => id === point)?.text ?? null;
}

/** What a regulation says that a proposal is to change: as it is while it can be voted on, else as it was before. Null for a new one. */
export function textBefore(table: Table, { number, point, fate }: RegulationProposal): string | null {
  if (point === null) return null;
  const { amendments } = table.state.regulations;
  const own = amendments.find(({ enacted }) => enacted?.proposal === number);
  return textJustBefore(
    table,
    point,
    fate === 'enacted' && own !== undefined ? own.seq : table.state.lastSeq + 1,
  );
}
