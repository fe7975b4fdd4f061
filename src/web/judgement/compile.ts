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

/** Where a paragraph ends for certain: before an empty line, an item of a list or a heading. */
const paragraph = /\n(?= *\n| {0,3}(?:[-+*]|1[.)])[ \t]+\S| {0,3}#{1,6}[ \t])/;

/** The most marks of emphasis in a paragraph; to pair many more takes minutes. */
const mostMarks = 1_000;

/** Markdown in which the marks of a paragraph beyond those are only characters. */
const plainly = (markdown: string): string =>
  markdown
    .split(paragraph)
    .map((words) => {
      let marks = 0;
      return words.replace(/\\.|[*_~]/gs, (mark) => {
        if (mark.length > 1) return mark;
        marks += 1;
        return marks > mostMarks ? `\\${mark}` : mark;
      });
    })
    .join('\n');

/** What was compiled lately, the latest last: an opinion never changes, and is read often. */
const lately = new Map<string, string>();
const remembered = 40;

/** The text as HTML of which nothing may be shown as it is: only what is known to be harmless is taken from it. */
export function compile(markdown: string): string {
  const html =
    lately.get(markdown) ??
    micromark(shallow(plainly(markdown)), {
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
