import { differenceOf, type Stretch, shortened } from '../../../terms/amendment/difference.ts';
import { paragraphs } from './text.ts';

const marks = { same: '', removed: '~~', added: '**' } as const;

/** What was changed from one text to another: what is gone is struck out, what is new is bold. */
export const differenceText = (
  before: string,
  after: string,
  limit: number,
): { text: string; whole: boolean } => stretchesText(differenceOf(before, after), limit);

/** The same where the difference is known. */
export function stretchesText(
  stretches: readonly Stretch[],
  limit: number,
): { text: string; whole: boolean } {
  let text = '';
  for (const stretch of shortened(stretches)) {
    const piece = marked(stretch);
    if (text.length + piece.length > limit)
      return { text: `${text}${restOf(stretch, limit - text.length)} …`, whole: false };
    text += piece;
  }
  return { text, whole: true };
}

/** As much of a stretch as there is room for; its words may grow to twice their length when they are made harmless. */
const restOf = ({ kind, text }: Stretch, room: number): string =>
  room < 100 ? '' : marked({ kind, text: text.slice(0, room / 3) });

/** Marks stand next to words, never next to the gaps around them. */
function marked({ kind, text }: Stretch): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const mark = words === '' ? '' : marks[kind];
  return `${before}${mark}${paragraphs(words)}${mark}${after}`;
}
