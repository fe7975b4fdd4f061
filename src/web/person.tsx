import type { PersonShown } from './names.ts';
import type { Place } from './page.ts';

/** A name on its own, kept from turning the words around it about; a link where they have a page. */
export const Person = ({ person: { name, page }, place }: { person: PersonShown; place: Place }) =>
  page === null ? (
    <bdi>{name}</bdi>
  ) : (
    <a href={place.link(page)}>
      <bdi>{name}</bdi>
    </a>
  );
