import type { DiplomacyMap, Location, Province } from '../map/map.ts';
import { readCoast } from './coast.ts';
import { type Meaning, meaningOf } from './place-name.ts';
import type { Reader, Trouble } from './reader.ts';
import { slips } from './slips.ts';
import { type Spelling, spellingsOf } from './spellings.ts';
import { endsName } from './words.ts';

/** No name has more words. */
const mostWords = 4;

/**
 * The place that is named here, with its coast where one is named: the longest name that the words make. A coast that the map does not
 * have stays, as it is for legality to say what becomes of it (DATC 4.B.6).
 */
export function readPlace(reader: Reader): Location | Trouble {
  reader.skip();
  const province = readProvince(reader);
  if (typeof province !== 'string' || province.includes('/')) return province;
  const coast = readCoast(reader);
  if (coast === null) return province;
  return typeof coast === 'string' ? `${province}/${coast}` : coast;
}

/** Whether a place could be read here. Nothing is gone past. */
export function isPlace(reader: Reader): boolean {
  const { at } = reader;
  const found = readProvince(reader);
  reader.at = at;
  return typeof found === 'string';
}

/** The province that is named here. It comes with a coast only where both are written as one: `StPNC`. */
export function readProvince(reader: Reader): Location | Trouble {
  if (reader.word() === '')
    return reader.trouble((part) =>
      reader.atEnd ? 'A province is missing at the end.' : `${part} stands where a province should.`,
    );
  return dashedName(reader) ?? named(reader);
}

/** A name with a dash in it, which is no move: `Mid-Atlantic`, `Mid-Altantic Ocean`, `Rub-al-Khali`. */
function dashedName(reader: Reader): Location | null {
  const letter = reader.word().charAt(0);
  for (const spelling of spellingsOf(reader.context.map).long) {
    if (!spelling.whole.startsWith(letter)) continue;
    const length = dashedLength(reader, spelling);
    if (length === 0) continue;
    reader.at += length;
    return spelling.province;
  }
  return null;
}

/**
 * How many tokens from here are words of this name, a dash among them; none where it may be a move. Where the name itself has a dash, its
 * last words may be left out and shortened; any other has to be written out.
 */
function dashedLength(reader: Reader, { words, dashed }: Spelling): number {
  let length = 0;
  let dashes = 0;
  let whole = !dashed.includes(true);
  for (const [at, word] of words.entries()) {
    const dash = at > 0 && reader.tokens[reader.at + length]?.kind === 'dash' ? 1 : 0;
    const written = reader.word(length + dash);
    whole ||= dash === 1 && dashed[at] !== true;
    if (whole ? written !== word : !isPartOf(written, word, at)) return whole || dashes === 0 ? 0 : length;
    length += 1 + dash;
    dashes += dash;
  }
  return dashes > 0 ? length : 0;
}

/** Two letters of a word, or most of it with one slip. */
function isPartOf(written: string, word: string, at: number): boolean {
  if (word.startsWith(written)) return written.length > (word.length === 1 ? 0 : 1);
  return at > 0 && written.length > 4 && slips(written, word, 1) === 1;
}

/** The longest name that the next words make. */
function named(reader: Reader): Location | Trouble {
  let meant = null;
  for (let words = wordsOfName(reader); words > 0; words--) {
    meant = meaning(reader, words);
    if (meant.is === 'several') return unread(reader, meant, words);
    if (meant.is === 'none') continue;
    reader.at += words;
    return meant.at;
  }
  return unread(reader, meant, 1);
}

/** How many of the next words could be one name. */
function wordsOfName(reader: Reader): number {
  let count = 1;
  while (count < mostWords) {
    const word = reader.word(count);
    if (word === '' || endsName(word)) break;
    count++;
  }
  return count;
}

/** The player's own list comes first: it was agreed to (WM D.III(1)). */
function meaning(reader: Reader, words: number): Meaning {
  const { context } = reader;
  let word = reader.word();
  for (let at = 1; at < words; at++) word += reader.word(at);
  const own = context.abbreviations?.get(word);
  return own === undefined ? meaningOf(word, context.map) : { is: 'place', at: own, sure: true };
}

function unread(reader: Reader, meaning: Meaning | null, words: number): Trouble {
  const { map } = reader.context;
  if (meaning?.is === 'several')
    return reader.trouble(
      (part) => `${part} could be ${anyOf(meaning.provinces, map)}. Write more of the name.`,
      words,
    );
  if (spellingsOf(map).powers.has(reader.word()))
    return reader.trouble((part) => `${part} is a power, not a province.`);
  const near = meaning?.is === 'none' ? meaning.near : [];
  const question = near.length > 0 ? ` Did you mean ${anyOf(near, map)}?` : '';
  return reader.trouble((part) => `${part} is no province of this map.${question}`);
}

/** `North Sea, Norway or Norwegian Sea`. */
function anyOf(provinces: readonly Province[], map: DiplomacyMap): string {
  const names = provinces.map((id) => map.provinces.get(id)?.name ?? id);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}
