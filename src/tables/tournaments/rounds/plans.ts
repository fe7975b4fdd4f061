import { formatOf, type RoundPlan, seatsOfBoard } from '../format.ts';
import { closeSignUp } from '../sign-up/group.ts';
import type { Tournament } from '../tournament.ts';
import { teamPlayers } from './first-round.ts';

/** The rounds of a tournament: by who plays in its first or, before that begins, by who would. */
export function plansOf(tournament: Tournament): readonly RoundPlan[] {
  const { state, about } = tournament;
  const [first] = state.rounds;
  const players = first === undefined ? playersSoFar(tournament) : first.boards.length * seatsOfBoard;
  return formatOf(about.rules).rounds(players);
}

/** How many would have a seat if the first round began now. Who comes alone is grouped by lot, whichever that is. */
function playersSoFar({ state, about, rules }: Tournament): number {
  if (formatOf(about.rules).teamOf === null) return state.signedUp.length;
  const powers = rules.seats.map(({ id }) => id);
  const { grouped } = closeSignUp(state, powers, () => 0);
  return teamPlayers(state, powers).length + grouped.length * powers.length;
}
