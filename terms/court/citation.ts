/** A case as the Court cites it: `[2026] CoA 3` is the third of that year. */
export const citationOf = ({ year, ordinal }: { readonly year: number; readonly ordinal: number }): string =>
  `[${year}] CoA ${ordinal}`;

const written = /^\[?(\d{4})\]?\s*(?:coa|\/)\s*(\d{1,6})$/i;

/** Reads `[2026] CoA 3`, `2026 CoA 3` or `2026/3`; null for what is none of them. */
export function readCitation(text: string): { year: number; ordinal: number } | null {
  const [, year, ordinal] = written.exec(text.trim()) ?? [];
  return year === undefined || ordinal === undefined
    ? null
    : { year: Number(year), ordinal: Number(ordinal) };
}
