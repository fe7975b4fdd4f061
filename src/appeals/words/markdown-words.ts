import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { cut } from '../../house/words/text.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Of how many characters of Markdown at most the beginning is made. */
const read = 3_000;

/** The first words of a text in Markdown, without what formats them, in at most so many characters; not yet safe to show. */
export function beginningOf(markdown: string, limit: number): string {
  const html = micromark(markdown.slice(0, read), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const words = html
    .replace(/<li>\n?/g, '• ')
    .replace(/<\/t[dh]>\n?/g, '  ')
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<\/?(?:[a-z]+\d?)(?: [^<>]*)?\/?>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{2,}/g, '\n\n')
    .trim();
  return cut(words, limit);
}
