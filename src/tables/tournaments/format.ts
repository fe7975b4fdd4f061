import type { TournamentRuleId } from './book/sign-up.ts';
import { rounds as maharajiadRounds, scoring as maharajiadScoring } from './rules/maharajiad/figures.ts';
import { mayReplace, type OtherGames } from './rules/maharajiad/games-limit.ts';
import type { Scoring } from './rules/scoring.ts';
import { type Replacing, replacing, scoring as worldMastersScoring } from './rules/world-masters/figures.ts';
import { type GamesOf, mayTakeSeat } from './rules/world-masters/games-limit.ts';
import { roundsOf as worldMastersRounds } from './rules/world-masters/rounds.ts';
import type { Wish } from './seating/problem.ts';
import type { Course } from './standings/course.ts';
import { maharajiadCourse } from './standings/maharajiad.ts';
import type { TournamentRecord } from './standings/record.ts';
import { worldMastersCourse } from './standings/world-masters.ts';

/** A round as the rules plan it. */
export interface RoundPlan {
  readonly round: number;
  readonly kind: 'first' | 'second' | 'semi-final' | 'final';
  readonly boards: number;
  /** How many play in it. */
  readonly places: number;
  /** The year whose Fall ends its games; null where they are played until somebody wins. */
  readonly lastYear: number | null;
  /** Whether it counts for teams: who sits with whom then also depends on them. */
  readonly forTeams: boolean;
}

/** The other games of somebody who would take a seat. */
export type GamesPlayed = GamesOf & OtherGames;

/** In what the tournaments of a rule set differ from those of another. */
export interface TournamentFormat {
  /** The least number of players in a team; null where people play for themselves alone. */
  readonly teamOf: number | null;
  /** The points of the rules on what a tournament asks about. */
  readonly points: Readonly<
    Record<'signUp' | 'team' | 'director' | 'rounds' | 'seating' | 'declining', string>
  >;
  /** How captains and reserves take seats over; null where anybody may take one that is open. */
  readonly replacing: Replacing | null;
  /** Whether somebody with those games may take another seat. */
  mayTakeSeat(games: GamesPlayed, as: 'permanent' | 'temporary'): boolean;
  /** What a seating keeps to wherever possible, each with its point. */
  readonly seating: ReadonlyMap<Wish, string>;
  /** The rounds of a tournament in which so many players have a place in the first. */
  rounds(players: number): readonly RoundPlan[];
  /** The figures by which its boards are scored. */
  readonly scoring: Scoring;
  /** Whether centres alone count in the final, for whoever has the seat at its end. */
  readonly finalByCentres: boolean;
  course(record: TournamentRecord): Course;
}

export const seatsOfBoard = 7;

const worldMasters: TournamentFormat = {
  teamOf: 7,
  points: { signUp: 'B.2', team: 'A.1', director: 'A.3', rounds: 'B.1', seating: 'B.6', declining: 'C.10' },
  seating: new Map<Wish, string>([
    ['team-power', 'B.6(a)'],
    ['team-board', 'B.6(b)'],
    ['power-again', 'B.6(c)'],
    ['met-again', 'B.6(d)'],
    ['teams-again', 'B.6(e)'],
  ]),
  replacing,
  mayTakeSeat,
  rounds: (players) => worldMastersRounds(Math.floor(players / seatsOfBoard)),
  scoring: worldMastersScoring,
  finalByCentres: true, // WM C.11
  course: worldMastersCourse,
};

/** MJ A.10: six boards in the first round, or as many as there are players for. */
const maharajiad: TournamentFormat = {
  teamOf: null,
  points: { signUp: 'A.1', team: 'A.1', director: 'A.3', rounds: 'A.9', seating: 'A.11', declining: 'A.21' },
  seating: new Map<Wish, string>([['power-again', 'A.11']]),
  replacing: null,
  mayTakeSeat: mayReplace,
  rounds: (players) =>
    maharajiadRounds.map(({ round, boards: most, lastYear }) => {
      const boards = Math.min(most, Math.floor(players / seatsOfBoard));
      const kind = round === 1 ? 'first' : 'final';
      return { round, kind, boards, places: boards * seatsOfBoard, lastYear, forTeams: false };
    }),
  scoring: maharajiadScoring,
  finalByCentres: false,
  course: maharajiadCourse,
};

const formats: Readonly<Record<TournamentRuleId, TournamentFormat>> = {
  'world-masters-2004': worldMasters,
  maharajiad,
};

/** How a tournament is played. */
export const formatOf = (rules: TournamentRuleId): TournamentFormat => formats[rules];
