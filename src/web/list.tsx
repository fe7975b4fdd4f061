import type { ComponentChildren } from 'preact';
import type { Place } from './page.ts';

interface TableShown {
  caption: string;
  /** Over the columns of words, which come first, and over those of figures. */
  words: readonly string[];
  figures?: readonly string[];
  /** Its rows. */
  children: ComponentChildren;
}

export const Table = ({ caption, words, figures = [], children }: TableShown) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {words.map((column) => (
          <th scope="col">{column}</th>
        ))}
        {figures.map((column) => (
          <th scope="col" class="number">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** One line of a list of `facts`. */
export const Fact = ({ what, children }: { what: string; children: ComponentChildren }) => (
  <div>
    <dt>{what}</dt>
    <dd>{children}</dd>
  </div>
);

interface PagerShown {
  /** The path of the list. */
  path: string;
  page: number;
  pages: number;
  place: Place;
}

/** The way to the pages of a list before and after this one; nothing where there is but one. */
export function Pager({ path, page, pages, place }: PagerShown) {
  if (pages === 1) return null;
  const to = (wanted: number) => place.link(`${path}${path.includes('?') ? '&' : '?'}page=${wanted}`);
  return (
    <nav class="pager" aria-label="Pages of the list">
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
    </nav>
  );
}
