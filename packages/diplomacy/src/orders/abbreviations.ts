import { type DiplomacyMap, type Province, provinceOf } from '../map/map.ts';
import { meaningOf } from './place-name.ts';
import { quote } from './reader.ts';
import { spellingsOf } from './spellings.ts';
import { fold } from './tokens.ts';
import { endsName } from './words.ts';

/** A player's list as it can be agreed to, or one sentence for each abbreviation that cannot. */
export type Agreed =
  | { readonly abbreviations: ReadonlyMap<string, Province> }
  | { readonly refused: readonly string[] };

/** No list has more lines. */
const mostLines = 1_000;

/**
 * A power's own abbreviations, for `Context` (WM D.III(1)). None may spell another province as everybody writes it, or a word of orders:
 * that would make orders say what they do not seem to. The list is for the gamemaster to agree to and for all to see.
 */
export function agreeOn(list: readonly (readonly [string, Province])[], map: DiplomacyMap): Agreed {
  if (list.length > mostLines) return { refused: [`A list has at most ${mostLines} abbreviations.`] };
  const abbreviations = new Map<string, Province>();
  const refused: string[] = [];
  for (const [written, province] of list) {
    const word = letters(written);
    const wrong = whyNot(word, province, abbreviations.get(word), map);
    if (wrong === null) abbreviations.set(word, province);
    else refused.push(`${quote(written)} ${wrong}`);
  }
  return refused.length > 0 ? { refused } : { abbreviations };
}

/** The same as people write it: `VX = Vienna, BX = Black Sea`. A place has to be clear by itself. */
export function readAbbreviations(text: string, map: DiplomacyMap): Agreed {
  const list: (readonly [string, Province])[] = [];
  const refused: string[] = [];
  for (const part of text.split(/[\n,;]/).filter((each) => each.trim() !== '')) {
    const [, written, name] = /^([^=:]+)[=:]([^=:]+)$/.exec(part) ?? [];
    const meant = name === undefined ? null : meaningOf(letters(name), map);
    if (written === undefined || name === undefined)
      refused.push(`${quote(part.trim())} doesn’t say what it means.`);
    else if (meant?.is === 'place' && meant.sure) list.push([written.trim(), provinceOf(meant.at)]);
    else refused.push(`${quote(name.trim())} is no province that I know for sure.`);
  }
  return refused.length > 0 ? { refused } : agreeOn(list, map);
}

const letters = (text: string): string => fold(text).replace(/[^a-z]/g, '');

function whyNot(
  word: string,
  province: Province,
  before: Province | undefined,
  map: DiplomacyMap,
): string | null {
  const name = (id: Province): string => map.provinces.get(id)?.name ?? id;
  if (!map.provinces.has(province)) return `is for ${quote(province)}, which is no province of this map.`;
  if (word.length < 2) return 'has fewer than two letters.';
  if (endsName(word) && word.length < 4) return 'is a word of orders.';
  if (before !== undefined && before !== province) return `is on the list for ${name(before)} already.`;
  const taken = spellingsOf(map).exact.get(word);
  return taken === undefined || provinceOf(taken) === province
    ? null
    : `is ${name(provinceOf(taken))} to everybody.`;
}
