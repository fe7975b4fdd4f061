import { readCitation } from '../../terms/court/citation.ts';
import type { ClubView } from '../house/ports.ts';
import { done, notUnderstood, type Result } from '../house/result.ts';
import { allCases, type Case } from './book/cases.ts';

/** The case that is cited so, such as `[2026] CoA 3` or `2026/3`. */
export function findCase(view: ClubView, text: string): Result<Case> {
  const cited = readCitation(text);
  const known = allCases(view.state).find(
    ({ year, ordinal }) => year === cited?.year && ordinal === cited.ordinal,
  );
  return known === undefined ? notUnderstood({ problem: 'no-such-case', text }) : done(known);
}
