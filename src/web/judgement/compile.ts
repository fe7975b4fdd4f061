import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** How many lists and quotations may stand within each other; what is deeper takes a reader nowhere, and long to read. */
const deepest = 8;

const mark = '[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';
const tooDeep = new RegExp(`^((?:${mark}){${deepest}}[ \\t]*)(?=${mark})`, 'gm');
const rule = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

const shallow = (markdown: string): string =>
  markdown.replace(tooDeep, (marks, _, at: number) => {
    const line = markdown.slice(at, markdown.indexOf('\n', at) >>> 0);
    return rule.test(line) ? marks : `${marks}\\`;
  });

/** Where a paragraph ends for certain: before an empty line, an item of a list or a heading. */
const paragraph = /\n(?= *\n| {0,3}(?:[-+*]|1[.)])[ \t]+\S| {0,3}#{1,6}[ \t])/;

/** The most paragraphs of an opinion, headings and items of lists among them; many more take seconds to read. */
const mostParagraphs = 2_000;

/** The most marks in a paragraph; to pair many more takes minutes. */
const mostMarks = 500;

/** The most lines of a paragraph that are kept apart; what a line makes of those before it takes minutes to find out for many more. */
const mostLines = 500;

/** Markdown with no more than that: what is beyond is broken up, or made one line or paragraph. */
function plainly(markdown: string): string {
  const paragraphs = markdown.split(paragraph);
  return [...paragraphs.slice(0, mostParagraphs), paragraphs.slice(mostParagraphs).join(' ')]
    .map((words) => fewMarks(fewLines(words)))
    .join('\n');
}

/** What begins again must not be read as an item or a rule: the mark before which it is broken is only a character. */
function fewMarks(words: string): string {
  let marks = 0;
  return words.replace(/\\.|[*_~[\]<&`!]/gs, (mark) => {
    marks += 1;
    if (marks % mostMarks > 0) return mark;
    return mark.length > 1 ? `\n\n${mark}` : `\n\n\\${mark}`;
  });
}

function fewLines(words: string): string {
  const lines = words.split('\n');
  return [...lines.slice(0, mostLines), lines.slice(mostLines).join(' ')].join('\n');
}

/** A line that makes a heading of the words above it, or stands between paragraphs; and the most of an opinion. */
const underlines = { pattern: /^ {0,3}(?=(?:=+|-+)[ \t]*$)/gm, most: 200 };

/** A line of a quotation, up to its first mark; and the most of an opinion. */
const quotations = { pattern: /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?=>)/gm, most: 1_000 };

/** Markdown in which such lines beyond those are only characters; to look back from many more takes minutes. */
function fewOf({ pattern, most }: { pattern: RegExp; most: number }, markdown: string): string {
  let lines = 0;
  return markdown.replace(pattern, (start) => {
    lines += 1;
    return lines > most ? `${start}\\` : start;
  });
}

/** The text as HTML of which nothing may be shown as it is: only what is known to be harmless is taken from it. */
export const compile = (markdown: string): string =>
  micromark(shallow(plainly(fewOf(quotations, fewOf(underlines, markdown)))), {
    extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmAutolinkLiteralHtml()],
  });
