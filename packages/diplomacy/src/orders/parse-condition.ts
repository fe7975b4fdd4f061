import { provinceOf } from '../map/map.ts';
import type { Condition } from './conditional.ts';
import { readUnit, written } from './named-unit.ts';
import type { Named } from './order.ts';
import { readPlace } from './place.ts';
import { type Reader, Trouble } from './reader.ts';

/** Goes past one of these words. */
export function takeWord(reader: Reader, ...words: readonly string[]): boolean {
  reader.skip();
  if (!words.includes(reader.word())) return false;
  reader.at++;
  reader.skip();
  return true;
}

const owning = ['own', 'owns', 'hold', 'have', 'control', 'take', 'get', 'gain', 'keep', 'capture'];
const lacking = ['lack', 'lose', 'miss'];
const be = ['is', 'are', 'gets', 'get', 'was', 'were', 'becomes', 'be'];
const dislodgedWords = ['dislodged', 'dislodge', 'displaced', 'dislogded', 'dislodeged'];

/** What stands after `if`: `F NTH dislodged`, `I own Bel`, `Bel is mine`. `of` is the unit that is meant where none is named. */
export function readCondition(reader: Reader, of: Named | null): Condition | Trouble {
  if (takeWord(reader, 'i', 'we')) return readOwning(reader);
  if (isDislodged(reader)) return of === null ? noUnit(reader) : dislodged(reader, of);
  const unit = readUnit(reader);
  if (unit instanceof Trouble) return unit;
  if (isDislodged(reader)) return dislodged(reader, unit);
  return readOwned(reader, unit);
}

const noUnit = (reader: Reader): Trouble =>
  reader.trouble(() => 'It does not say which unit may be dislodged.', 0);

/** The condition that a unit is dislodged, which is then the unit that the order is for. */
export function dislodged(reader: Reader, unit: Named): Condition {
  reader.unit = unit;
  reader.understood = written(unit);
  return { kind: 'dislodged', unit };
}

/** `is dislodged`, which is gone past. */
function isDislodged(reader: Reader): boolean {
  const start = reader.at;
  while (takeWord(reader, ...be, 'it'));
  if (takeWord(reader, ...dislodgedWords)) return true;
  reader.at = start;
  return false;
}

/** `own Bel`, `do not own Bel`, after `if I`. */
function readOwning(reader: Reader): Condition | Trouble {
  const not = takeNot(reader);
  const lacks = lacking.includes(reader.word());
  if (!takeWord(reader, ...owning, ...lacking))
    return reader.trouble((part) => `${part} is no condition. Write, for example: if I own Bel.`);
  const place = readPlace(reader);
  return place instanceof Trouble
    ? place
    : { kind: lacks === not ? 'owns' : 'lacks', province: provinceOf(place) };
}

/** `is mine`, `is not mine`, after a province. */
function readOwned(reader: Reader, { at }: Named): Condition | Trouble {
  takeWord(reader, ...be);
  const not = takeNot(reader);
  if (!takeWord(reader, 'mine', 'ours', 'owned', 'taken', 'held'))
    return reader.trouble((part) => `${part} is no condition. Write, for example: if F NTH dislodged.`);
  return { kind: not ? 'lacks' : 'owns', province: provinceOf(at) };
}

function takeNot(reader: Reader): boolean {
  if (takeWord(reader, 'dont', 'not')) return true;
  return takeWord(reader, 'do') && takeWord(reader, 'not');
}
