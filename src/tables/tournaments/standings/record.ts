import type { PersonNumber } from '../../../ledger/fields.ts';
import type { EnteredTeam } from '../book/sign-up.ts';
import type { TournamentState } from '../book/tournament.ts';
import type { RoundPlan } from '../format.ts';
import type { BoardResult } from '../rules/result.ts';
import type { Rolls } from '../rules/rolls.ts';
import type { Team } from '../rules/teams.ts';

/** What a tournament's standings are reckoned from. */
export interface TournamentRecord {
  readonly plans: readonly RoundPlan[];
  readonly teams: readonly Team[];
  readonly rolls: Rolls;
  /** The results of a round's boards that are over, in the order of their numbers. */
  results(round: number): readonly BoardResult[];
  /** Who does not want to play a round. */
  declined(round: number): readonly PersonNumber[];
}

export const recordOf = (
  { rounds, rolls, teams, declined }: Pick<TournamentState, 'rounds' | 'rolls' | 'teams' | 'declined'>,
  plans: readonly RoundPlan[],
): TournamentRecord => ({
  plans,
  rolls,
  teams: teams.map(asTeam),
  results: (round) =>
    (rounds.find(({ number }) => number === round)?.boards ?? []).flatMap(({ result }) => result ?? []),
  declined: (round) => [...(declined.get(round) ?? [])],
});

const asTeam = ({ number, members }: EnteredTeam): Team => ({
  number,
  members: members.map(({ person }) => person),
});
