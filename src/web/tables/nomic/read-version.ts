import { rulePath } from '../../../tables/nomic/pages.ts';
import { ruleAt } from '../../../tables/nomic/rule-address.ts';
import { type Asked, readNumber, readPage } from '../../page.ts';
import { pageNumbered } from '../../weight.ts';
import { headOf, type NomicSeen, ruleNamed } from './seen.ts';
import { differenceRead, inPortions } from './stretches.ts';
import { textOf, versionRead } from './versions.ts';

const longestPortion = 60_000;

/** One version of a rule with the whole of its text, and what became other with it, page by page; null for none. */
export function readVersion(seen: NomicSeen, { params, query }: Pick<Asked, 'params' | 'query'>) {
  const { game, table } = seen;
  const [rule, nth] = [ruleAt(game.rules, params.rule ?? ''), readNumber(params.version)];
  const named = rule === undefined ? null : ruleNamed(seen, rule.id);
  const version = rule?.history[(nth ?? 0) - 1];
  if (rule === undefined || named === null || nth === null || version === undefined) return null;
  const before = nth === 1 ? version : rule.history[nth - 2];
  const difference = differenceRead(seen, textOf(before), textOf(version));
  const pages = inPortions(difference, longestPortion).map((portion) => [portion]);
  const asked = pageNumbered(pages, readPage(query));
  if (asked === null) return null;
  return {
    ...headOf(seen),
    rule: named,
    version: { ...versionRead(seen, rule, nth - 1, 0), difference: asked.rows[0] ?? [] },
    path: `${rulePath(table, game, rule.id)}/versions/${nth}`,
    ...{ versions: rule.history.length, page: asked.page, pages: asked.pages },
  };
}
