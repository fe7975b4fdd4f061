import { tidy } from '../house/names.ts';
import { isErased } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Case } from './book/cases.ts';

export const formerMember = 'a former member';

const mostInitials = 3;

/** `AB` of `Ana Bell`; the first character where a name has no letter. */
export function initialsOf(name: string): string {
  const words = tidy(name).split(/[\s\-._]+/u);
  const initials = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []).slice(0, mostInitials);
  if (initials.length > 0) return initials.join('').toUpperCase();
  const [first = '?'] = tidy(name);
  return first;
}

/** What the Court calls a party in public: initials, or the name if the club chose so. Not yet safe to show. */
export function partyName(view: ClubView, number: PersonNumber): string {
  const person = view.people.byNumber(number);
  if (person === null || person.name === '' || isErased(view, person)) return formerMember;
  return view.settings.courtNames === 'full' ? person.name : initialsOf(person.name);
}

/** `A v M`, or `In the matter of A` where the case is against nobody. As typed, like the names in it. */
export function titleOf(view: ClubView, known: Pick<Case, 'petitioner' | 'respondent'>): string {
  const { petitioner, respondent } = known;
  const one = partyName(view, petitioner);
  const title = respondent === null ? `In the matter of ${one}` : `${one} v ${partyName(view, respondent)}`;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}
