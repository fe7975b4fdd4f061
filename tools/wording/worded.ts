import type { ClubView } from '../../src/house/ports.ts';
import type { Wording } from '../../src/house/words/text.ts';
import { namesIn } from '../names-in.ts';

export type { FieldSamples } from '../../src/house/words/text.ts';

/** One sample of words that need to know nothing. */
export const once: readonly object[] = [{}];

/** Every code of a union, once: one that is missing does not compile. */
export const everyOne = <Code extends string>(codes: Readonly<Record<Code, true>>): Code[] => namesIn(codes);

interface Said {
  code: string;
  text: string;
}

/** The words of every sample, by its code. */
export function wordsOfAll<Fields>(
  words: {
    readonly [Code in keyof Fields]: Wording | ((fields: Fields[Code], view: ClubView) => Wording);
  },
  samples: { readonly [Code in keyof Fields]: readonly Fields[Code][] },
  { sign, view }: { sign: string; view: ClubView },
): Said[] {
  const said: Said[] = [];
  for (const code in samples)
    for (const fields of samples[code]) {
      const worded = words[code];
      const { wrong, remedy, closing = '' } = typeof worded === 'function' ? worded(fields, view) : worded;
      const lines = [`${sign} ${wrong}`, remedy, closing].filter((line) => line !== '');
      said.push({ code, text: lines.join('\n') });
    }
  return said;
}
