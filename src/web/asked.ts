/** Reads a number as the site itself writes it, counted from 1; null for anything else, `01` and `1e3` too. */
export const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The page of a list that is asked for, counted from 1 and the first unless named; null for what is no number. */
export const readPage = ({ page }: Readonly<Record<string, string>>): number | null =>
  page === undefined ? 1 : readNumber(page);

/** The part of a list that is on its page of that number; null for a page that is not there. */
export function pageOf<Row>(list: readonly Row[], rowsAPage: number, page: number | null) {
  const pages = Math.max(1, Math.ceil(list.length / rowsAPage));
  if (page === null || page > pages) return null;
  return { page, pages, rows: list.slice((page - 1) * rowsAPage, page * rowsAPage) };
}
