import { type Actor, enrol, whoActs } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../../house/result.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { needsChiefJustice } from '../find-case.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { findExhibit } from './exhibits.ts';

/** Act I.9.5: the Chief Justice shows Moderators and Justices a redacted copy. Refused to others, and for other exhibits. */
export function releaseExhibit(
  work: UnitOfWork,
  actor: Actor,
  input: { exhibit: string },
): Result<HearingOutcome> {
  const found = unlessRefused(needsChiefJustice(work, actor, 'I.9.5'), findExhibit(work, input.exhibit));
  if (!found.ok) return found;
  const { appeal, exhibit } = found.value;
  const refusals = mayNotRelease(appeal, exhibit);
  if (refusals.length > 0) return refused(...refusals);
  const place = { case: appeal.number, exhibit: exhibit.number };
  const by = enrol(work, whoActs(work, actor));
  work.append({ type: 'exhibit-released', ...place }, { by, acts: ['I.9.5'] });
  return done({ kind: 'exhibit-released', ...place });
}

function mayNotRelease({ number }: Case, { number: exhibit, redacts, released }: Exhibit): Refusal[] {
  const about = { case: number, exhibit, acts: ['I.9.5'] } as const;
  if (redacts === null) return [{ code: 'not-redacted', ...about }];
  return released ? [{ code: 'released-already', ...about }] : [];
}
