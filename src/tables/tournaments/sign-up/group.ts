import { shuffled } from '../../seats/lots.ts';
import type { TournamentState } from '../book/tournament.ts';
import { isComplete, playingFor } from './teams.ts';

/** A team put together by lot. */
export interface Grouped {
  /** The first of them is the captain. */
  members: readonly { person: number; power: string }[];
}

/** Who plays in the first round of a tournament of teams, and who waits in reserve. */
export interface ClosedSignUp {
  grouped: readonly Grouped[];
  reserves: readonly number[];
}

type SignUp = Pick<TournamentState, 'signedUp' | 'teams'>;

/**
 * WM B.2: people who are in no complete team are grouped by lot, seven together, each with a captain and with powers that are drawn too. As
 * many are taken as sevens can be made of, in the order in which they signed up; the rest begin the reserve list.
 */
export function closeSignUp(
  state: SignUp,
  powers: readonly string[],
  below: (count: number) => number,
): ClosedSignUp {
  const complete = state.teams.filter((team) => isComplete(state, team, powers));
  const inTeams = new Set(complete.flatMap((team) => playingFor(state, team).map(({ person }) => person)));
  const alone = state.signedUp.map(({ person }) => person).filter((person) => !inTeams.has(person));
  const taken = alone.slice(0, alone.length - (alone.length % powers.length));
  const drawn = shuffled(taken, below);
  const grouped = Array.from({ length: taken.length / powers.length }, (_, group) => {
    const people = drawn.slice(group * powers.length, (group + 1) * powers.length);
    const order = shuffled(powers, below);
    return { members: people.map((person, place) => ({ person, power: order[place] ?? '' })) };
  });
  return { grouped, reserves: alone.slice(taken.length) };
}
