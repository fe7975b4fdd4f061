import { wasRemovedAt } from '../../ledger/views.ts';
import { needsModerator } from '../authority.ts';
import { readName, sameName } from '../names.ts';
import type { Actor } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, type Result, refused } from '../result.ts';
import { enrol, isErased, type Somebody, whoActs } from '../who.ts';
import { mayJoin, nameIsFree, putOnBoard } from './membership.ts';
import type { OfficeOutcome } from './outcomes.ts';

/**
 * Act II.1: a Moderator puts a student without a Discord account on the Leaderboard, by name. The name of one who
 * was removed brings that student back, so that a new number is no way round a ban (Act II.7).
 */
export function addMember(work: UnitOfWork, actor: Actor, input: { name: string }): Result<OfficeOutcome> {
  const authority = needsModerator(work, actor);
  if (authority.length > 0) return refused(...authority);
  const name = readName(input.name, 'name');
  if (!name.ok) return name;
  const student = studentNamed(work, name.value);
  const refusals = [...nameIsFree(work, name.value, null), ...mayJoin(work, student, work.now)];
  if (refusals.length > 0) return refused(...refusals);
  const by = enrol(work, whoActs(work, actor));
  const person = enrol(work, student);
  putOnBoard(work, person, by);
  return done({ kind: 'member-added', person });
}

/** The student without an account who bore that name and was removed, or somebody new. */
function studentNamed(work: UnitOfWork, name: string): Somebody {
  const { people, state, now } = work;
  const known = people
    .all()
    .filter((person) => person.account === null && !isErased(work, person))
    .find((person) => wasRemovedAt(state, person.number, now) && sameName(person.name, name));
  return known ?? { number: null, account: null, name };
}
