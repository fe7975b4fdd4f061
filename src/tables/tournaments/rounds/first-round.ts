import type { EnteredTeam } from '../book/sign-up.ts';
import type { TournamentState } from '../book/tournament.ts';
import type { Seatable } from '../seating/problem.ts';
import { isComplete, playingFor } from '../sign-up/teams.ts';

/** WM B.5: those who play for complete teams, each with the power that their team gave them. Others of a team are in reserve. */
export const teamPlayers = (
  state: Pick<TournamentState, 'signedUp' | 'teams'>,
  powers: readonly string[],
): Seatable[] =>
  state.teams
    .filter((team) => team.byLot || isComplete(state, team, powers))
    .flatMap((team) => playersFor(state, team));

const playersFor = (state: Pick<TournamentState, 'signedUp'>, team: EnteredTeam): Seatable[] =>
  (team.byLot ? team.members : playingFor(state, team)).flatMap(({ person, power }) =>
    power === null ? [] : [{ person, team: team.number, power, wants: [] }],
  );

/** MJ A.11: those who signed up first, as many as there are seats for, with their wishes. */
export const singlePlayers = ({ signedUp }: Pick<TournamentState, 'signedUp'>, places: number): Seatable[] =>
  signedUp.slice(0, places).map(({ person, wants }) => ({ person, team: null, power: null, wants }));
