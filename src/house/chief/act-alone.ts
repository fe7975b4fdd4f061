import type { Act } from '../../../terms/register.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, needsChief, whoActs } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { allOf, done, ifGiven, type Result, unlessRefused } from '../result.ts';
import { readAct, readReason } from '../texts.ts';

interface DeedInput {
  reason: string;
  /** The Act that says that it has to happen; null for a power that the Terms give to nobody. */
  act: string | null;
}

/** Acts II.12, II.12.1 and III.4: the Chief Justice puts on record what they did alone, which is announced. */
export function actAlone(work: UnitOfWork, actor: Actor, input: DeedInput): Result<HouseOutcome> {
  const deed = allOf(readReason(input.reason), ifGiven(input.act, readAct));
  const read = unlessRefused(needsChief(work, actor), deed);
  if (!read.ok) return read;
  const [reason, act] = read.value;
  const by = enrol(work, whoActs(work, actor));
  const acts: readonly Act[] = act === null ? ['III.4'] : ['II.12', 'II.12.1'];
  const entry = work.append({ type: 'chief-acted', act }, { by, acts, texts: { reason } });
  work.announce({ kind: 'chief-acted', by, entry }, { to: 'discussion' });
  return done({ kind: 'chief-acted', by, entry });
}
