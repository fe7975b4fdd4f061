import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, type Named, needsModerator, whichPerson, whoActs } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, type Result, refused, unlessRefused } from '../result.ts';
import { declareUse } from '../tell.ts';
import { readOptionalReason } from '../texts.ts';
import { withoutScores } from '../worn.ts';
import { nameIsFree, typedName } from './membership.ts';

interface RenameInput {
  member: Named;
  name: string;
  reason?: string | null;
}

/** A Moderator renames somebody else (Act III.3.5), which is declared (Act III.2.4). Refused if a Member bears the name. */
export function renameMember(work: UnitOfWork, actor: Actor, input: RenameInput): Result<HouseOutcome> {
  const member = unlessRefused(needsModerator(work, actor), whichPerson(work, input.member));
  if (!member.ok) return member;
  const name = typedName(work, input.name, withoutScores(member.value.name));
  if (!name.ok) return name;
  const { number: person } = member.value;
  if (whoActs(work, actor).number === person) return refused({ code: 'own-matter', acts: ['III.3.5'] });
  const reason = readOptionalReason(input.reason ?? null);
  const texts = unlessRefused(nameIsFree(work, name.value, person), reason);
  if (!texts.ok) return texts;
  work.rename(person, name.value);
  const about = { by: enrol(work, whoActs(work, actor)), acts: ['III.2'], texts: texts.value } as const;
  declareUse(work, work.append({ type: 'renamed', person }, about));
  return done({ kind: 'member-renamed', person });
}
