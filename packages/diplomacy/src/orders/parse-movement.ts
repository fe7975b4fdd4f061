import { type Location, provinceOf } from '../map/map.ts';
import { readOrderedUnit, readUnit, written } from './named-unit.ts';
import type { MovementOrder, Named, Order } from './order.ts';
import { readAdjustment } from './parse-adjustment.ts';
import { readRetreat } from './parse-retreat.ts';
import { readPlace } from './place.ts';
import { type Reader, Trouble } from './reader.ts';
import { readVia } from './route.ts';
import { leadingVerb, takeVerb, wrongPhase } from './verb.ts';
import { type Verb, verbNamed } from './words.ts';

/**
 * An order of a movement phase. Where retreats and adjustments are decided with the movement, orders for them are read here too (BT15).
 */
export function readMovement(reader: Reader): Order | Trouble {
  const lead = leadingVerb(reader);
  if (lead === 'build' || lead === 'waive' || lead === 'disband' || lead === 'retreat')
    return readForLater(reader, lead);
  if (lead !== null) reader.at++;
  const unit = readOrderedUnit(reader);
  if (unit instanceof Trouble) return unit;
  const start = reader.at;
  const verb = lead === 'hold' ? lead : takeVerb(reader);
  if (verb instanceof Trouble) return verb;
  switch (verb) {
    case 'hold':
      return { kind: 'hold', unit };
    case 'move':
      return readMove(reader, unit);
    case 'support':
      return readSupport(reader, unit);
    case 'convoy':
      return readConvoy(reader, unit);
    default:
      return readOther(reader, unit, verb, start);
  }
}

/** `A Vie D` is for the adjustments where those are decided with the movement (BT15). */
function readOther(reader: Reader, unit: Named, verb: Verb, start: number): Order | Trouble {
  if (verb === 'disband' && reader.context.rules.choices.phases === 'in one') return { kind: verb, unit };
  reader.at = start;
  return wrongPhase(reader, verb);
}

function readForLater(reader: Reader, lead: 'build' | 'waive' | 'disband' | 'retreat'): Order | Trouble {
  if (reader.context.rules.choices.phases === 'separate') return wrongPhase(reader, lead);
  return lead === 'retreat' ? readRetreat(reader) : readAdjustment(reader);
}

function readMove(reader: Reader, unit: Named): MovementOrder | Trouble {
  reader.understood = `${written(unit)}-`;
  const places = readWay(reader);
  if (places instanceof Trouble) return places;
  const [to, path] = places;
  reader.understood = `${written(unit)}-${to}`;
  const via = readVia(reader);
  if (via instanceof Trouble) return via;
  return { kind: 'move', unit, to, via: via === 'not said' ? asRoutes(path) : via };
}

const asRoutes = (path: readonly Location[]) => (path.length === 0 ? null : [path.map(provinceOf)]);

/** Where it goes, and the places that it is said to pass: `Lon-NTH-Nwy` goes to Norway and passes the North Sea. */
function readWay(reader: Reader): readonly [to: Location, path: readonly Location[]] | Trouble {
  const path: Location[] = [];
  for (;;) {
    skipTo(reader);
    const place = readPlace(reader);
    if (place instanceof Trouble) return place;
    if (reader.next?.kind !== 'dash' && reader.word() !== 'to') return [place, path];
    path.push(place);
  }
}

function skipTo(reader: Reader): void {
  while (reader.next?.kind === 'dash' || reader.word() === 'to' || reader.word() === 'into') reader.at++;
}

function readSupport(reader: Reader, unit: Named): MovementOrder | Trouble {
  reader.understood = `${written(unit)} S`;
  const said = takeAid(reader);
  if (said === 'move to') return readSupportTo(reader, unit);
  const of = readUnit(reader);
  if (of instanceof Trouble) return of;
  reader.understood += ` ${written(of)}`;
  const to = said === 'hold' ? null : readAim(reader);
  return to instanceof Trouble ? to : { kind: 'support', unit, of, to };
}

/** What is aided, where that stands before the unit: `support hold to Vienna`, `support move from Vienna to Trieste`. */
function takeAid(reader: Reader): 'hold' | 'move' | 'move to' | null {
  const verb = reader.word().length > 3 ? verbNamed(reader.word()) : undefined;
  if (verb !== 'hold' && verb !== 'move') return null;
  reader.at++;
  reader.skip();
  if (reader.word() !== 'to') return verb;
  reader.at++;
  return verb === 'hold' ? verb : 'move to';
}

/** `support move to Trieste from Vienna` */
function readSupportTo(reader: Reader, unit: Named): MovementOrder | Trouble {
  const to = readPlace(reader);
  if (to instanceof Trouble) return to;
  const of = readUnit(reader);
  return of instanceof Trouble ? of : { kind: 'support', unit, of, to };
}

function readConvoy(reader: Reader, unit: Named): MovementOrder | Trouble {
  reader.understood = `${written(unit)} C`;
  const of = readUnit(reader);
  if (of instanceof Trouble) return of;
  reader.understood += ` ${written(of)}`;
  const to = readAim(reader);
  if (to === null) return reader.trouble(() => `It does not say where ${written(of)} is convoyed to.`);
  return to instanceof Trouble ? to : { kind: 'convoy', unit, of, to };
}

/** What a supported or convoyed unit is said to do: where it goes, or null where it stays. A route that is named here says nothing more. */
function readAim(reader: Reader): Location | null | Trouble {
  reader.skip();
  if (reader.atEnd) return null;
  const start = reader.at;
  const verb = takeVerb(reader);
  if (verb instanceof Trouble || verb === 'hold') return verb === 'hold' ? null : verb;
  if (verb !== 'move') {
    reader.at = start;
    return reader.trouble(
      (part) =>
        `A unit is ${reader.understood.includes(' C') ? 'convoyed to a place' : 'supported to a place, or where it stands'}. Nothing could be made of ${part}.`,
    );
  }
  if (verbNamed(reader.word()) === 'hold') {
    reader.at++;
    return null;
  }
  const way = readWay(reader);
  if (way instanceof Trouble) return way;
  const via = readVia(reader);
  return via instanceof Trouble ? via : way[0];
}
