import { Resvg } from '@resvg/resvg-js';
import { drawing } from './png.ts';

/** Enough for the words of all maps, which come again and again. */
const mostOutlines = 1_000;
const outlines = new Map<string, string | null>();

/** The outline of words as `outlined` wants it, worked out once. */
export function knownOutline(words: string, type: string): string | null {
  const text = `<text ${type}>${words}</text>`;
  const known = outlines.get(text);
  if (known !== undefined) return known;
  if (outlines.size >= mostOutlines) outlines.clear();
  const outline = outlineOf(text);
  outlines.set(text, outline);
  return outline;
}

/** What resvg makes of a text: one path, unless there are letters in it that the typeface lacks. */
function outlineOf(text: string): string | null {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text}</svg>`;
  const paths = new Resvg(svg, drawing(svg, 1)).toString().match(/<path [^>]*>/g) ?? [];
  const [path = ''] = paths;
  return paths.length === 1 ? (/ d="([^"]*)"/.exec(path)?.[1] ?? null) : null;
}
