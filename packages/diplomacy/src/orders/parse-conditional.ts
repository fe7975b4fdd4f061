import { provinceOf } from '../map/map.ts';
import type { Condition, Conditional } from './conditional.ts';
import { readUnit, written } from './named-unit.ts';
import type { AdjustmentOrder, Named, RetreatOrder } from './order.ts';
import { longestOrder, misreadOf, type Possible, tooLong } from './parse.ts';
import { dislodged, readCondition, takeWord } from './parse-condition.ts';
import { isPlace, readPlace } from './place.ts';
import { possibleOrders } from './possible.ts';
import { Reader, Trouble } from './reader.ts';
import type { Context, Misread } from './reading.ts';
import { typeNamed, verbNamed } from './words.ts';

/**
 * What a conditional order says: `if F NTH dislodged retreat NWG, else HEL, else disband`, `Build F Lon, else A Edi, else waive`,
 * `if I own Bel, build F Lon`. `of` is the unit that `if dislodged` means where it names none. Refused as `readOrder` does.
 */
export function readConditional(
  text: string,
  context: Context,
  of: Named | null = null,
  possible: Possible = possibleOrders,
): { readonly conditional: Conditional } | { readonly misread: Misread } {
  if (text.length > longestOrder) return { misread: tooLong(text) };
  const reader = new Reader(text, context);
  const read = readWhole(reader, of);
  return read instanceof Trouble ? { misread: misreadOf(read, reader, possible) } : { conditional: read };
}

function readWhole(reader: Reader, of: Named | null): Conditional | Trouble {
  const when = takeWord(reader, 'if', 'when', 'should') ? readCondition(reader, of) : readUnsaid(reader);
  if (when instanceof Trouble) return when;
  takeWord(reader, 'then');
  const read = when?.kind === 'dislodged' ? readRetreats(reader, when.unit) : readAdjustments(reader);
  if (read instanceof Trouble) return read;
  const { options, otherwise } = read;
  const isForCentres = when?.kind === 'owns' || when?.kind === 'lacks';
  return isForCentres && otherwise > 0 ? { when, options, otherwise } : { when, options };
}

/**
 * Without an `if`: `F NTH retreats NWG, else HEL` is for where the unit is dislodged, and so is `F NTH-NWG, else HEL` in a retreat phase; a
 * build or disband is for any case.
 */
function readUnsaid(reader: Reader): Condition | null | Trouble {
  reader.skip();
  const start = reader.at;
  const verb = verbNamed(reader.word());
  if (verb === 'build' || verb === 'disband' || verb === 'waive') return null;
  if (verb === 'retreat') reader.at++;
  const unit = readUnit(reader);
  if (unit instanceof Trouble) return unit;
  reader.skip();
  if (verb === 'retreat' || isRetreating(reader)) return dislodged(reader, unit);
  reader.at = start;
  return null;
}

/** Whether a verb or a dash of a retreat follows a unit. */
const isRetreating = (reader: Reader): boolean =>
  verbNamed(reader.word()) === 'retreat' || (reader.context.kind === 'R' && reader.next?.kind === 'dash');

const orElse = ['else', 'otherwise', 'not', 'failing'];
const between = ['or', 'then', 'and', 'if', 'that', 'next', 'finally'];

/** Options as they are read, and which of them is the first after an `else`; nought where none is. */
interface Options<Option> {
  readonly options: readonly Option[];
  readonly otherwise: number;
}

/** Options up to the end of the text, each read by `read`; at least one. */
function readOptions<Option>(reader: Reader, read: () => Option | Trouble): Options<Option> | Trouble {
  const options: Option[] = [];
  let otherwise = 0;
  do {
    if (takeBetween(reader) && otherwise === 0) otherwise = options.length;
    const option = read();
    if (option instanceof Trouble) return option;
    options.push(option);
    reader.skip();
  } while (!reader.atEnd);
  return { options, otherwise };
}

/** Goes past the words between two options. Answers whether one of them says `else`. */
function takeBetween(reader: Reader): boolean {
  let said = false;
  for (;;) {
    if (takeWord(reader, ...orElse)) said = true;
    else if (!takeWord(reader, ...between)) return said;
  }
}

const readRetreats = (reader: Reader, unit: Named): Options<RetreatOrder> | Trouble =>
  readOptions(reader, () => readRetreatTo(reader, unit));

/** `retreat NWG`, `to NWG`, `NWG`, `F NTH-NWG`, `disband`. */
function readRetreatTo(reader: Reader, unit: Named): RetreatOrder | Trouble {
  skipVerb(reader);
  const verb = verbNamed(reader.word());
  if (verb === 'disband' && !isPlace(reader)) {
    reader.at++;
    return { kind: 'disband', unit };
  }
  if (typeNamed(reader.word()) !== undefined) reader.at++;
  const place = readPlace(reader);
  if (place instanceof Trouble) return place;
  // The unit named again: `F NTH-NWG`.
  const again = provinceOf(place) === provinceOf(unit.at) && skipVerb(reader);
  const to = again ? readPlace(reader) : place;
  return to instanceof Trouble ? to : { kind: 'retreat', unit, to };
}

/** Goes past `retreats to`, a dash and the like. */
function skipVerb(reader: Reader): boolean {
  const start = reader.at;
  reader.skip();
  for (;;) {
    const verb = verbNamed(reader.word());
    if (reader.next?.kind !== 'dash' && verb !== 'retreat' && verb !== 'move' && reader.word() !== 'it')
      break;
    reader.at++;
    reader.skip();
  }
  return reader.at > start;
}

function readAdjustments(reader: Reader): Options<AdjustmentOrder> | Trouble {
  let said: 'build' | 'disband' | null = null;
  return readOptions(reader, () => {
    const verb = verbNamed(reader.word());
    if (verb === 'waive') return readWaive(reader);
    if (verb === 'build' || verb === 'disband') {
      said = verb;
      reader.at++;
    }
    const kind = said;
    if (kind === null)
      return reader.trouble(
        (part) => `${part} is no option. Write what to build, disband or waive, or where to retreat.`,
      );
    const unit = readUnit(reader);
    if (unit instanceof Trouble) return unit;
    reader.understood = `${kind === 'build' ? 'Build' : 'Disband'} ${written(unit)}`;
    return { kind, unit };
  });
}

function readWaive(reader: Reader): AdjustmentOrder {
  reader.at++;
  if (verbNamed(reader.word()) === 'build') reader.at++;
  return { kind: 'waive' };
}
