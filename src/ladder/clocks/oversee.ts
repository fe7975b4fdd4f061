import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { needsModerator } from '../../house/authority.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { ClockGame } from '../book/clock.ts';
import { isCheckedIn, openSessionOf } from '../book/register.ts';
import { numberOf, playsIt } from '../games/whose.ts';

/** Acts I.7.1 and III.3.5: none, or why somebody may not watch over the clock of those players. */
export function mayNotOversee(view: ClubView, actor: Actor, players: readonly PersonNumber[]): Refusal[] {
  const refusals = [...needsModerator(view, actor), ...playsIt(view, actor, players)];
  return refusals.length > 0 ? refusals : isAway(view, actor);
}

function isAway(view: ClubView, actor: Actor): Refusal[] {
  const person = numberOf(view, actor);
  const session = openSessionOf(view.state);
  const isThere = person !== null && session !== undefined && isCheckedIn(session, person);
  return isThere ? [] : [{ code: 'overseer-away', acts: ['I.7.1'] }];
}

/** Acts I.7.1 and III.3.5: whether somebody with that office who does not play is in the room. */
export function isAttended({ state }: ClubView, { white, black }: ClockGame): boolean {
  const session = openSessionOf(state);
  if (session === undefined) return false;
  return [...session.stays.keys()].some(
    (person) =>
      mayModerate(officesHeld(state, person)) &&
      mayActOnGame(person, [white, black]) &&
      isCheckedIn(session, person),
  );
}
