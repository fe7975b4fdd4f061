import { isSevereLoss } from '../../../terms/administration/sanctions.ts';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import { isMember, scoreOf, standingAt } from '../../house/book/members.ts';
import { askConsent } from '../../house/consent/ask-consent.ts';
import { askedAlready, lacksJustice } from '../../house/consent/consents.ts';
import { readMatter } from '../../house/discipline/matter.ts';
import { mayNotPenalise } from '../../house/discipline/may-penalise.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import {
  type Actor,
  enrol,
  type Named,
  needsChief,
  needsModerator,
  whichPerson,
  whoActs,
} from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { ScoreChange } from '../../house/score-changes.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

export interface ModificationInput {
  member: Named;
  /** More, or fewer where it is negative. */
  points: number;
  reason: string;
}

/**
 * Act III.5: the Chief Justice changes a Member's score for technical reasons, never under the floor (Act II.2), and it
 * is announced to everybody (Act III.5.1). Not understood where it would move nothing. Their own score they change only
 * once another Justice has agreed, who is asked (Act III.3.5); `consent` is theirs.
 */
export function modifyScore(
  work: UnitOfWork,
  actor: Actor,
  input: ModificationInput,
  consent: PersonNumber | null = null,
): Result<HouseOutcome> {
  const previewed = previewModification(work, actor, input);
  if (!previewed.ok) return previewed;
  const { person, own, reason } = previewed.value;
  if (!own || consent !== null) return done(write(work, actor, input, previewed.value, consent));
  const asking = ownScore(person, input.points);
  const waits = askedAlready(work, asking, work.now);
  return waits.length > 0 ? refused(...waits) : done(askConsent(work, actor, { ...asking, reason }));
}

/** What the Chief Justice asks another Justice to agree to. */
const ownScore = (person: PersonNumber, points: number) =>
  ({ person, matter: { kind: 'score', points }, acts: ['III.5', 'III.3.5'] }) as const;

function write(
  work: UnitOfWork,
  actor: Actor,
  { points }: ModificationInput,
  { person, before, after, reason }: ModificationPreview,
  consent: PersonNumber | null,
): HouseOutcome {
  const by = enrol(work, whoActs(work, actor));
  const body = { type: 'adjusted', person, change: { points } } as const;
  const entry = work.append(body, { by, acts: ['III.5', 'III.5.1'], texts: { reason } });
  const agreed = consent === null ? {} : { consent };
  work.announce(
    { kind: 'score-modified', person, by, entry, before, after, ...agreed },
    { to: 'discussion' },
  );
  return { kind: 'score-modified', person, entry, before, after };
}

/** What a modification would do; `own`: to the score of the Chief Justice themselves. */
export interface ModificationPreview extends ScoreChange {
  reason: string;
  own: boolean;
}

/** What `modifyScore` would do, or why it would not; changes nothing. */
export function previewModification(
  view: ClubView,
  actor: Actor,
  { member, points, reason }: ModificationInput,
): Result<ModificationPreview> {
  const authority = needsChief(view, actor);
  if (authority.length > 0) return refused(...authority);
  const found = whichPerson(view, member);
  if (!found.ok) return found;
  const why = readReason(reason);
  if (!why.ok) return why;
  const { number: person } = found.value;
  if (!isMember(view.state, person)) return refused({ code: 'not-a-member', person, acts: ['III.5'] });
  const before = scoreOf(view.state, person);
  const after = adjusted(before, { points }, view.state.figures);
  if (after === before) return notUnderstood({ problem: 'nothing-to-change' });
  const own = whoActs(view, actor).number === person;
  const alone = own ? lacksJustice(view, [person]) : [];
  return alone.length > 0 ? refused(...alone) : done({ person, before, after, reason: why.value, own });
}

/**
 * Act II.3: a Moderator changes the score of a Member, other than their own, by so many points and with a reason; the
 * floor of Act II.2 holds. It is announced at once (Act III.2.4). Refused where it takes half of the score or more, which
 * is a severe sanction (Act III.2.3). Not understood where it would move nothing.
 */
export function adjustScore(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named; points: number; reason: string },
): Result<HouseOutcome> {
  const authority = needsModerator(work, actor);
  if (authority.length > 0) return refused(...authority);
  const matter = readMatter(work, { ...input, game: null });
  if (!matter.ok) return matter;
  const refusals = mayNotPenalise(work, actor, matter.value);
  if (refusals.length > 0) return refused(...refusals);
  const { number: person } = matter.value.person;
  const standing = person === null ? null : standingAt(work.state, person);
  if (person === null || standing?.member !== true)
    return refused({ code: 'not-a-member', acts: ['II.3'], person });
  const change = { points: input.points };
  const before = standing.score;
  const after = adjusted(before, change, work.state.figures);
  if (isSevereLoss(before, after))
    return refused({ code: 'needs-finding', because: 'adjustment', acts: ['III.2.3'] });
  if (after === before) return notUnderstood({ problem: 'nothing-to-change' });
  const by = enrol(work, whoActs(work, actor));
  const texts = { reason: matter.value.reason };
  const entry = work.append({ type: 'adjusted', person, change }, { by, acts: ['II.3'], texts });
  work.announce({ kind: 'score-adjusted', person, by, entry, before, after }, { to: 'discussion' });
  return done({ kind: 'score-adjusted', person, entry, before, after });
}
