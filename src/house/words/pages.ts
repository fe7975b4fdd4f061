/** Cuts a text into pages of at most `limit` characters: between lines, else words, else anywhere. At least one. */
export function pagesOf(text: string, limit = 3500): string[] {
  const pages: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const end = breakBefore(rest, limit);
    pages.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pages, rest];
}

function breakBefore(text: string, limit: number): number {
  const line = text.lastIndexOf('\n', limit);
  if (line > limit / 2) return line;
  const space = text.lastIndexOf(' ', limit);
  return space > 0 ? space : limit;
}

/** How much is on a page at most: so many rows, and no more than weighs so much together, but for a row that weighs more itself. */
interface PageLimits<Row> {
  rows: number;
  weight: number;
  weigh(row: Row): number;
}

/** The rows in pages, in order. There is always a first page. */
export function rowsInPages<Row>(
  all: readonly Row[],
  { rows, weight, weigh }: PageLimits<Row>,
): readonly (readonly Row[])[] {
  const pages: Row[][] = [];
  let heavy = 0;
  for (const row of all) {
    const last = pages.at(-1);
    const own = weigh(row);
    if (last === undefined || last.length >= rows || heavy + own > weight) {
      pages.push([row]);
      heavy = own;
    } else {
      last.push(row);
      heavy += own;
    }
  }
  return pages.length === 0 ? [[]] : pages;
}

/** The page asked for, brought into the range there is; pages count from 1. */
export function pick<T>(
  pages: readonly T[],
  wanted: number,
): { item: T | undefined; page: number; pages: number } {
  const page = Math.min(Math.max(1, Number.isInteger(wanted) ? wanted : 1), Math.max(1, pages.length));
  return { item: pages[page - 1], page, pages: pages.length };
}
