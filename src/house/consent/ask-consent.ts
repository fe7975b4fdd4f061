import type { Act } from '../../../terms/register.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, whoActs } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, type Result, refused } from '../result.ts';
import { askedAlready, type ConsentMatter } from './consents.ts';

export interface Asking {
  person: PersonNumber;
  matter: ConsentMatter;
  reason: string | null;
  acts: readonly Act[];
}

/** The matters that are everybody's; the Chief Justice's own are asked about at the Court. */
const ofTheClub: readonly ConsentMatter['kind'][] = ['staff', 'tables'];

/** Acts III.3.5, III.4 and III.6: asks another officer to agree, where all can read it. Nothing is done before. */
export function askConsent(work: UnitOfWork, actor: Actor, asking: Asking): HouseOutcome<'consent-asked'> {
  const { person, matter, reason, acts } = asking;
  const by = enrol(work, whoActs(work, actor));
  const texts = reason === null ? {} : { reason };
  const consent = work.append({ type: 'consent-asked', person, matter }, { by, acts, texts });
  work.announce(
    { kind: 'consent-asked', consent },
    { to: ofTheClub.includes(matter.kind) ? 'discussion' : 'court' },
  );
  return { kind: 'consent-asked', consent };
}

/**
 * Act III.3.5: does what the Chief Justice wants; in a matter of their own another Justice is asked first. `asking` is null where
 * nobody has to be. Refused where somebody was asked for the same already.
 */
export function orAskJustice<Done>(
  work: UnitOfWork,
  actor: Actor,
  asking: Asking | null,
  carry: () => Done,
): Result<Done | HouseOutcome> {
  if (asking === null) return done(carry());
  const waits = askedAlready(work, asking, work.now);
  return waits.length > 0 ? refused(...waits) : done(askConsent(work, actor, asking));
}
