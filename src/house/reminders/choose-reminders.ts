import type { PersonNumber } from '../../ledger/fields.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrolActor, whoActs } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Result } from '../result.ts';
import { reminderKinds } from './reminders-due.ts';

/** Turns one kind of reminder on or off for the person who asks. One that is on already stays as it is. */
export function chooseReminder(
  work: UnitOfWork,
  actor: Actor,
  { kind, on }: { kind: string; on: boolean },
): Result<HouseOutcome> {
  const isKnown = reminderKinds(work).some((each) => each.kind === kind);
  const { number } = whoActs(work, actor);
  if (!isKnown || (number === null && !on)) return notUnderstood({ problem: 'lapsed' });
  const person = on || number === null ? enrolActor(work, actor) : number;
  const { [kind]: since = work.now, ...others } = work.people.remindersOf(person);
  work.remind(person, on ? { ...others, [kind]: since } : others);
  return done({ kind: 'reminders-chosen', person });
}

/** Discord takes no messages for somebody: their reminders end, and they are asked once to open their messages. */
export function endReminders(work: UnitOfWork, person: PersonNumber): Result<null> {
  if (Object.keys(work.people.remindersOf(person)).length === 0) return done(null);
  work.remind(person, {});
  if (work.people.byNumber(person)?.account != null)
    work.announce({ kind: 'reminders-ended', person }, { to: 'discussion' });
  return done(null);
}
