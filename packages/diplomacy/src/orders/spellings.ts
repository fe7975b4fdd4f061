import type { DiplomacyMap, Location, Power, Province, ProvinceFacts } from '../map/map.ts';
import { idTargets, type Target, targetsOf } from './slips.ts';
import { fold } from './tokens.ts';

/** One way to write a province. */
export interface Spelling {
  readonly province: Province;
  /** `gulf`, `of`, `lyon`. */
  readonly words: readonly string[];
  /** The words as one: `gulfoflyon`. */
  readonly whole: string;
  /** Whether a dash stands before the word with this number: `Mid-Atlantic Ocean` has `[false, true, false]`. */
  readonly dashed: readonly boolean[];
  /** Whether this is the name, and no abbreviation. */
  readonly full: boolean;
}

/** All that a map's places are called. */
export interface Spellings {
  readonly exact: ReadonlyMap<string, Location>;
  /** The ids, which short words are compared with. */
  readonly ids: ReadonlyMap<number, readonly Target[]>;
  readonly byLetter: ReadonlyMap<string, readonly Spelling[]>;
  /** The names of two words and more. */
  readonly long: readonly Spelling[];
  /** What a misspelt word may have been meant to be, by its length. */
  readonly targets: ReadonlyMap<number, readonly Target[]>;
  /** The names of powers: never a shortened or misspelt province. */
  readonly powers: ReadonlySet<string>;
  /** What each power and its people are called, the id first. */
  readonly nations: ReadonlyMap<Power, readonly string[]>;
}

const known = new WeakMap<DiplomacyMap, Spellings>();

/** The spellings of a map, made once for each. */
export function spellingsOf(map: DiplomacyMap): Spellings {
  const made = known.get(map) ?? make(map);
  known.set(map, made);
  return made;
}

function make(map: DiplomacyMap): Spellings {
  const provinces = [...map.provinces.values()].filter(({ terrain }) => terrain !== 'impassable');
  const all = provinces.flatMap(ofProvince);
  const byLetter = new Map<string, Spelling[]>();
  for (const spelling of all) {
    const letter = spelling.whole.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), spelling]);
  }
  return {
    exact: exactOf(provinces, all),
    ids: idTargets(provinces.map(({ id }) => id)),
    byLetter,
    long: all.filter(({ words, full }) => full && words.length > 1),
    targets: targetsOf(all),
    powers: new Set([...map.powers.values()].map(({ name }) => fold(name))),
    nations: new Map(
      [...map.powers.values()].map(({ id, name, adjective }) => [id, [id, name, adjective].map(fold)]),
    ),
  };
}

function ofProvince({ id, name, abbreviations }: ProvinceFacts): Spelling[] {
  return [...new Set([name, id, ...abbreviations])].map((text) => spelling(id, text, text === name));
}

function spelling(province: Province, text: string, full: boolean): Spelling {
  const pieces = [...fold(text.slice(0, longestName)).matchAll(/([-‐‑–]?)\s*(\p{L}+)/gu)];
  const words = pieces.map(([, , word = '']) => word);
  const dashed = pieces.map(([, dash = '']) => dash !== '');
  return { province, words, whole: words.join(''), dashed, full };
}

/** No name of a province is longer: what is longer is only read where it is written out. */
export const longestName = 60;

/** What needs no guessing. An id comes before a name, a name before an abbreviation, and coasts are written as `stpnc` too. */
function exactOf(provinces: readonly ProvinceFacts[], all: readonly Spelling[]): Map<string, Location> {
  const ids = provinces.map(({ id }): [string, Location] => [id, id]);
  const names = [...all].sort((one, other) => Number(one.full) - Number(other.full));
  const coasts = provinces.flatMap(({ id, coasts }) =>
    coasts.map((coast): [string, Location] => [`${id}${coast}`, `${id}/${coast}`]),
  );
  return new Map([
    ...coasts,
    ...names.map(({ whole, province }): [string, Location] => [whole, province]),
    ...ids,
  ]);
}

const small = new Set(['of', 'the', 'de', 'and']);

/**
 * Whether letters are the beginnings of a spelling's words, one after the other, the last of which may be left out: `westmed` and `wm`
 * of `Western Mediterranean`, `golyon` of `Gulf of Lyon`. Words such as `of` may be left out anywhere.
 */
export function begins(text: string, { words, whole }: Spelling): boolean {
  if (text === '') return false;
  if (whole.startsWith(text)) return true;
  if (words.length === 1) return false;
  let ends = new Set([0]);
  for (const [at, word] of words.entries()) {
    const next = new Set(at > 0 && small.has(word) ? ends : []);
    for (const end of ends)
      for (let length = common(text, end, word); length > 0; length--) next.add(end + length);
    if (next.has(text.length)) return true;
    ends = next;
  }
  return false;
}

/** How many letters of the text, from an offset on, are the beginning of a word. */
function common(text: string, from: number, word: string): number {
  let length = 0;
  while (length < word.length && text[from + length] === word[length]) length++;
  return length;
}
