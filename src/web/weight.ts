import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { rowsInPages } from '../house/words/pages.ts';

/** The most bytes of rows on a page of a list; with what stands around them it stays below 100 kB. */
const mostBytes = 70_000;

/** What the markup around one text takes at most, in bytes: a cell, a link with a secret address in it. */
const markup = 60;

const [quote, ampersand, less] = [0x22, 0x26, 0x3c];

/** How many bytes a text takes on a page. */
export function bytesShown(text: string): number {
  let escaped = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote || code === ampersand || code === less) escaped += 1;
  }
  return Buffer.byteLength(text) + 5 * escaped;
}

/** How many bytes a row takes on a page at most, by its data. */
export function weightOf(read: unknown): number {
  if (typeof read === 'string') return bytesShown(read) + markup;
  if (typeof read !== 'object' || read === null) return markup;
  return Object.values(read).reduce((sum: number, each) => sum + weightOf(each), 0);
}

const longestBase = 40;

/** How many bytes something takes on a page at most: each address in it may be below a secret one. */
export function weightDrawn(node: VNode): number {
  const html = render(node);
  return Buffer.byteLength(html) + longestBase * (html.match(/ href="(?!#)/g)?.length ?? 0);
}

/** The rows in pages, in order, each of at most so many rows; of fewer where they are long. There is always a first page. */
export const inPages = <Row>(
  all: readonly Row[],
  rows: number,
  weigh: (row: Row) => number = weightOf,
  weight = mostBytes,
): readonly (readonly Row[])[] => rowsInPages(all, { rows, weigh, weight });

/** The page of that number among those, and how many rows come before it; null for one that is not there. */
export function pageNumbered<Row>(pages: readonly (readonly Row[])[], page: number | null) {
  const rows = page === null ? undefined : pages[page - 1];
  if (page === null || rows === undefined) return null;
  const before = pages.slice(0, page - 1).reduce((sum, each) => sum + each.length, 0);
  return { page, pages: pages.length, rows, before };
}

/** The words that somebody looks for, as they are compared. */
export const wordsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');

/** Whether all those words stand in a text, whatever their case. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
