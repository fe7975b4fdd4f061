import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** How many lists and quotations may stand within each other; what is deeper takes a reader nowhere, and long to read. */
const deepest = 8;

const mark = '[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';
const tooDeep = new RegExp(`^((?:${mark}){${deepest}}[ \\t]*)(?=${mark})`, 'gm');
const rule = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

/** Markdown in which nothing is nested deeper than that. */
const shallow = (markdown: string): string =>
  markdown.replace(tooDeep, (marks, _, at: number) => {
    const line = markdown.slice(at, markdown.indexOf('\n', at) >>> 0);
    return rule.test(line) ? marks : `${marks}\\`;
  });

/** What was compiled lately, the latest last: an opinion never changes, and is read often. */
const lately = new Map<string, string>();
const remembered = 40;

/** The text as HTML of which nothing may be shown as it is: only what is known to be harmless is taken from it. */
export function compile(markdown: string): string {
  const html =
    lately.get(markdown) ??
    micromark(shallow(markdown), {
      extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
      htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmAutolinkLiteralHtml()],
    });
  lately.delete(markdown);
  lately.set(markdown, html);
  for (const oldest of lately.keys()) {
    if (lately.size <= remembered) break;
    lately.delete(oldest);
  }
  return html;
}
