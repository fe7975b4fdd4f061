import type { Paragraph, Piece, Text } from '../rules/text.ts';

/** `<p>`, `</p>` and `<br>`: where one paragraph ends and another begins. */
const breaks = /<\/?p(?:\s[^<>]{0,200})?>|<br\s?\/?>/i;
const linkBegins = /<a(\s[^<>]{1,300})>/gi;
const linkEnd = '</a>';

/**
 * The paragraphs of a text in HTML: `<p>` and `<br>` part them, `<a class="a_rule" href="8">` is a link to the rule with that id,
 * and everything else is text, its tags too. The time is in proportion to the length.
 */
export const readHtml = (html: string): Text =>
  html
    .split(breaks)
    .filter((part) => part.trim() !== '')
    .map(readParagraph);

function readParagraph(html: string): Paragraph {
  const pieces: Piece[] = [];
  let at = 0;
  const addWords = (end: number): void => {
    if (end > at) pieces.push({ text: decoded(html.slice(at, end)) });
  };
  for (const begin of html.matchAll(linkBegins)) {
    const rule = linkedRule(begin[1] ?? '');
    const inside = begin.index + begin[0].length;
    if (rule === null || begin.index < at) continue;
    const end = html.indexOf(linkEnd, inside);
    if (end === -1) break;
    addWords(begin.index);
    pieces.push({ text: decoded(html.slice(inside, end)), rule });
    at = end + linkEnd.length;
  }
  addWords(html.length);
  return pieces;
}

/** The id of the rule that a link leads to; null for any other link. */
function linkedRule(attributes: string): string | null {
  const classes = /\sclass=["']([^"']*)["']/i.exec(attributes)?.[1] ?? '';
  const href = /\shref=["']([^"']*)["']/i.exec(attributes)?.[1];
  return classes.split(/\s/).includes('a_rule') && href !== undefined ? decoded(href) : null;
}

const named: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
]);

const decoded = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => named.get(entity) ?? entity);

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const encoded = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** Each paragraph in HTML, so that `readHtml` reads it as it is. */
export const writeHtml = (text: Text): readonly string[] =>
  text.map((pieces) => `<p>${pieces.map(writePiece).join('')}</p>`);

const writePiece = ({ text, rule }: Piece): string =>
  rule === undefined ? encoded(text) : `<a class="a_rule" href="${encoded(rule)}">${encoded(text)}</a>`;
