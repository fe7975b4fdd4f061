import type { Place } from './page.ts';

/** The way to the pages of a list before and after this one; nothing where there is but one. */
export function Pager({
  path,
  page,
  pages,
  place,
}: {
  path: string;
  page: number;
  pages: number;
  place: Place;
}) {
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
