import { mayRemoveInactive } from '../../../terms/leaderboard/removal.ts';
import type { Instant } from '../../../terms/time.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { banAt } from '../book/discipline.ts';
import { isMember } from '../book/members.ts';
import type { HouseOutcome, RemovalBasis } from '../outcomes.ts';
import { type Actor, enrol, type Named, needsChief, whichPerson, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result, unlessRefused } from '../result.ts';
import { type Attendance, attendanceOf, leavingOf, partyToCase } from '../room.ts';
import { declareUse } from '../tell.ts';
import { noRequest } from './ask-removal.ts';

interface RemovalInput {
  member: Named;
  basis: RemovalBasis;
}

/** What a removal would do, and what it would rest on. */
export interface RemovalPreview {
  person: PersonNumber;
  basis: RemovalBasis;
  attendance: Attendance;
  /** Their games that wait; no longer, then. */
  games: GameNumber[];
}

const basisActs = { request: 'II.8', inactive: 'II.7' } as const;

/**
 * The Chief Justice takes a Member off the Leaderboard: at their request, unless they are banned or a party to an open case
 * (Acts II.8 and II.8.1), or for staying away (Act II.7). Their offices stay (Act II.8.2). Refused otherwise.
 */
export function removeMember(work: UnitOfWork, actor: Actor, input: RemovalInput): Result<HouseOutcome> {
  const previewed = previewRemoval(work, actor, input, work.now);
  if (!previewed.ok) return previewed;
  const { person, basis, games } = previewed.value;
  const by = enrol(work, whoActs(work, actor));
  for (const room of work.rooms) room.endWaiting?.(work, person, by);
  declareUse(work, work.append({ type: 'removed', person, basis }, { by, acts: [basisActs[basis]] }));
  if (work.people.byNumber(person)?.account != null)
    work.announce({ kind: 'removed', person, basis }, { to: 'person', person });
  return done({ kind: 'removed', person, basis, games });
}

/** What `removeMember` would do, or why it would not; changes nothing. */
export function previewRemoval(
  view: ClubView,
  actor: Actor,
  { member, basis }: RemovalInput,
  now: Instant,
): Result<RemovalPreview> {
  const found = unlessRefused(needsChief(view, actor), whichPerson(view, member));
  if (!found.ok) return found;
  const { number: person } = found.value;
  const refusals = basis === 'request' ? mayNotAtRequest(view, person, now) : mayNotAsInactive(view, person);
  const { games } = leavingOf(view, person);
  return unlessRefused(refusals, done({ person, basis, attendance: attendanceOf(view, person), games }));
}

/** Act II.8: a Member without an account asks on paper, for which the Chief Justice answers. */
function mayNotAtRequest(view: ClubView, person: PersonNumber, now: Instant): Refusal[] {
  if (!isMember(view.state, person)) return [{ code: 'not-a-member', person, acts: ['II.8'] }];
  const onPaper = view.people.byNumber(person)?.account === null;
  const ban = banAt(view.state, person, now);
  const held: Refusal[] =
    ban === null ? [] : [{ code: 'banned', person, endsAt: ban.endsAt, acts: ['II.8.1'] }];
  return [...(onPaper ? [] : noRequest(view, person)), ...held, ...partyToCase(view, person, 'II.8.1')];
}

/** Act II.7: a ban is no obstacle. */
function mayNotAsInactive(view: ClubView, person: PersonNumber): Refusal[] {
  if (!isMember(view.state, person)) return [{ code: 'not-a-member', person, acts: ['II.7'] }];
  const attendance = attendanceOf(view, person);
  return mayRemoveInactive(attendance, view.state.figures)
    ? []
    : [{ code: 'not-inactive', person, ...attendance, acts: ['II.7'] }];
}
