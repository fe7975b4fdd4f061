import { tidy } from '../../house/names.ts';
import { hasWords, wordsIn } from '../weight.ts';
import { outermost } from './parts.ts';
import type { Part, Sheet } from './sheets.ts';

/** A paragraph of a case in which words stand that are looked for. */
export interface FoundIn {
  part: Part;
  /** The page of the case that has it, counted from 1. */
  page: number;
  /** What stands around the first of the words. */
  excerpt: string;
  /** That word as it is written there. */
  word: string;
}

/** The paragraphs of a case in which all those words stand, in order. */
export function paragraphsWith(sheets: readonly Sheet[], sought: string): FoundIn[] {
  const words = wordsIn(sought);
  return sheets.flatMap((parts, sheet) =>
    parts.flatMap((part) =>
      paragraphsOf(part)
        .filter((text) => hasWords(text, words))
        .map((text) => ({ part, page: sheet + 1, ...placeIn(text, words[0] ?? '') })),
    ),
  );
}

function paragraphsOf(part: Part): readonly string[] {
  if (part.kind !== 'opinion') return part.conditions;
  return part.html === null ? part.text.split('\n') : outermost(part.html).map(textOf);
}

const around = { before: 60, after: 140 };

function placeIn(text: string, word: string): Pick<FoundIn, 'excerpt' | 'word'> {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = Math.max(0, at - around.before);
  const to = at + around.after;
  const excerpt = tidy(text.slice(from, to));
  return {
    excerpt: `${from > 0 ? '…' : ''}${excerpt}${to < text.length ? '…' : ''}`,
    word: text.slice(at, at + word.length),
  };
}

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&amp;': '&' };

/** Where one of these ends, so does the word before it. */
const blocks = /<\/?(?:h\d|[uo]l|li|p|pre|blockquote|t[hdr]|br|hr|div)\b(?:[^">]|"[^"]*")*>/g;

const textOf = (html: string): string =>
  html
    .replace(blocks, ' ')
    .replace(/<(?:[^">]|"[^"]*")*>/g, '')
    .replace(/&(?:quot|lt|amp);/g, (entity) => entities[entity] ?? entity);
