import type { DiplomacyMap } from '../map/map.ts';
import { spellingsOf } from './spellings.ts';
import { fold } from './tokens.ts';

/** One order of a text, and where in the text it begins. */
export interface OrderLine {
  readonly text: string;
  readonly from: number;
}

/** Where another order begins, after a semicolon, or a condition: but `if not` only goes on with the options before it. */
const next =
  /(?<=;)(?=\s*(?:a|f|army|fleet|build|disband|remove|waive)\b)|(?<=[\s,;(])(?=if\s(?!\s*not\b))/giu;

/**
 * The orders of a text of several lines, and of lines with several orders: `A Vie-Gal; A Bud-Ser`, `A Vie-Gal, if dislodged retreat Boh`.
 * Empty lines are left out, and headings such as `Austria:`.
 */
export function linesOf(text: string, map: DiplomacyMap): readonly OrderLine[] {
  const { nations } = spellingsOf(map);
  const headings = new Set([...nations.values()].flat());
  const lines: OrderLine[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    for (const part of partsOf(line))
      if (!headings.has(fold(part.text.replace(/[\s:.*_-]/g, ''))) && /[\p{L}\p{N}]/u.test(part.text))
        lines.push({ text: part.text, from: from + part.from });
    from += line.length + 1;
  }
  return lines;
}

function partsOf(line: string): readonly OrderLine[] {
  if (/^(?:if|when)\b/i.test(line.trimStart())) return [trimmed(line, 0)];
  const starts = [0, ...[...line.matchAll(next)].map(({ index }) => index)];
  return starts.map((start, at) => trimmed(line.slice(start, starts[at + 1]), start));
}

/** A part without what sets it apart from others. */
function trimmed(part: string, from: number): OrderLine {
  const text = part.trimStart();
  let end = text.length;
  while (end > 0 && /[\s,;(]/.test(text.charAt(end - 1))) end--;
  return { text: text.slice(0, end), from: from + part.length - text.length };
}
