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
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** How many letters only one of two words has. Each wrong letter makes a difference of two at most. */
function different(one: number, other: number): number {
  let bits = one ^ other;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
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

/** Short words may be a slip away from ids. */
export const idTargets = (ids: readonly Province[]): ReadonlyMap<number, readonly Target[]> =>
  new Map([[3, ids.map((id): Target => ({ province: id, text: id, faults: 0, letters: lettersOf(id) }))]]);

/** The targets of about this length and with about these letters. */
export function aboutLike(
  word: string,
  targets: ReadonlyMap<number, readonly Target[]>,
  most: number,
): readonly Target[] {
  const letters = lettersOf(word);
  const alike: Target[] = [];
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const target of targets.get(length) ?? [])
      if (different(target.letters, letters) <= 2 * most) alike.push(target);
  return alike;
}
/** No word that is compared is longer. */
const longest = 64;

/** Three rows of the table of slips, one after the other in use. */
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * How many slips of the pen are between two words: letters left out, put in, exchanged for another or swapped with the next. Answers a
 * number greater than `most` as soon as it is sure to be greater.
 */
export function slips(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most || other.length > longest) return tooMany;
  let [before, last, line]: readonly Uint8Array[] = rows;
  for (let at = 0; at <= other.length; at++) rows[1][at] = at;
  for (let row = 1; row <= one.length; row++) {
    if (before === undefined || last === undefined || line === undefined) return tooMany;
    if (fillRow(one, other, row, { before, last, line }) > most) return tooMany;
    [before, last, line] = [last, line, before];
  }
  return last?.[other.length] ?? tooMany;
}

interface Rows {
  readonly before: Uint8Array;
  readonly last: Uint8Array;
  readonly line: Uint8Array;
}

/** Fills the row of one letter and answers the least in it. */
function fillRow(one: string, other: string, row: number, { before, last, line }: Rows): number {
  const letter = one.charCodeAt(row - 1);
  line[0] = row;
  let least = row;
  for (let at = 1; at <= other.length; at++) {
    const its = other.charCodeAt(at - 1);
    let best = (last[at - 1] ?? 0) + (its === letter ? 0 : 1);
    best = Math.min(best, (last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1);
    if (isSwapped(one, other, row, at)) best = Math.min(best, (before[at - 2] ?? 0) + 1);
    line[at] = best;
    if (best < least) least = best;
  }
  return least;
}

const isSwapped = (one: string, other: string, row: number, at: number): boolean =>
  row > 1 &&
  at > 1 &&
  one.charCodeAt(row - 1) === other.charCodeAt(at - 2) &&
  one.charCodeAt(row - 2) === other.charCodeAt(at - 1);
