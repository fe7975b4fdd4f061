import type { DiplomacyMap, Location, Province } from '../map/map.ts';
import { aboutLike, slips, type Target } from './slips.ts';
import { begins, longestName, type Spelling, type Spellings, spellingsOf } from './spellings.ts';

/**
 * What a word can mean: one place; several, none of them more than another; or none, and perhaps some that are spelt nearly so.
 * `sure` is false where a slip of the pen was mended.
 */
export type Meaning =
  | { readonly is: 'place'; readonly at: Location; readonly sure: boolean }
  | { readonly is: 'several'; readonly provinces: readonly Province[] }
  | { readonly is: 'none'; readonly near: readonly Province[] };

/** How many meanings are kept for each map; then it starts again. */
const mostKept = 2_000;
const kept = new WeakMap<DiplomacyMap, Map<string, Meaning>>();

/**
 * What a word means on a map, whatever the unit and whatever is possible (DATC 4.E.2, MJ B.IV(1)). The first of these that fits
 * something decides, so that a slip that spells another province is that province (MJ B.IV(2), WM D.III(1)):
 * a name or a listed abbreviation, which is never ambiguous; the beginning of a name or of its words, or one of them; its consonants;
 * a slip of the pen.
 */
export function meaningOf(word: string, map: DiplomacyMap): Meaning {
  if (word.length > longestName) return { is: 'none', near: [] };
  const meanings = kept.get(map) ?? new Map<string, Meaning>();
  const before = meanings.get(word);
  if (before !== undefined) return before;
  const meaning = workedOut(word, spellingsOf(map));
  if (meanings.size >= mostKept) meanings.clear();
  meanings.set(word, meaning);
  kept.set(map, meanings);
  return meaning;
}

function workedOut(word: string, spellings: Spellings): Meaning {
  const exact = spellings.exact.get(word);
  if (exact !== undefined) return { is: 'place', at: exact, sure: true };
  if (spellings.powers.has(word) || word.length < 2) return { is: 'none', near: [] };
  const sameLetter = spellings.byLetter.get(word.charAt(0)) ?? [];
  const begun = begunBy(word, sameLetter, spellings.long);
  if (begun.length > 0) return oneOf(begun, true);
  const short = isConsonants(word) ? provincesOf(sameLetter.filter((each) => isSkeleton(word, each))) : [];
  if (short.length > 0) return oneOf(short, true);
  return slipped(word, spellings);
}

const provincesOf = (spellings: readonly { readonly province: Province }[]): readonly Province[] => [
  ...new Set(spellings.map(({ province }) => province)),
];

function oneOf(provinces: readonly Province[], sure: boolean): Meaning {
  const [first, second] = provinces;
  if (first === undefined) return { is: 'none', near: [] };
  return second === undefined ? { is: 'place', at: first, sure } : { is: 'several', provinces };
}

/**
 * Whose names begin so, or have a word that does: `Aden` is the Gulf of Aden, `Gulf` is several. The first letters of an abbreviation in
 * use can make a word ambiguous (`Bo`, as there is Bothnia), but a few of them alone say too little: `Roma` is as near to Rome as to
 * Romania.
 */
function begunBy(
  word: string,
  sameLetter: readonly Spelling[],
  long: readonly Spelling[],
): readonly Province[] {
  const begun = sameLetter.filter((each) => begins(word, each));
  const enough = word.length > 4 || begun.some(({ full }) => full);
  const inside = long.filter(({ words }) => words.some((each, at) => at > 0 && isWordOf(word, each)));
  return provincesOf([...(enough ? begun : []), ...inside]);
}

const isWordOf = (written: string, word: string): boolean =>
  written.length > 3 ? word.startsWith(written) : word === written;

/** Whether a word is three letters or more, all but the first consonants. */
const isConsonants = (word: string): boolean => word.length > 2 && !/[aeiou]/.test(word.slice(1));

/** `mnch` of `munich`: some of the name's letters in their order, from its first. */
function isSkeleton(word: string, { whole, full }: Spelling): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return full && at === word.length;
}

/** What a slip of the pen may have come from, by as few faults as can be. Where nobody could be sure, what is spelt nearly so. */
function slipped(word: string, { targets, ids }: Spellings): Meaning {
  const near = aboutLike(word, targets, 2)
    .map((target) => ({ ...target, far: slips(word, target.text, 2) }))
    .filter(({ far }) => far <= 2);
  const understood = leastFaults(near.filter((each) => isUnderstood(word, each)));
  if (understood.length > 0) return oneOf(understood, false);
  const short =
    word.length > 4 ? [] : aboutLike(word, ids, 1).filter(({ text }) => slips(word, text, 1) <= 1);
  const long = near.filter(({ far }) => far < (word.length < 6 ? 2 : 3));
  return { is: 'none', near: [...new Set([...provincesOf(short), ...leastFaults(long)])].slice(0, 4) };
}

interface Near extends Target {
  readonly far: number;
}

function leastFaults(near: readonly Near[]): readonly Province[] {
  const least = Math.min(...near.map(({ faults, far }) => faults + far));
  return provincesOf(near.filter(({ faults, far }) => faults + far === least));
}

/**
 * Whether a slip leaves no doubt. Short words spell too many things for one of their letters to be another; the first letter is seldom
 * wrong; and a name that is shortened and misspelt at once has to be the beginning of one with a letter wrong inside.
 */
function isUnderstood(word: string, { text, faults, far }: Near): boolean {
  const shorter = Math.min(word.length, text.length);
  const sameStart = word[0] === text[0];
  if (faults === 1) return far === 1 && sameStart && shorter > 5 && !word.startsWith(text);
  if (shorter < 4) return false;
  if (shorter === 4) return far === 1 && sameStart && !isExchanged(word, text);
  return far <= (shorter < 8 ? 1 : 2) && (sameStart || (far === 1 && shorter > 5));
}

/** Whether the difference is one letter in place of another, and not two that changed places. */
const isExchanged = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') !== [...other].sort().join('');
