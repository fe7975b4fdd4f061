/** Reads a number as the site itself writes it, counted from 1; null for anything else, `01` and `1e3` too. */
export const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The page of a list that is asked for, counted from 1 and the first unless named; null for what is no number. */
export const readPage = ({ page }: Readonly<Record<string, string>>): number | null =>
  page === undefined ? 1 : readNumber(page);
