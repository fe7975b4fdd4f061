import { majority } from '../../../terms/words.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Motion } from '../book/cases.ts';
import { type Ledger, partiesOf, vacancies, votersOf } from '../court.ts';
import type { HearingOutcome } from '../outcomes.ts';
import { tellInHearing } from '../tell.ts';
import { judgementOf } from '../voting/judgement.ts';
import { fileLog } from './exhibits.ts';
import { actOf, mayNotAsk } from './make-motion.ts';
import { heardStages, takesPart } from './roles.ts';

interface RulingInput {
  case: string;
  motion: string;
  grant: boolean;
}

/**
 * Somebody who hears a case votes on a motion (Act III.3.3). It is decided as soon as a majority is certain, and what
 * it asks for then happens. Refused to everybody else, after their vote, and while a place on the panel is empty.
 */
export function ruleMotion(work: UnitOfWork, actor: Actor, input: RulingInput): Result<HearingOutcome> {
  const step = { stages: heardStages, may: ['bench'], act: 'III.3.3' } as const;
  const part = takesPart(work, actor, input.case, step);
  if (!part.ok) return part;
  const { appeal, by } = part.value;
  const motion = readMotion(appeal, input.motion);
  if (!motion.ok) return motion;
  const refusals = mayNotRule(work, appeal, motion.value, by, input.grant);
  if (refusals.length > 0) return refused(...refusals);
  const { number, kind } = motion.value;
  const place = { case: appeal.number, motion: number };
  const acts = [actOf(kind), 'III.3.3'] as const;
  work.append({ type: 'motion-voted', ...place, person: by, grant: input.grant }, { by, acts });
  const granted = rulingOn(work, appeal.number, number);
  if (granted !== null) rule(work, appeal.number, number, granted);
  return done({ kind: 'motion-voted', ...place, motionKind: kind, granted });
}

/** The motion that somebody names: `2`, `#2`, or what the choices show, which begins so. */
function readMotion(appeal: Case, text: string): Result<Motion> {
  const [, digits] = /^\s*#?(\d{1,4})(?=\s|$)/.exec(text) ?? [];
  const motion = appeal.motions[Number(digits ?? 0)];
  return motion === undefined ? notUnderstood({ problem: 'no-such-motion', text }) : done(motion);
}

function mayNotRule(
  view: ClubView,
  appeal: Case,
  motion: Motion,
  by: PersonNumber,
  grant: boolean,
): Refusal[] {
  const about = { case: appeal.number, motion: motion.number, acts: ['III.3.3'] } as const;
  if (motion.granted !== null) return [{ code: 'motion-ruled', granted: motion.granted, ...about }];
  const places = vacancies(view, appeal);
  if (places > 0)
    return [{ code: 'panel-incomplete', case: appeal.number, places, acts: ['III.3.3', 'III.3.7'] }];
  if (motion.votes.some(({ person }) => person === by)) return [{ code: 'motion-voted-on', ...about }];
  const { kind, exhibit } = motion;
  const other = view.state.cases[motion.with ?? 0] ?? null;
  return grant ? mayNotAsk(view, appeal, { kind, exhibit, with: other }) : [];
}

/** Whether most of those who hear the case want it; null while that is open. Who has left is not counted. */
function rulingOn(view: Ledger, number: number, which: number): boolean | null {
  const appeal = view.state.cases[number];
  if (appeal === undefined) return null;
  const bench = votersOf(view, appeal);
  const votes = (appeal.motions[which]?.votes ?? []).filter(({ person }) => bench.includes(person));
  const needed = majority(bench.length);
  const forIt = votes.filter(({ grant }) => grant).length;
  if (forIt >= needed) return true;
  const canStill = forIt + (bench.length - votes.length) >= needed;
  return canStill ? null : false;
}

/** Writes the ruling; a case that is dismissed is judged by it, and nothing changes. */
function rule(work: UnitOfWork, number: number, motion: number, granted: boolean): void {
  const appeal = work.state.cases[number];
  const asked = appeal?.motions[motion];
  if (appeal === undefined || asked === undefined) return;
  const acts = [actOf(asked.kind), 'III.3.3'] as const;
  const entry = work.append({ type: 'motion-ruled', case: number, motion, granted }, { by: null, acts });
  if (granted && asked.kind === 'dismiss') dismiss(work, appeal, votersFor(asked));
  const other = granted ? work.state.cases[asked.with ?? 0] : undefined;
  const people = [...partiesOf(appeal), ...(other === undefined ? [] : partiesOf(other))];
  tellInHearing(work, { case: number, entry, people });
  if (other !== undefined) fileLog(work, other.number);
}

const votersFor = ({ votes }: Motion): PersonNumber[] =>
  votes.filter(({ grant }) => grant).map(({ person }) => person);

function dismiss(work: UnitOfWork, appeal: Case, majority: readonly PersonNumber[]): void {
  const verdict = { outcome: { kind: 'dismissed' }, bar: null, majority, silent: [] } as const;
  const judged = work.append(judgementOf(work, appeal, verdict), { by: null, acts: ['III.3.3'] });
  work.announce(
    { kind: 'judged', case: appeal.number, judged, changes: [], person: null, place: 'discussion' },
    { to: 'discussion' },
  );
}
