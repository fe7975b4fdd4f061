import { done, notUnderstood, type Result } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';

/** The longest opinion, in characters. */
const opinionLimit = 60_000;

/** The longest holding, in characters. */
export const holdingLimit = 500;

/** The largest file that an opinion of that length can be, in bytes. */
export const opinionBytes = 4 * opinionLimit;

const kinds = ['md', 'markdown', 'txt'] as const;

/** What cannot be seen and turns the words about it round; what joins the letters of a script, or an emoji, stays. */
const unseen = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** An opinion as it is kept: its lines as they were written, without what cannot be seen. */
export const readOpinion = (text: string): Result<string> =>
  readWords(cleaned(text), 'opinion', opinionLimit);

/** What the Court holds of an Act, in one paragraph. */
export const readHolding = (text: string): Result<string> =>
  readWords(cleaned(text).replace(/\s+/g, ' '), 'holding', holdingLimit);

const cleaned = (text: string): string => withoutUnseen(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'));

/** The text without what cannot be seen, or turns words about. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** The words of a Markdown or text file. Not understood where it is something else, by its name or its bytes. */
export function decodeOpinion(name: string, bytes: Uint8Array): Result<string> {
  const kind = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (!kinds.some((known) => known === kind)) return notUnderstood({ problem: 'file-kind', name, kinds });
  if (bytes.includes(0)) return notUnderstood({ problem: 'file-not-so', name });
  try {
    return done(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return notUnderstood({ problem: 'file-not-so', name });
  }
}
