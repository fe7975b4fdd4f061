import type { Province } from '../map/map.ts';
import type { Spelling } from './spellings.ts';

/** Something that a misspelt word may have been meant to be. */
export interface Target {
  readonly province: Province;
  readonly text: string;
  /** One where the name is shortened besides: then a slip makes two faults. */
  readonly faults: 0 | 1;
  readonly letters: number;
}

/** The letters of a word, as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** Each wrong letter makes a difference of two at most. */
function different(one: number, other: number): number {
  let bits = one ^ other;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Words can be a slip away from names, from their first words (`tyrrhenian`), from longer abbreviations and from the names' beginnings. */
export function targetsOf(spellings: readonly Spelling[]): ReadonlyMap<number, readonly Target[]> {
  const byLength = new Map<number, Target[]>();
  const seen = new Set<string>();
  const add = (province: Province, text: string, faults: 0 | 1) => {
    if (seen.has(`${province} ${text}`)) return;
    seen.add(`${province} ${text}`);
    const alike = byLength.get(text.length) ?? [];
    byLength.set(text.length, alike);
    alike.push({ province, text, faults, letters: lettersOf(text) });
  };
  for (const { province, words, whole, full } of spellings) {
    if (full || whole.length > 5) add(province, whole, 0);
    for (let count = 1; count < words.length; count++) {
      const first = words.slice(0, count).join('');
      if (first.length > 4) add(province, first, 0);
    }
  }
  for (const { province, whole } of spellings.filter(({ full }) => full))
    for (let length = 5; length < whole.length; length++) add(province, whole.slice(0, length), 1);
  return byLength;
}

/** The targets of about this length and with about these letters. */
export function aboutLike(
  word: string,
  targets: ReadonlyMap<number, readonly Target[]>,
  most: number,
): readonly Target[] {
  const letters = lettersOf(word);
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => word.length - most + at);
  return lengths
    .flatMap((length) => targets.get(length) ?? [])
    .filter((target) => different(target.letters, letters) <= 2 * most);
}
/**
 * How many slips of the pen are between two words: letters left out, put in, exchanged for another or swapped with the next. Answers a
 * number greater than `most` as soon as it is sure to be greater.
 */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = nextRow(one, other, row, last, before);
    if (Math.min(...line) > most) return most + 1;
    before = last;
    last = line;
  }
  return last[other.length] ?? most + 1;
}

function nextRow(
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const line = [row];
  for (let at = 1; at <= other.length; at++) {
    const same = one[row - 1] === other[at - 1] ? 0 : 1;
    const up = last[at] ?? 0;
    const left = line[at - 1] ?? 0;
    const across = last[at - 1] ?? 0;
    const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
    const best = Math.min(up + 1, left + 1, across + same);
    line.push(swapped ? Math.min(best, (before[at - 2] ?? best) + 1) : best);
  }
  return line;
}
