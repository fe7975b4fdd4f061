import type { PersonNumber } from '../../../ledger/fields.ts';
import { plansOf } from '../rounds/plans.ts';
import { recordOf } from '../standings/record.ts';
import type { BoardAt } from './board.ts';

/**
 * WM B.8(d): the reserves of a tournament and those who are out by a round before this one, each with their rank. Who came furthest ranks
 * first; a reserve who has not played ranks after everybody who has.
 */
export function poolRank({ tournament, plan, format }: BoardAt): ReadonlyMap<PersonNumber, number> {
  const { state } = tournament;
  const before = state.rounds.filter(({ number }) => number < plan.round);
  const still = state.rounds.find(({ number }) => number === plan.round)?.boards ?? [];
  const playing = new Set(still.flatMap(({ seats }) => seats.map(({ person }) => person)));
  const course = format.course(recordOf({ ...state, rounds: before }, plansOf(tournament)));
  const ranked = course
    .standings('players')
    .flatMap(({ rows }) => rows.flatMap(({ player }) => player ?? []));
  const began = before.flatMap(({ boards }) =>
    boards.flatMap(({ seats }) => seats.map(({ person }) => person)),
  );
  const order = [...new Set([...ranked, ...began, ...state.reserves])].filter(
    (person) => !playing.has(person),
  );
  return new Map(order.map((person, rank) => [person, rank]));
}
