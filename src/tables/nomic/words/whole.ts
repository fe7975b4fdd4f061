import { colours, type Reply, type ReplyFile, toClub } from '../../../house/words/reply.ts';
import { cut, paragraphs } from '../../../house/words/text.ts';

/** How much of a text is said in a message itself, in characters. */
const mostSaid = 1_500;

/** A text as it is shown in a message: safe, and cut where it is long; the whole of it comes along as a file then. */
export function saidWhole(text: string, name: string): { shown: string; files: ReplyFile[] } {
  const safe = paragraphs(text.trim());
  if (safe.length <= mostSaid) return { shown: safe, files: [] };
  const bytes = new TextEncoder().encode(`${text}\n`);
  return {
    shown: `${cut(safe, mostSaid)}\n*The whole text is in the file.*`,
    files: [{ name: `${name}.txt`, bytes, alt: 'The whole text' }],
  };
}

/** How long a message may be, in characters. */
const mostLines = 1_900;

/** A message of those lines, and whom it calls; the lines are in an embed where they are too long for the message itself. */
export const inMessage = (
  lines: readonly string[],
  calls: readonly string[],
  { embeds = [], ...besides }: Partial<Reply>,
): Reply => {
  const text = lines.join('\n');
  if (text.length <= mostLines) return toClub([text, ...calls], { ...besides, embeds });
  const long = { color: colours.reading, description: text };
  return toClub(calls.length === 0 ? null : calls, { ...besides, embeds: [long, ...embeds] });
};
