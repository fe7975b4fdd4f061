import { readCitation } from '../../terms/court/citation.ts';
import { after, type Move } from '../../terms/court/stages.ts';
import type { Act } from '../../terms/register.ts';
import { type Actor, officesOfActor } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import { type Refusal, type Result, understood, unlessRefused } from '../house/result.ts';
import { allCases, type Case } from './book/cases.ts';

/** The case that is cited so, such as `[2026] CoA 3` or `2026/3`. */
export function findCase(view: ClubView, text: string): Result<Case> {
  const cited = readCitation(text);
  const appeal = allCases(view.state).find(
    ({ year, ordinal }) => year === cited?.year && ordinal === cited.ordinal,
  );
  return understood(appeal, { problem: 'no-such-case', text });
}

/** The case that is cited so. Refused to people without the `authority`, and for what `mayNot` says. */
export function caseFor(
  view: ClubView,
  cited: string,
  mayNot: (appeal: Case) => Refusal[],
  authority: readonly Refusal[] = [],
): Result<Case> {
  const found = unlessRefused(authority, findCase(view, cited));
  return found.ok ? unlessRefused(mayNot(found.value), found) : found;
}

/** Act III.3.2: none, or the refusal for somebody who is not of the Court; the Act is what they would act by. */
export function needsCourt(view: ClubView, actor: Actor, act: Act): Refusal[] {
  const held = officesOfActor(view, actor);
  if (held.has('justice') || held.has('chief')) return [];
  return [{ code: 'needs-office', offices: ['justice', 'chief'], acts: [act] }];
}

/** None, or the refusal for somebody who is not the Chief Justice; the Act is what they would act by. */
export const needsChiefJustice = (view: ClubView, actor: Actor, act: Act): Refusal[] =>
  officesOfActor(view, actor).has('chief') ? [] : [{ code: 'needs-office', offices: ['chief'], acts: [act] }];

/** None where the case can be moved so now; else the refusal, which says how far it has come and what is possible. */
export const mayMove = ({ number, stage }: Case, move: Move, acts: readonly Act[]): Refusal[] =>
  after(stage, move) === null ? [{ code: 'not-at-this-stage', case: number, stage, acts }] : [];
