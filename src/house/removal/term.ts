import { type RemovalTerm, removalTerm } from '../../../terms/leaderboard/removal.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { figuresAt } from '../book/amendment.ts';
import { bansOf } from '../book/discipline.ts';
import type { ClubView } from '../ports.ts';

/**
 * Acts II.8 and II.8.1: the term of a Member's standing request; null where there is none, where a ban holds it for ever,
 * or while they are held by a case.
 * Act IV.2: by the figures that were in force when it was made.
 */
export function removalTermOf(
  { state, rooms }: Pick<ClubView, 'state' | 'rooms'>,
  person: PersonNumber,
): RemovalTerm | null {
  const request = state.removalRequests.get(person);
  if (request === undefined) return null;
  const holds = [
    ...bansOf(state, person),
    ...rooms.flatMap((room) => room.heldByCases?.(state, person) ?? []),
  ];
  return removalTerm(request.at, holds, figuresAt(state, request.at));
}
