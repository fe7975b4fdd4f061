import type { ComponentChildren } from 'preact';
import { actNumbered } from '../../../terms/register.ts';

/** Where an Act is found from the page that speaks of it. */
export type ActAddress = (act: string) => string;

const citations = /\b((?:0|[IV]+)(?:\.\d+)+)\b/;

/** Words of the Terms; each Act that they cite is a link. */
export function Cited({ words, to }: { words: string; to: ActAddress }) {
  const pieces: ComponentChildren[] = words
    .split(citations)
    .map((piece) => (actNumbered(piece) === null ? piece : <a href={to(piece)}>{piece}</a>));
  return <>{pieces}</>;
}
