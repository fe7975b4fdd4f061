import stringWidth from 'string-width';
import { whenAsked } from '../../../terms/when-asked.ts';

/** So many columns of a box fit beside a post on a telephone 360 pixels wide; `test/browser/board-on-a-telephone.test.ts` measures it. */
export const columnsOnATelephone = 30;

/** How many columns a text takes where every letter is as wide as the next: Chinese letters and emoji take two, accents none. */
export const columnsOf = (text: string): number => stringWidth(text);

const letters = whenAsked(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The text in at most so many columns; what was cut off is an ellipsis. */
export function cutToColumns(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let kept = '';
  for (const { segment } of letters().segment(text)) {
    if (columnsOf(kept + segment) >= columns) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Letters that are read from right to left. */
const leftwards = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The text, so that it turns round nothing before or behind it. */
export const apart = (text: string): string => (leftwards.test(text) ? `\u2068${text}\u2069` : text);

/** A line of a box: what goes before the name, the name, and what comes after it. */
export interface BoxLine {
  before: string;
  /** `mark` stays where the name is cut. */
  name: string;
  mark: string;
  after: readonly string[];
}

const leastForNames = 6;

/** Lines in a box, the columns under one another: names to the left, the rest to the right. Names are cut so that no line wraps. */
export function boxed(lines: readonly BoxLine[]): string {
  const before = widest(lines.map((line) => line.before));
  const after = (lines[0]?.after ?? []).map((_, at) => widest(lines.map((line) => line.after[at] ?? '')));
  const others = [before, ...after].reduce((sum, width) => sum + width + 1, 0);
  const room = Math.max(leastForNames, columnsOnATelephone - others);
  const names = lines.map(({ name, mark }) => `${apart(cutToColumns(name, room - columnsOf(mark)))}${mark}`);
  const width = widest(names);
  const aligned = lines.map((line, at) => {
    const name = names[at] ?? '';
    const cells = line.after.map((cell, column) => spaces((after[column] ?? 0) - columnsOf(cell)) + cell);
    const own = [
      spaces(before - columnsOf(line.before)) + line.before,
      name + spaces(width - columnsOf(name)),
    ];
    return [...own, ...cells].join(' ');
  });
  return `\`\`\`\n${aligned.join('\n')}\n\`\`\``;
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(columnsOf));

const spaces = (many: number): string => ' '.repeat(Math.max(0, many));
