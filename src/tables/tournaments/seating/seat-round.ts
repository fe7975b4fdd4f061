import type { SeatingBreach } from '../book/rounds.ts';
import type { TournamentState } from '../book/tournament.ts';
import { formatOf, type RoundPlan } from '../format.ts';
import type { SeatedBoard } from '../rounds/open-boards.ts';
import type { Tournament } from '../tournament.ts';
import type { Breach, Seatable, SeatingProblem } from './problem.ts';
import { type Below, seat } from './seat.ts';

interface RoundSeating extends Pick<Tournament, 'state' | 'about' | 'rules'> {
  plan: RoundPlan;
  /** As many as there are seats, or more: the last of them get none then. */
  players: readonly Seatable[];
  below: Below;
}

/** Seats a round of a tournament by lot (WM B.5 and B.6, MJ A.11): its boards, and what they could not keep to. */
export function seatRound({ state, about, rules, plan, players, below }: RoundSeating): {
  boards: SeatedBoard[];
  breaches: SeatingBreach[];
} {
  const powers = rules.seats.map(({ id }) => id);
  const boards = Math.min(plan.boards, Math.floor(players.length / powers.length));
  const points = formatOf(about.rules).seating;
  const keepsTo = new Set(
    [...points.keys()].filter((wish) => plan.forTeams || (wish !== 'team-power' && wish !== 'teams-again')),
  );
  const people = players.slice(0, boards * powers.length);
  const { seats, breaches } = seat({ powers, people, keepsTo, ...pastOf(state) }, below);
  return {
    boards: seats.map((board, place) => ({
      board: place + 1,
      seats: board.map(({ person }, power) => ({ power: powers[power] ?? '', person })),
    })),
    breaches: breaches.map(({ wish, ...of }) => kept(points.get(wish) ?? '', of)),
  };
}

const kept = (point: string, { people, teams, boards, power }: Omit<Breach, 'wish'>): SeatingBreach => ({
  ...{ point, power },
  ...{ people: [...people], teams: [...teams], boards: [...boards] },
});

/** Which powers everybody began with in earlier rounds, and whom they met there. */
function pastOf({ rounds }: Pick<TournamentState, 'rounds'>): Pick<SeatingProblem, 'played' | 'met'> {
  const played = new Map<number, Set<string>>();
  const met = new Map<number, Set<number>>();
  for (const { seats } of rounds.flatMap(({ boards }) => boards))
    for (const { person, power } of seats) {
      played.set(person, (played.get(person) ?? new Set()).add(power));
      const others = met.get(person) ?? new Set();
      for (const other of seats) if (other.person !== person) others.add(other.person);
      met.set(person, others);
    }
  return { played, met };
}
