import type { Instant } from '../../terms/time.ts';
import { banAt } from '../house/book/discipline.ts';
import { isMember } from '../house/book/members.ts';
import type { ClubView } from '../house/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Place } from './page.ts';

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

/** Whether somebody is shown as a member: a ban is told from their having left by nothing. */
export const isShown = ({ state }: ClubView, number: PersonNumber, now: Instant): boolean =>
  isMember(state, number) && banAt(state, number, now) === null;

export const personShown = (view: ClubView, number: PersonNumber, now: Instant): PersonShown => ({
  number,
  name: nameOf(view, number),
  page: isShown(view, number, now) ? `members/${number}` : null,
});

/** A name on its own, kept from turning the words around it about; a link where they have a page. */
export const Person = ({ person: { name, page }, place }: { person: PersonShown; place: Place }) =>
  page === null ? (
    <bdi>{name}</bdi>
  ) : (
    <a href={place.link(page)}>
      <bdi>{name}</bdi>
    </a>
  );
