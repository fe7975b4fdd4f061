import { officesHeld } from '../book/offices.ts';
import { takeOffice } from '../offices/office-changes.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, type Named, needsChief, type Person, whichPerson, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { allOf, done, type Result, refused, unlessRefused } from '../result.ts';
import { readReason } from '../texts.ts';

interface BreachInput {
  member: Named;
  reason: string;
}

/** Act I.9.5: the person who passed on evidence of an online game loses every office and is told. Refused for the Chief Justice. */
export function findBreach(work: UnitOfWork, actor: Actor, input: BreachInput): Result<HouseOutcome> {
  const found = previewBreach(work, actor, input);
  if (!found.ok) return found;
  const { number: person, account } = found.value;
  const by = enrol(work, whoActs(work, actor));
  const texts = { reason: input.reason.trim() };
  const entry = work.append({ type: 'breach-found', person }, { by, acts: ['I.9.5'], texts });
  const offices = [...officesHeld(work.state, person)];
  for (const office of offices) takeOffice(work, person, office, by, 'I.9.5');
  if (account !== null) work.announce({ kind: 'breach-found', entry }, { to: 'person', person });
  return done({ kind: 'breach-found', person, offices });
}

/** Of whom a breach would be found, or why it cannot be. Changes nothing. */
export function previewBreach(view: ClubView, actor: Actor, input: BreachInput): Result<Person> {
  const named = allOf(whichPerson(view, input.member), readReason(input.reason));
  const read = unlessRefused(needsChief(view, actor), named);
  if (!read.ok) return read;
  const [found] = read.value;
  const { number: person } = found;
  return officesHeld(view.state, person).has('chief')
    ? refused({ code: 'chief-must-pass-on', person, acts: ['III.2'] })
    : done(found);
}
