import { needsModerator } from '../../house/authority.ts';
import type { Actor, Named } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { whichPerson, whoActs } from '../../house/who.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

/**
 * Who goes to the Court: whoever acts, or the member without an account for whom they file what was asked on paper, which
 * takes a Moderator's power (Act III.2). Null for somebody whom the club does not know. Refused for a member who can file it
 * themselves.
 */
export function petitionerOf(
  view: ClubView,
  actor: Actor,
  member: Named | null,
): Result<PersonNumber | null> {
  if (member === null) return done(whoActs(view, actor).number);
  const authority = needsModerator(view, actor);
  if (authority.length > 0) return refused(...authority);
  const found = whichPerson(view, member);
  if (!found.ok) return found;
  const { number: person, account } = found.value;
  return account === null ? done(person) : refused({ code: 'has-account', person, acts: ['III.3'] });
}
