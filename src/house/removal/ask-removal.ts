import type { PersonNumber } from '../../ledger/fields.ts';
import { isMember } from '../book/members.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result, refused } from '../result.ts';
import { tellChief } from './requests-due.ts';
import { removalTermOf } from './term.ts';

/**
 * Act II.8: a Member asks to be taken off the Leaderboard, and the Chief Justice is told. Refused to whoever is not on
 * it, and while a request of theirs stands.
 */
export function askRemoval(work: UnitOfWork, actor: Actor): Result<HouseOutcome> {
  const member = whichMember(work, actor);
  if (!member.ok) return member;
  const person = member.value;
  const standing = askedAlready(work, person);
  if (standing.length > 0) return refused(...standing);
  work.append({ type: 'removal-requested', person }, { by: person, acts: ['II.8'] });
  tellChief(work, person, 'asked');
  return done({ kind: 'removal-requested', person });
}

/** Act II.8: takes a request back that stands. Refused where none does. */
export function withdrawRequest(work: UnitOfWork, actor: Actor): Result<HouseOutcome> {
  const member = whichMember(work, actor);
  if (!member.ok) return member;
  const person = member.value;
  const missing = noRequest(work, person);
  if (missing.length > 0) return refused(...missing);
  work.append({ type: 'removal-request-withdrawn', person }, { by: person, acts: ['II.8'] });
  tellChief(work, person, 'withdrawn');
  return done({ kind: 'removal-request-withdrawn', person });
}

function whichMember(view: ClubView, actor: Actor): Result<PersonNumber> {
  const person = whoActs(view, actor).number;
  if (person !== null && isMember(view.state, person)) return done(person);
  return refused({ code: 'not-a-member', person, acts: ['II.8'] });
}

function askedAlready(view: ClubView, person: PersonNumber): Refusal[] {
  if (!view.state.removalRequests.has(person)) return [];
  const due = removalTermOf(view, person)?.due ?? null;
  return [{ code: 'removal-asked-already', due, acts: ['II.8'] }];
}

/** Act II.8: none, or the refusal where no request of that Member stands. */
export const noRequest = ({ state }: ClubView, person: PersonNumber): Refusal[] =>
  state.removalRequests.has(person) ? [] : [{ code: 'no-removal-request', person, acts: ['II.8'] }];
