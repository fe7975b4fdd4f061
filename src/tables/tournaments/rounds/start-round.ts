import { enrolActor } from '../../../house/people.ts';
import { asPreviewed, type Preview } from '../../../house/plan.ts';
import type { UnitOfWork } from '../../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { lots } from '../../seats/lots.ts';
import { by } from '../../table.ts';
import { formatOf, type RoundPlan } from '../format.ts';
import { hideLot, openedLot } from '../lot.ts';
import type { Seatable } from '../seating/problem.ts';
import { seatRound } from '../seating/seat-round.ts';
import { closeSignUp } from '../sign-up/group.ts';
import { recordOf } from '../standings/record.ts';
import {
  byPoints,
  findTournament,
  type MeantTournament,
  type Tournament,
  theTournament,
  writeIn,
} from '../tournament.ts';
import { mayNotPlayIn, needsDirector } from '../who.ts';
import { singlePlayers, teamPlayers } from './first-round.ts';
import { openBoards } from './open-boards.ts';
import { plansOf } from './plans.ts';

export interface RoundInput extends MeantTournament {
  /** The lot of the next draw: a chance text that nobody knows. */
  lot: string;
}

/** A round that can begin. */
export interface RoundToStart {
  tournament: Tournament;
  plan: RoundPlan;
}

/** What beginning a round comes to, or why it can't begin yet; changes nothing. */
export const previewRound: Preview<RoundInput, RoundToStart> = (view, actor, input, now) => {
  const found = findTournament(view, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const no = needsDirector(view, actor, tournament);
  if (no.length > 0) return refused(...no);
  const plan = nextPlan(tournament);
  if (!plan.ok) return plan;
  const players = signedUpFor(tournament, plan.value);
  const refusals = players.flatMap(({ person }) => mayNotPlayIn(view, tournament, person, now));
  if (refusals.length > 0) return refused(...refusals);
  return openedLot(view, tournament) === null
    ? refused({ code: 'tournament-lot-lost', tournament: tournament.number, ...by(tournament.rules, 'draw') })
    : done({ tournament, plan: plan.value });
};

/** The round that comes next, if the one before is closed and enough people play. */
function nextPlan(tournament: Tournament): Result<RoundPlan> {
  const { number, state, rules, about } = tournament;
  const { points } = formatOf(about.rules);
  const no = (refusal: Refusal) => refused({ ...refusal, ...byPoints(rules, points.rounds) });
  const last = state.rounds.at(-1);
  if (state.status === 'over') return no({ code: 'tournament-not-played', tournament: number, acts: [] });
  if (last !== undefined && last.closedAt === null)
    return no({ code: 'round-going-on', tournament: number, round: last.number, acts: [] });
  const plan = plansOf(tournament).find(({ round }) => round === (last?.number ?? 0) + 1);
  if (plan === undefined || plan.boards === 0)
    return no({ code: 'too-few-for-round', tournament: number, acts: [] });
  return done(plan);
}

/** Who would get a seat as far as that is known before the lot is opened: nobody is grouped yet. */
function signedUpFor(tournament: Tournament, { round, places }: RoundPlan): { person: PersonNumber }[] {
  return round === 1 ? tournament.state.signedUp : qualifiedFor(tournament, round).slice(0, places);
}

/** WM C.7 to C.10, MJ A.16 and A.21: who goes on to a round. Their powers are drawn (WM B.5). */
function qualifiedFor(tournament: Tournament, round: number): Seatable[] {
  const { state, about } = tournament;
  const course = formatOf(about.rules).course(recordOf(state, plansOf(tournament)));
  return course.qualifying(round).players.map(({ player: person }) => ({
    ...{ person, power: null },
    team:
      state.teams.find(({ members }) => members.some((member) => member.person === person))?.number ?? null,
    wants: state.signedUp.find((each) => each.person === person)?.wants ?? [],
  }));
}

/**
 * The director has a round begin: the sign-up is closed before the first (WM B.2), seats are drawn by the lot, which is told now, and a table
 * is opened for each board.
 */
export const startRound = asPreviewed(
  previewRound,
  (work, actor, { tournament, plan }, { lot }: RoundInput) => {
    const by = enrolActor(work, actor);
    const seed = openedLot(work, tournament) ?? '';
    const next = hideLot(work, tournament.number, lot);
    const below = lots(seed, (bytes) => work.sha256(bytes));
    if (plan.round === 1) closeFirst(work, tournament, { seed, next, by, below });
    const now = theTournament(work, tournament.number);
    const players = plan.round === 1 ? firstPlayers(now, plan) : qualifiedFor(now, plan.round);
    const { boards, breaches } = seatRound({ ...now, plan, players, below });
    const seated = openBoards(work, tournament, boards, { plan, seed, by });
    const { number, round } = { number: tournament.number, round: plan.round };
    writeIn(
      work,
      now,
      { type: 'round-seated', round, seed, ...seated, breaches: [...breaches], ...next },
      by,
    );
    work.announce({ kind: 'round-seated', tournament: number, round }, { to: 'games' });
    return { kind: 'round-seated', tournament: number, round } as const;
  },
);

const firstPlayers = ({ state, rules, about }: Tournament, { places }: RoundPlan): Seatable[] =>
  formatOf(about.rules).teamOf === null
    ? singlePlayers(state, places)
    : teamPlayers(
        state,
        rules.seats.map(({ id }) => id),
      );

interface Closing {
  seed: string;
  next: ReturnType<typeof hideLot>;
  by: PersonNumber;
  below: (count: number) => number;
}

/** Nobody can sign up any more; in a tournament of teams, those who came alone are grouped. */
function closeFirst(
  work: UnitOfWork,
  { number, state, rules, about }: Tournament,
  { seed, next, by, below }: Closing,
) {
  const tournament = theTournament(work, number);
  const powers = rules.seats.map(({ id }) => id);
  const teamless = formatOf(about.rules).teamOf === null;
  const { grouped, reserves } = teamless
    ? { grouped: [], reserves: singleReserves(tournament) }
    : closeSignUp(state, powers, below);
  const first = Math.max(0, ...state.teams.map((team) => team.number)) + 1;
  const teams = grouped.map(({ members }, place) => ({
    ...{ team: first + place, name: `Team ${first + place}`, captain: members[0]?.person ?? by },
    members: members.map((member) => ({ ...member })),
  }));
  writeIn(work, tournament, { type: 'sign-up-closed', seed, teams, reserves: [...reserves], ...next }, by);
}

function singleReserves(tournament: Tournament): PersonNumber[] {
  const [first] = plansOf(tournament);
  return tournament.state.signedUp.slice(first?.places ?? 0).map(({ person }) => person);
}
