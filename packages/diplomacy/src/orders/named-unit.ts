import type { Power, UnitType } from '../map/map.ts';
import type { Named } from './order.ts';
import { isPlace, readPlace } from './place.ts';
import { meaningOf } from './place-name.ts';
import { type Reader, Trouble } from './reader.ts';
import { spellingsOf } from './spellings.ts';
import { endsName, typeNamed, verbNamed } from './words.ts';

/**
 * A unit as people name one: `A Vie`, `army Vienna`, `Vie`, `F Tur Con`, `Turkish fleet in Con`, `the Russian F StP(nc)`. What is left out
 * is left out of the answer (DATC 4.C.1, 4.C.5).
 */
export function readUnit(reader: Reader): Named | Trouble {
  reader.skip();
  const before = takePower(reader);
  const type = takeType(reader);
  const power = before ?? takePower(reader);
  const at = readPlace(reader);
  if (at instanceof Trouble) return at;
  return power === null ? { type, at } : { type, at, power };
}

/** The unit that an order is for, which the reader then knows. */
export function readOrderedUnit(reader: Reader): Named | Trouble {
  const unit = readUnit(reader);
  if (unit instanceof Trouble) return unit;
  reader.unit = unit;
  reader.understood = written(unit);
  return unit;
}

function takeType(reader: Reader): UnitType | null {
  reader.skip();
  const type = typeNamed(reader.word());
  if (type === undefined) return null;
  reader.at++;
  // An article: `a fleet in Con`.
  return type === 'A' ? (takeType(reader) ?? type) : type;
}

/**
 * The power that is named here, if a unit follows. Where its name is a place as well, a verb that follows is the unit's: `F Eng - Nth`
 * and `F Eng C A Lon-Bel` are in the English Channel, `F Eng Nth` is English and in the North Sea.
 */
function takePower(reader: Reader): Power | null {
  reader.skip();
  const power = powerNamed(reader);
  if (power === null || isLongerName(reader)) return null;
  const start = reader.at;
  const isPlaceToo = spellingsOf(reader.context.map).exact.has(reader.word());
  reader.at++;
  reader.skip();
  if (isUnit(reader, isPlaceToo)) return power;
  reader.at = start;
  return null;
}

function isUnit(reader: Reader, orVerb: boolean): boolean {
  const word = reader.word();
  if (typeNamed(word) !== undefined) return true;
  return word !== '' && !(orVerb && verbNamed(word) !== undefined) && isPlace(reader);
}

/** `English Channel` is no English unit. */
function isLongerName(reader: Reader): boolean {
  const next = reader.word(1);
  if (next === '' || endsName(next)) return false;
  const meaning = meaningOf(reader.word() + next, reader.context.map);
  return meaning.is === 'place' && meaning.sure;
}

/** The power that the word here names: `Turkey`, `Turkey's`, `Turkish`, `Tur`. */
export function powerNamed(reader: Reader): Power | null {
  const word = reader.word();
  if (word.length < 3) return null;
  const owner = word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
  for (const [power, names] of spellingsOf(reader.context.map).nations)
    if (names.some((name) => name.startsWith(word) || name === owner)) return power;
  return null;
}

/** A unit in the form that the referee writes: `A vie`, `vie`, `RUS F stp/sc`. */
export const written = ({ type, at, power }: Named): string =>
  [power, type, at].filter((each) => each !== undefined && each !== null).join(' ');
