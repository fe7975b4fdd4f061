import { type RemovalTerm, removalTerm } from '../../../terms/leaderboard/removal.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { figuresAt } from '../book/amendment.ts';
import { bansOf } from '../book/discipline.ts';
import type { ClubView } from '../ports.ts';

/**
 * Acts II.8, II.8.1 and IV.2: the term of a Member's request, by the figures of when it was made; null where there is
 * none, a ban has no end, or a case holds them.
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
