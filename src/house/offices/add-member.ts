import { wasRemovedAt } from '../book/members.ts';
import { sameName } from '../names.ts';
import type { HouseOutcome } from '../outcomes.ts';
import {
  type Actor,
  enrol,
  isErased,
  needsModerator,
  type Person,
  type Somebody,
  whoActs,
} from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Result, unlessRefused } from '../result.ts';
import { declareUse } from '../tell.ts';
import { readOptionalReason } from '../texts.ts';
import { mayJoin, nameIsFree, putOnBoard, typedName } from './membership.ts';

/**
 * Act II.1: a Moderator adds a student without a Discord account. One who was removed comes back by their number, so
 * that a new one is no way round a ban (Act II.7); a name that one of them bore is not understood.
 */
export function addMember(
  work: UnitOfWork,
  actor: Actor,
  input: { name: string; reason?: string | null },
): Result<HouseOutcome> {
  const found = unlessRefused(needsModerator(work, actor), studentNamed(work, input.name));
  if (!found.ok) return found;
  const student = found.value;
  const refusals = [...nameIsFree(work, student.name, null), ...mayJoin(work, student, work.now)];
  const texts = unlessRefused(refusals, readOptionalReason(input.reason ?? null));
  if (!texts.ok) return texts;
  const by = enrol(work, whoActs(work, actor));
  const person = enrol(work, student);
  declareUse(work, putOnBoard(work, person, { by, texts: texts.value }).entry);
  return done({ kind: 'member-added', person });
}

/** The student without an account who is meant and was removed, or somebody new. */
function studentNamed(work: UnitOfWork, text: string): Result<Somebody> {
  const gone = removedWithoutAccount(work);
  const numbered = gone.find(({ number }) => text.trim() === `#${number}`);
  if (numbered !== undefined) return done(numbered);
  const name = typedName(work, text, null);
  if (!name.ok) return name;
  const namesakes = gone.filter((person) => sameName(person.name, name.value));
  if (namesakes.length > 0)
    return notUnderstood({ problem: 'was-here-before', text, people: namesakes.map(({ number }) => number) });
  return done({ number: null, account: null, name: name.value });
}

const removedWithoutAccount = (work: UnitOfWork): Person[] =>
  work.people
    .all()
    .filter((person) => person.account === null && !isErased(work, person))
    .filter(({ number }) => wasRemovedAt(work.state, number, work.now));
