import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Instant } from '../../terms/time.ts';
import { dayOf, mediumDayOf } from '../../terms/words.ts';
import { banAt } from '../house/book/discipline.ts';
import { isMember } from '../house/book/members.ts';
import type { ClubView } from '../house/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Meeting } from './calendar/read.ts';
import type { Place, Shown } from './page.ts';

/** The addresses of the club whose page is drawn. */
export const Here = createContext<Place>({ link: (path) => path });

/** Gives the address of another page of the same club. */
export const useLink = (): Place['link'] => useContext(Here).link;

interface LinkShown {
  /** Its path, or `#` and a place on the same page. */
  to: string;
  class?: string;
  download?: boolean;
  children: ComponentChildren;
}

/** The way to another page of the same club. */
export const Link = ({ to, children, ...rest }: LinkShown) => (
  <a {...rest} href={useLink()(to)}>
    {children}
  </a>
);

/** A page of that kind, under its title. */
export const sheet = (kind: string, title: string, children: ComponentChildren): Shown => ({
  title,
  main: (
    <div class={kind}>
      <h1>{title}</h1>
      {children}
    </div>
  ),
});

interface TableShown {
  caption: string;
  /** Over the columns of words, which come first, and over those of figures. */
  words: readonly string[];
  figures?: readonly string[];
  children: ComponentChildren;
}

export const FigureHead = ({ children }: { children: ComponentChildren }) => (
  <th scope="col" class="number">
    {children}
  </th>
);

export const Table = ({ caption, words, figures = [], children }: TableShown) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {words.map((column) => (
          <th scope="col">{column}</th>
        ))}
        {figures.map((column) => (
          <FigureHead>{column}</FigureHead>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface RowShown {
  class?: string | undefined;
  head?: ComponentChildren;
  words?: readonly ComponentChildren[];
  figures?: readonly ComponentChildren[];
}

/** A row of a table: its head, its words, and then its figures. */
export const Row = ({ class: kind, head, words = [], figures = [] }: RowShown) => (
  <tr class={kind}>
    {head === undefined ? null : <th scope="row">{head}</th>}
    {words.map((cell) => (
      <td>{cell}</td>
    ))}
    {figures.map((cell) => (
      <td class="number">{cell}</td>
    ))}
  </tr>
);

interface SectionShown {
  id: string;
  title: string;
  children: ComponentChildren;
}

/** A part of a page under a heading of its own. */
export const Section = ({ id, title, children }: SectionShown) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** One line of a list of `facts`. */
export const Fact = ({ what, children }: { what: string; children: ComponentChildren }) => (
  <div>
    <dt>{what}</dt>
    <dd>{children}</dd>
  </div>
);

interface PagerShown {
  path: string;
  page: number;
  pages: number;
}

/** The way to the pages of a list before and after this one; nothing where there is but one. */
export function Pager({ path, page, pages }: PagerShown) {
  const link = useLink();
  if (pages === 1) return null;
  const to = (wanted: number) => link(`${path}${path.includes('?') ? '&' : '?'}page=${wanted}`);
  return (
    <nav class="pager" aria-label="Pages of the list">
      {page > 2 ? <a href={to(1)}>First page</a> : null}
      {page > 1 ? (
        <a rel="prev" href={to(page - 1)}>
          Page before
        </a>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a rel="next" href={to(page + 1)}>
          Next page
        </a>
      ) : null}
      {page < pages - 1 ? <a href={to(pages)}>Last page</a> : null}
      <span class="print-all" data-pages={pages} />
    </nav>
  );
}

interface FinderShown {
  path: string;
  label: string;
  name?: string;
  /** What was looked for; empty for nothing. */
  sought: string;
  /** What the link back to the whole list is called. */
  whole: string;
  /** What else the address has to say. */
  besides?: Readonly<Record<string, string>>;
}

/** The field with which a long list is searched. It works without any script. */
export function Finder({ path, label, name = 'words', sought, whole, besides = {} }: FinderShown) {
  const link = useLink();
  const query = new URLSearchParams(besides);
  return (
    <search>
      <form class="look-for" action={link(path)} method="get">
        {Object.entries(besides).map(([field, value]) => (
          <input type="hidden" name={field} value={value} />
        ))}
        <label for={name}>{label}</label>
        <input id={name} name={name} type="search" value={sought} maxLength={60} autocomplete="off" />
        <button type="submit">Find</button>
        {sought === '' ? null : <a href={link(`${path}${query.size === 0 ? '' : `?${query}`}`)}>{whole}</a>}
      </form>
    </search>
  );
}

/** `Friday 20 November 2026` */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayOf(date)}</time>;

/** `20 Nov 2026` */
export const MediumDay = ({ date }: { date: string }) => <time dateTime={date}>{mediumDayOf(date)}</time>;

export const Times = ({ meeting: { opensAt, closesAt, opens, closes } }: { meeting: Meeting }) => (
  <span class="times">
    <time dateTime={opensAt}>{opens}</time>–<time dateTime={closesAt}>{closes}</time>
  </span>
);

/** The day of a session and its times. */
export const When = ({ meeting }: { meeting: Meeting }) => (
  <>
    <Day date={meeting.date} />, <Times meeting={meeting} />
  </>
);

/** Somebody as the site names them. */
export interface PersonShown {
  number: PersonNumber;
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
export const Person = ({ person: { name, page } }: { person: PersonShown }) =>
  page === null ? (
    <bdi>{name}</bdi>
  ) : (
    <Link to={page}>
      <bdi>{name}</bdi>
    </Link>
  );
