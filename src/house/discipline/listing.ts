import { mayModerate } from '../../../terms/administration/authority.ts';
import type { Instant } from '../../../terms/time.ts';
import { type Ban, holdsAt, type Penalty } from '../book/discipline.ts';
import {
  type Actor,
  isStaff,
  type Named,
  needsModerator,
  officesOfActor,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, type Result, refused, unlessRefused } from '../result.ts';
import { loggedOfList, type Papers } from '../staff-reading.ts';
import { allPenalties } from './find-penalty.ts';

export interface PenaltyList {
  /** Whose; null for everybody's. */
  person: Somebody | null;
  /** The latest first. */
  penalties: Penalty[];
}

/**
 * The penalties of somebody, or of everybody: for officers and the member of staff. Anybody else may read their own,
 * which they get when they name nobody; others' are refused to them.
 */
export function listPenalties(view: ClubView, actor: Actor, named: Named | null): Result<PenaltyList> {
  const asked = named === null ? null : whoIsNamed(view, named);
  if (asked !== null && !asked.ok) return asked;
  const own = whoActs(view, actor);
  const mayReadAll = mayModerate(officesOfActor(view, actor)) || isStaff(view, actor);
  const person = asked?.value ?? (mayReadAll ? null : own);
  if (!mayReadAll && person?.number !== own.number) return refused(...needsModerator(view, actor));
  const penalties = allPenalties(view.state)
    .filter((penalty) => person === null || penalty.person === person.number)
    .reverse();
  return done({ person, penalties });
}

/** Act 0.14: what is logged where the member of staff reads that list; nobody's own is. */
export function penaltiesLogged(view: ClubView, actor: Actor, named: Named | null): Papers | null {
  const asked = named === null ? null : whoIsNamed(view, named);
  const isOwn = asked?.ok === true && asked.value.number === whoActs(view, actor).number;
  return isOwn ? null : loggedOfList(view, actor, 'penalties');
}

/** The bans in force, for officers and the member of staff; those that end first come first. */
export function listBans(view: ClubView, actor: Actor, now: Instant): Result<Ban[]> {
  const authority = isStaff(view, actor) ? [] : needsModerator(view, actor);
  const last = ({ endsAt }: Ban): number => endsAt ?? Number.MAX_SAFE_INTEGER;
  const bans = view.state.bans.filter((ban) => holdsAt(ban, now)).sort((a, b) => last(a) - last(b));
  return unlessRefused(authority, done(bans));
}
