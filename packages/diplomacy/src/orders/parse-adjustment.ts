import { readOrderedUnit } from './named-unit.ts';
import type { AdjustmentOrder } from './order.ts';
import { type Reader, Trouble } from './reader.ts';
import { leadingVerb, takeVerb, wrongPhase } from './verb.ts';
import { type Verb, verbNamed } from './words.ts';

/** An order of an adjustment phase: `Build F StP(nc)`, `A Mun build`, `Disband A Ser`, `remove A Ser`, `waive`. */
export function readAdjustment(reader: Reader): AdjustmentOrder | Trouble {
  const lead = reader.word() === 'b' ? 'build' : reader.word() === 'd' ? 'disband' : leadingVerb(reader);
  if (lead === 'waive') return readWaive(reader);
  if (lead !== null && !isAdjustment(lead)) return wrongPhase(reader, lead);
  if (lead !== null) reader.at++;
  const unit = readOrderedUnit(reader);
  if (unit instanceof Trouble) return unit;
  const start = reader.at;
  if (lead === null && isNothingMore(reader))
    return reader.trouble(() => `It does not say whether ${reader.understood} is built or disbanded.`);
  const verb = lead ?? takeVerb(reader);
  if (verb instanceof Trouble) return verb;
  if (isAdjustment(verb)) return { kind: verb, unit };
  reader.at = start;
  return wrongPhase(reader, verb);
}

const isAdjustment = (verb: Verb): verb is 'build' | 'disband' => verb === 'build' || verb === 'disband';

function isNothingMore(reader: Reader): boolean {
  reader.skip();
  return reader.atEnd;
}

/** `waive`, `waive a build`, `waive the build`. */
function readWaive(reader: Reader): AdjustmentOrder {
  reader.at++;
  reader.skip();
  for (const word of ['a', 'one', 'my', 'last']) if (reader.word() === word) reader.at++;
  if (verbNamed(reader.word()) === 'build') reader.at++;
  return { kind: 'waive' };
}
