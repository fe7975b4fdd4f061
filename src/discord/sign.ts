import { createHash } from 'node:crypto';

/** Four characters that nobody sees, and that no text from people has: `tidy` takes them out. */
const digits = ['\u200B', '\u200C', '\u2060', '\u2062'] as const;

/** Pairs of bits in a byte. */
const places = [6, 4, 2, 0];

const bytes = 8;

/** A sign that nobody sees, always the same for the same words. A post that ends with it is found again by it. */
export const signOf = (words: string): string =>
  [...createHash('sha256').update(words).digest().subarray(0, bytes)]
    .flatMap((byte) => places.map((place) => digits[(byte >> place) & 3]))
    .join('');

/** The text with that sign at its end. A space keeps it out of an address. */
export const signed = (content: string, words: string): string =>
  content === '' ? signOf(words) : `${content} ${signOf(words)}`;

/** Such a sign at the end of a post. */
const sign = new RegExp(`[${digits.join('')}]{${bytes * places.length}}$`);

/** The text with the sign that a post had before, if it had one. */
export function signedAs(before: string, content: string): string {
  const [own] = sign.exec(before) ?? [];
  return own === undefined ? content : `${content} ${own}`;
}

/** Whether a post bears that sign. Earlier versions put the words themselves in small print below it. */
export const bears = (content: string, words: string): boolean =>
  content.endsWith(signOf(words)) || content.split('\n').at(-1) === `-# ${words}`;
