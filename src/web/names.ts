import type { ClubView } from '../club/ports.ts';
import type { PersonNumber } from '../ledger/entries.ts';
import { isMember } from '../ledger/views.ts';

/** Somebody as the site names them. */
export interface PersonShown {
  number: PersonNumber;
  /** The chosen display name, or `#3` where it was erased. */
  name: string;
  /** The path of their own page, or null where there is none. */
  page: string | null;
}

/** The chosen display name, or `#3` where it was erased. */
export function nameOf(view: ClubView, number: PersonNumber): string {
  const name = view.people.byNumber(number)?.name ?? '';
  return name === '' ? `#${number}` : name;
}

export const personShown = (view: ClubView, number: PersonNumber): PersonShown => ({
  number,
  name: nameOf(view, number),
  page: isMember(view.state, number) ? `members/${number}` : null,
});
