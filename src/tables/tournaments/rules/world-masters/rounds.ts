import { seatsOfBoard, semiFinalBoards } from './figures.ts';

/** A round of the World Masters. */
export interface RoundPlan {
  readonly round: number;
  readonly kind: 'first' | 'second' | 'semi-final' | 'final';
  readonly boards: number;
  /** How many play in it. */
  readonly places: number;
  /** Whose Fall ends it. */
  readonly lastYear: number;
  /** Whether it counts for the teams. */
  readonly forTeams: boolean;
}

/** From how many teams on the second round is a round of its own, and from how many on it has its most boards. */
const fewTeams = 42;
const manyTeams = 147;

/** WM B.1, B.3, B.4: the rounds of a tournament of so many teams, each of seven players. */
export function roundsOf(teams: number): readonly RoundPlan[] {
  const first = { kind: 'first', boards: teams, lastYear: 1909, forTeams: true } as const;
  const second = {
    kind: 'second',
    boards: secondRoundBoards(teams),
    lastYear: 1909,
    forTeams: true,
  } as const;
  // With few teams the semi-final takes the place of the second round.
  const semiFinal = {
    kind: 'semi-final',
    boards: Math.min(semiFinalBoards, teams),
    lastYear: 1912,
    forTeams: false,
  } as const;
  const final = { kind: 'final', boards: 1, lastYear: 1915, forTeams: false } as const;
  const rounds = teams < fewTeams ? [first, semiFinal, final] : [first, second, semiFinal, final];
  return rounds.map((each, n) => ({ ...each, round: n + 1, places: each.boards * seatsOfBoard }));
}

/** WM B.4: 28 boards, but at most half of the first round's and at least a third of them. */
function secondRoundBoards(teams: number): number {
  if (teams > manyTeams) return 49;
  return Math.max(Math.min(28, Math.floor(teams / 2)), Math.ceil(teams / 3));
}
