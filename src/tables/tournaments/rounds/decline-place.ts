import type { UseCase } from '../../../house/plan.ts';
import { done, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { personActing } from '../../who.ts';
import { formatOf } from '../format.ts';
import { recordOf } from '../standings/record.ts';
import { byPoints, findTournament, type MeantTournament, type Tournament, writeIn } from '../tournament.ts';
import { plansOf } from './plans.ts';

/** The round that comes next, once the one before is closed; null while one is played, and after the last. */
export function roundToCome(tournament: Tournament): number | null {
  const { state } = tournament;
  const last = state.rounds.at(-1);
  if (state.status !== 'playing' || last === undefined || last.closedAt === null) return null;
  return plansOf(tournament).find(({ round }) => round === last.number + 1)?.round ?? null;
}

/** Whether somebody goes on to a round, or would if they had not declined. */
function hasPlace(tournament: Tournament, round: number, person: number): boolean {
  const { state, about } = tournament;
  const declined = new Map(state.declined).set(round, new Set());
  const course = formatOf(about.rules).course(recordOf({ ...state, declined }, plansOf(tournament)));
  return course.qualifying(round).players.some(({ player }) => player === person);
}

const hasDeclined = ({ state }: Tournament, round: number, person: number): boolean =>
  state.declined.get(round)?.has(person) ?? false;

/**
 * Somebody who goes on to the next round does not want to play it, so that the next one comes in (WM C.10, MJ A.21), or does after all: until
 * it is seated.
 */
export const declinePlace: UseCase<
  MeantTournament & { declined: boolean },
  TableOutcome<'place-declined'>
> = (work, actor, input) => {
  const found = findTournament(work, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const { number, rules, about } = tournament;
  const person = personActing(work, actor);
  const round = roundToCome(tournament);
  if (round === null || person === null || !hasPlace(tournament, round, person))
    return refused({
      ...({ code: 'no-place-won', tournament: number } as const),
      ...byPoints(rules, formatOf(about.rules).points.declining),
    });
  const { declined } = input;
  if (hasDeclined(tournament, round, person) !== declined)
    writeIn(work, tournament, { type: 'place-declined', round, person, declined }, person);
  return done({ kind: 'place-declined', tournament: number, round, person, declined });
};
