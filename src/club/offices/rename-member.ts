import { needsModerator } from '../authority.ts';
import type { Actor, Named } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, type Result, refused } from '../result.ts';
import { enrol, whichPerson, whoActs } from '../who.ts';
import { withoutScores } from '../worn.ts';
import { nameIsFree } from './membership.ts';
import type { OfficeOutcome } from './outcomes.ts';
import { typedName } from './typed-name.ts';

export interface RenameInput {
  member: Named;
  name: string;
}

/** A Moderator sets how a person's name is shown. Refused when another Member bears it. */
export function renameMember(work: UnitOfWork, actor: Actor, input: RenameInput): Result<OfficeOutcome> {
  const authority = needsModerator(work, actor);
  if (authority.length > 0) return refused(...authority);
  const member = whichPerson(work, input.member);
  if (!member.ok) return member;
  const name = typedName(work, input.name, withoutScores(member.value.name));
  if (!name.ok) return name;
  const { number: person } = member.value;
  const refusals = nameIsFree(work, name.value, person);
  if (refusals.length > 0) return refused(...refusals);
  work.rename(person, name.value);
  work.append({ type: 'renamed', person }, { by: enrol(work, whoActs(work, actor)), acts: ['III.2'] });
  return done({ kind: 'member-renamed', person });
}
