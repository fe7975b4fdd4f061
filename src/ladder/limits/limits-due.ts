import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { limitReachedAt, type TimeLimit } from '../book/limits.ts';

/** Act I.8.2: at its limit a game is over; so it is at the bell, whether its time runs then or not (Act 0.5). */
export const limitsReached = ({ state }: ClubView): DueThing[] =>
  state.limits
    .filter(({ ended }) => ended === null)
    .map((limit) => ({
      at: limitReachedAt(state, limit),
      name: `the time limit set by entry ${limit.seq}`,
      carryOut: (work) => endGame(work, limit),
    }));

/** The players and whoever oversees it are told that the captured pieces decide. */
function endGame(work: UnitOfWork, { seq: limit, white, black }: TimeLimit): void {
  work.append({ type: 'limit-ended', limit, reached: true }, { by: null, acts: ['I.8.2'] });
  const overseer = work.entries.find(({ seq }) => seq === limit)?.by ?? null;
  work.announce({ kind: 'limit-reached', limit }, { to: 'games' });
  for (const person of [white, black, overseer]) {
    if (person === null || work.people.byNumber(person)?.account == null) continue;
    work.announce({ kind: 'limit-reached', limit }, { to: 'person', person });
  }
}
