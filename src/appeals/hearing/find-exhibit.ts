import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Result, understood } from '../../house/result.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { findCase } from '../find-case.ts';

/** The exhibits of a case, in order. */
export const allExhibits = ({ exhibits }: Case): Exhibit[] =>
  exhibits.filter((exhibit) => exhibit !== undefined);

/** The exhibit of a case that somebody names: `3` or `#3`. */
export function readExhibit(known: Case, text: string): Result<Exhibit> {
  const [, digits] = /^\s*#?(\d{1,4})\s*$/.exec(text) ?? [];
  return understood(known.exhibits[Number(digits ?? 0)], { problem: 'no-such-exhibit', text });
}

/** An exhibit that is named with its case: `[2026] CoA 3 #2` or `2026/3 #2`. */
export function findExhibit(view: ClubView, text: string): Result<{ known: Case; exhibit: Exhibit }> {
  const at = text.lastIndexOf('#');
  if (at < 0) return notUnderstood({ problem: 'no-such-exhibit', text });
  const found = findCase(view, text.slice(0, at));
  if (!found.ok) return found;
  const exhibit = readExhibit(found.value, text.slice(at));
  return exhibit.ok ? done({ known: found.value, exhibit: exhibit.value }) : exhibit;
}
