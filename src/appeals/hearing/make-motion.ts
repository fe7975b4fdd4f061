import type { Act } from '../../../terms/register.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Motion } from '../book/cases.ts';
import type { MotionKind } from '../book/court-entries.ts';
import { conflictsIn, heardTogether } from '../court.ts';
import { findCase } from '../find-case.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { tellInHearing } from '../tell.ts';
import type { NoJoin } from '../words/refusals/hearing.ts';
import { isGathered, readExhibit } from './exhibits.ts';
import { heardStages, takesPart } from './roles.ts';

export interface MotionInput {
  case: string;
  kind: MotionKind;
  reason: string;
  /** The exhibit that is to be sealed, by number. */
  exhibit: string | null;
  /** The case that is to be heard with this one. */
  with: string | null;
}

/**
 * Act III.3: a party, or their counsel, asks those who hear the case for something, such as the raw evidence of an
 * online game (Act I.9.9). Refused outside the hearing, to everybody else, and if the same is asked for already.
 */
export function makeMotion(work: UnitOfWork, actor: Actor, input: MotionInput): Result<HearingOutcome> {
  const step = { stages: heardStages, may: ['party', 'counsel'], act: 'III.3' } as const;
  const part = takesPart(work, actor, input.case, step);
  if (!part.ok) return part;
  const { appeal, by } = part.value;
  const about = readAbout(work, appeal, input);
  if (!about.ok) return about;
  const refusals = [...mayNotAsk(work, appeal, about.value), ...isOpenAlready(appeal, about.value)];
  if (refusals.length > 0) return refused(...refusals);
  const reason = readReason(input.reason);
  return reason.ok ? done(make(work, appeal, by, about.value, reason.value)) : reason;
}

interface About {
  kind: MotionKind;
  exhibit: number | null;
  with: Case | null;
}

function make(
  work: UnitOfWork,
  appeal: Case,
  by: PersonNumber,
  about: About,
  reason: string,
): HearingOutcome {
  const { kind, exhibit, with: other } = about;
  const place = { case: appeal.number, motion: allMotions(appeal).length + 1 };
  const body = { type: 'motion-made', ...place, kind, exhibit, with: other?.number ?? null } as const;
  const entry = work.append(body, { by, acts: [actOf(kind)], texts: { reason } });
  tellInHearing(work, { case: appeal.number, entry });
  return { kind: 'motion-made', ...place, motionKind: kind };
}

/** The Act that gives what a motion asks for. */
export const actOf = (kind: MotionKind): Act => (kind === 'raw-evidence' ? 'I.9.9' : 'III.3');

/** The motions of a case, in order. */
export const allMotions = ({ motions }: Case): Motion[] => motions.filter((motion) => motion !== undefined);

/** What the motion is about; options that do not go with its kind are not understood. */
function readAbout(view: ClubView, appeal: Case, input: MotionInput): Result<About> {
  const { kind } = input;
  for (const [option, wanted] of [
    ['exhibit', 'seal'],
    ['with', 'join'],
  ] as const) {
    const given = input[option] !== null;
    if (given !== (kind === wanted))
      return notUnderstood({ problem: 'option-with', option, with: `kind: ${wanted}`, missing: !given });
  }
  const exhibit = input.exhibit === null ? null : readExhibit(appeal, input.exhibit);
  if (exhibit !== null && !exhibit.ok) return exhibit;
  const other = input.with === null ? null : findCase(view, input.with);
  if (other !== null && !other.ok) return other;
  return done({ kind, exhibit: exhibit?.value.number ?? null, with: other?.value ?? null });
}

/** None, or why it makes no sense to ask for that in this case. */
export function mayNotAsk(view: ClubView, appeal: Case, { kind, exhibit, with: other }: About): Refusal[] {
  const { number } = appeal;
  switch (kind) {
    case 'dismiss':
    case 'summary':
      return [];
    case 'seal':
      return appeal.exhibits[exhibit ?? 0]?.sealed === true
        ? [{ code: 'sealed-already', case: number, exhibit: exhibit ?? 0, acts: ['III.3'] }]
        : [];
    case 'join':
      return other === null ? [] : mayJoin(view, appeal, other);
    case 'raw-evidence':
      return isGathered(view, appeal) && !appeal.rawOrdered
        ? []
        : [{ code: 'no-raw-evidence', case: number, ordered: appeal.rawOrdered, acts: ['I.9.9'] }];
    default:
      return kind satisfies never;
  }
}

function isOpenAlready(appeal: Case, { kind }: About): Refusal[] {
  const open = allMotions(appeal).find((motion) => motion.kind === kind && motion.granted === null);
  if (open === undefined) return [];
  return [{ code: 'motion-open', case: appeal.number, motion: open.number, acts: ['III.3'] }];
}

/** None if one panel can hear both: neither is decided, and nobody on it has a conflict (Act III.3.5). */
function mayJoin(view: ClubView, appeal: Case, other: Case): Refusal[] {
  const why = whyNot(view, appeal, other);
  const acts = why === 'conflict' ? (['III.3.5'] as const) : (['III.3.7'] as const);
  return why === null ? [] : [{ code: 'not-joined', case: appeal.number, with: other.number, why, acts }];
}

function whyNot(view: ClubView, appeal: Case, other: Case): NoJoin | null {
  if (appeal.number === other.number) return 'same';
  if (appeal.heardWith !== null || other.heardWith !== null || heardTogether(view, other).length > 1)
    return 'joined';
  if (appeal.stage === 'sitting' || other.enBanc || other.stage === 'sitting') return 'whole-court';
  if (other.stage !== 'granted' && other.stage !== 'hearing') return 'not-now';
  return appeal.panel.some((justice) => conflictsIn(view, [other], justice).length > 0) ? 'conflict' : null;
}
