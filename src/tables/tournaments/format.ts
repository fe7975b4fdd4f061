import type { TournamentRuleId } from './book/sign-up.ts';
import type { TournamentState } from './book/tournament.ts';
import { roundsOf as worldMastersRounds } from './rules/world-masters/rounds.ts';

/** A round as the rules plan it. */
export interface RoundPlan {
  readonly round: number;
  readonly boards: number;
  /** The year whose Fall ends its games; null where they are played until somebody wins. */
  readonly lastYear: number | null;
  /** Whether teams have a part in it: who sits with whom then also depends on them. */
  readonly forTeams: boolean;
}

/** In what the tournaments of a rule set differ from those of another. */
export interface TournamentFormat {
  /** The least number of players in a team; null where people play for themselves alone. */
  readonly teamOf: number | null;
  /** How people sign up and what a team is, by its point. */
  readonly points: {
    readonly signUp: string;
    readonly team: string;
    readonly director: string;
    readonly seating: string;
  };
  /** The rounds of a tournament in which so many players have a place in the first. */
  rounds(players: number): readonly RoundPlan[];
}

const seatsOfBoard = 7;

const worldMasters: TournamentFormat = {
  teamOf: 7,
  points: { signUp: 'B.2', team: 'A.1', director: 'A.3', seating: 'B.6' },
  rounds: (players) => worldMastersRounds(Math.floor(players / seatsOfBoard)),
};

/** MJ A.9, A.10: as many boards as there are players for, six at most, and one of the seven best. */
const maharajiad: TournamentFormat = {
  teamOf: null,
  points: { signUp: 'A.1', team: 'A.1', director: 'A.3', seating: 'A.11' },
  rounds: (players) => [
    { round: 1, boards: Math.min(6, Math.floor(players / seatsOfBoard)), lastYear: 1510, forTeams: false },
    { round: 2, boards: 1, lastYear: null, forTeams: false },
  ],
};

const formats: Readonly<Record<TournamentRuleId, TournamentFormat>> = {
  'world-masters-2004': worldMasters,
  maharajiad,
};

/** How a tournament is played. */
export const formatOf = (rules: TournamentRuleId): TournamentFormat => formats[rules];

/** Those who have signed up and play for a team or, where there are none, for themselves. */
export const playersOf = ({ signedUp }: Pick<TournamentState, 'signedUp'>): number[] =>
  signedUp.map(({ person }) => person);
