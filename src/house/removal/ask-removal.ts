import type { PersonNumber } from '../../ledger/fields.ts';
import { isMember } from '../book/members.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../result.ts';
import { removalTermOf, tellChief } from './requests-due.ts';

/** Act II.8: a Member asks to leave the Leaderboard; the Chief Justice is told. Refused to others, and a second time. */
export function askRemoval(work: UnitOfWork, actor: Actor): Result<HouseOutcome> {
  const member = whichMember(work, actor, askedAlready);
  if (!member.ok) return member;
  const person = member.value;
  work.append({ type: 'removal-requested', person }, { by: person, acts: ['II.8'] });
  tellChief(work, person, 'asked');
  return done({ kind: 'removal-requested', person });
}

/** Act II.8: takes a request back that stands. Refused where none does. */
export function withdrawRequest(work: UnitOfWork, actor: Actor): Result<HouseOutcome> {
  const member = whichMember(work, actor, noRequest);
  if (!member.ok) return member;
  const person = member.value;
  work.append({ type: 'removal-request-withdrawn', person }, { by: person, acts: ['II.8'] });
  tellChief(work, person, 'withdrawn');
  return done({ kind: 'removal-request-withdrawn', person });
}

function whichMember(
  view: ClubView,
  actor: Actor,
  against: (view: ClubView, person: PersonNumber) => Refusal[],
): Result<PersonNumber> {
  const person = whoActs(view, actor).number;
  return person !== null && isMember(view.state, person)
    ? unlessRefused(against(view, person), done(person))
    : refused({ code: 'not-a-member', person, acts: ['II.8'] });
}

function askedAlready(view: ClubView, person: PersonNumber): Refusal[] {
  if (!view.state.removalRequests.has(person)) return [];
  const due = removalTermOf(view, person)?.due ?? null;
  return [{ code: 'removal-asked-already', due, acts: ['II.8'] }];
}

/** Act II.8: none, or the refusal where no request of that Member stands. */
export const noRequest = ({ state }: ClubView, person: PersonNumber): Refusal[] =>
  state.removalRequests.has(person) ? [] : [{ code: 'no-removal-request', person, acts: ['II.8'] }];
