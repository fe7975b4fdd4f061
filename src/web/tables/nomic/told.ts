import type { Told } from '../../../../packages/nomic/src/index.ts';
import type { Asked } from '../../page.ts';
import { readPage } from '../../page.ts';
import { inPages, pageNumbered } from '../../weight.ts';
import type { Moment } from '../table-asked.ts';
import { citedRules, headOf, type NomicSeen, type RuleNamed, readable } from './seen.ts';

/** Something that happened or was decided, and by which rules. */
export interface ToldRead {
  at: Moment;
  words: string;
  rules: RuleNamed[];
  /** The version of the rules by which it was judged (R101). */
  version: number;
}

export const toldRead = (seen: NomicSeen, { at, why, rules, version }: Told): ToldRead => ({
  ...{ at: seen.at(at), words: readable(seen, why), rules: citedRules(seen, rules), version },
});

const toldAPage = 100;

/** All that happened in a game, the latest first; null for a page that is not there. */
export function readHistory(seen: NomicSeen, query: Asked['query']) {
  const pages = inPages(seen.game.told.all.toReversed(), toldAPage, (told) => around + told.why.length * 6);
  const asked = pageNumbered(pages, readPage(query));
  if (asked === null) return null;
  const { page, pages: many, rows } = asked;
  return { ...headOf(seen), page, pages: many, told: rows.map((told) => toldRead(seen, told)) };
}

/** What stands around what is told: its moment, and the rules cited. */
const around = 900;
