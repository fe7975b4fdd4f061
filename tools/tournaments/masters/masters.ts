import type { Clubs } from '../../../src/house/clubs.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { formatOf, type RoundPlan } from '../../../src/tables/tournaments/format.ts';
import { closeRound } from '../../../src/tables/tournaments/rounds/close-round.ts';
import { declinePlace } from '../../../src/tables/tournaments/rounds/decline-place.ts';
import { plansOf } from '../../../src/tables/tournaments/rounds/plans.ts';
import { startRound } from '../../../src/tables/tournaments/rounds/start-round.ts';
import type { Course } from '../../../src/tables/tournaments/standings/course.ts';
import { recordOf } from '../../../src/tables/tournaments/standings/record.ts';
import { type Tournament, tournamentsOf } from '../../../src/tables/tournaments/tournament.ts';
import { Dice } from '../../faults/dice.ts';
import type { SayHowFar } from '../../how-far.ts';
import { BoardsAtPlay } from './boards.ts';
import { SimulatedClub } from './club.ts';
import { type MastersPeople, meant, peopleOf, signUp } from './sign-up.ts';

/** How many teams play in a World Masters, and the seed of all that is left to chance in it. */
export interface MastersSize {
  teams: number;
  seed: number;
  /** How likely a board agrees on its end before a movement phase. */
  agree: number;
}

/** How likely it is that somebody declines a place in a round that they have won. */
const declines = { first: 0, second: 1 / 40, 'semi-final': 1 / 40, final: 1 / 5 } as const;

/** The tournament of a club that has only one. */
export function mastersIn(view: ClubView): Tournament {
  const [tournament] = tournamentsOf(view);
  if (tournament === undefined) throw new Error('There is no tournament');
  return tournament;
}

/** How a tournament goes, as the bot reckons it. */
export const courseOf = (tournament: Tournament): Course =>
  formatOf(tournament.about.rules).course(recordOf(tournament.state, plansOf(tournament)));

/** Has a World Masters played from its sign-up to its champion, in a club of its own, by the commands that people give. */
export async function playMasters(
  clubs: Clubs,
  { teams, seed, agree }: MastersSize,
  say: SayHowFar,
): Promise<ClubView> {
  const club = new SimulatedClub(clubs);
  const people = peopleOf(teams);
  await club.fill(1 + people.players.length + people.others.length);
  say(`${people.players.length} people sign up`);
  await signUp(club, people, `the first lot of ${seed}`);
  for (const plan of plansOf(mastersIn(await club.view)))
    await playRound(club, { plan, people, seed, agree, say });
  return club.view;
}

interface Playing {
  plan: RoundPlan;
  people: MastersPeople;
  seed: number;
  agree: number;
  say: SayHowFar;
}

async function playRound(club: SimulatedClub, { plan, people, seed, agree, say }: Playing): Promise<void> {
  const { round, boards: all } = plan;
  const { director } = people;
  say(`round ${round} is seated`);
  await club.does(director, startRound, { ...meant, lot: `the lot of ${seed} after round ${round} began` });
  const { boards = [] } = mastersIn(await club.view).state.rounds.at(-1) ?? {};
  const atPlay = new BoardsAtPlay(club, { seed, round, boards, agree, people });
  await atPlay.play((left) => say(`round ${round}, ${all - left} of ${all} boards are over`));
  await club.does(director, closeRound, { ...meant, lot: `the lot of ${seed} after round ${round}` });
  await club.tick();
  await decline(club, plan.round + 1, new Dice(seed, round, 1));
}

/** Some of those who go on don’t want to. */
async function decline(club: SimulatedClub, round: number, dice: Dice): Promise<void> {
  const tournament = mastersIn(await club.view);
  const next = plansOf(tournament).find((plan) => plan.round === round);
  if (next === undefined) return;
  for (const { player } of courseOf(tournament).qualifying(round).players)
    if (dice.chance(declines[next.kind])) await club.does(player, declinePlace, { ...meant, declined: true });
}
