import { readOrderedUnit, written } from './named-unit.ts';
import type { RetreatOrder } from './order.ts';
import { readPlace } from './place.ts';
import { type Reader, Trouble } from './reader.ts';
import { leadingVerb, takeVerb, wrongPhase } from './verb.ts';

/** An order of a retreat phase: `A Vie-Boh`, `A Vie retreats to Boh`, `A Vie D`, `disband A Vie`. */
export function readRetreat(reader: Reader): RetreatOrder | Trouble {
  const lead = leadingVerb(reader);
  if (lead !== null && lead !== 'retreat' && lead !== 'disband' && lead !== 'move')
    return wrongPhase(reader, lead);
  if (lead !== null) reader.at++;
  const unit = readOrderedUnit(reader);
  if (unit instanceof Trouble) return unit;
  const start = reader.at;
  const verb = lead === 'disband' ? lead : takeVerb(reader);
  if (verb instanceof Trouble) return verb;
  if (verb === 'disband') return { kind: 'disband', unit };
  if (verb !== 'retreat' && verb !== 'move') {
    reader.at = start;
    return wrongPhase(reader, verb);
  }
  reader.understood = `${written(unit)}-`;
  while (reader.next?.kind === 'dash' || reader.word() === 'to' || reader.word() === 'into') reader.at++;
  const to = readPlace(reader);
  return to instanceof Trouble ? to : { kind: 'retreat', unit, to };
}
