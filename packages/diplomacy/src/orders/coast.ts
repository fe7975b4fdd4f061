import type { Coast } from '../map/map.ts';
import type { Reader, Trouble } from './reader.ts';

const sides: Readonly<Record<string, Coast>> = {
  n: 'nc',
  north: 'nc',
  northern: 'nc',
  s: 'sc',
  south: 'sc',
  southern: 'sc',
  e: 'ec',
  east: 'ec',
  eastern: 'ec',
  w: 'wc',
  west: 'wc',
  western: 'wc',
};
const coastWords = new Set(['c', 'co', 'cst', 'coast', 'coasts']);

/** The coast that follows a province: `(nc)`, `/nc`, ` nc`, `-nc`, `(n)`, `north coast`. Null where none does. */
export function readCoast(reader: Reader): Coast | null | Trouble {
  const mark = reader.next?.kind ?? 'other';
  const start = reader.at;
  if (mark !== 'word' && mark !== 'other') reader.at++;
  const coast = coastHere(reader, mark === 'open' || mark === 'slash');
  if (coast === null) {
    if (mark === 'slash' || (mark === 'open' && /^.c$/.test(reader.word())))
      return reader.trouble((part) => `${part} is no coast. Write nc, sc, ec or wc.`);
    reader.at = start;
    return null;
  }
  if (mark === 'open') reader.take('close');
  return coast;
}

function coastHere(reader: Reader, marked: boolean): Coast | null {
  const word = reader.word();
  const side = sides[word] ?? null;
  const short = /^[nsew]cs?$/.test(word) ? (sides[word.charAt(0)] ?? null) : null;
  if (short !== null) reader.at++;
  if (short !== null || side === null) return short;
  const two = coastWords.has(reader.word(1)) && (marked || word.length > 1 || reader.word(1).length > 1);
  if (!two && !marked) return null;
  reader.at += two ? 2 : 1;
  return side;
}
