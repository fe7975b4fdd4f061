import { capital, counted } from '../../../terms/words.ts';
import { officeName } from '../../tables/officers/office-words.ts';
import { citePoint } from '../../tables/rule-sets/rule-set.ts';
import { formatOf, type RoundPlan } from '../../tables/tournaments/format.ts';
import { roundTitle } from '../../tables/tournaments/rounds/round-title.ts';
import type { StandingsView } from '../../tables/tournaments/standings/course.ts';
import type { Tournament } from '../../tables/tournaments/tournament.ts';
import type { Asked, Found } from '../page.ts';
import { personShown } from '../pieces.tsx';
import { momentOfClub, type Reckoned } from './asked.ts';
import { headAsked } from './head.ts';
import type { Naming } from './named.ts';
import { type LineRead, standingsRead } from './read-standings.ts';

export type TournamentRead = Found<typeof readTournament>;

/** How many of those in reserve are named: more are on the page of the players. */
const mostReserves = 20;

/** A tournament as everybody may know it; null for one that is not there. */
export function readTournament(asked: Asked) {
  const found = headAsked(asked);
  if (found === null) return null;
  const { head, naming, reckoned } = found;
  const { view, now, tournament } = naming;
  const { state, about, rules } = tournament;
  const person = (who: number) => personShown(view, who, now);
  const seated = state.rounds.at(-1)?.boards[0]?.table ?? null;
  return {
    ...lineOf(tournament),
    head,
    openedAt: momentOfClub(view, about.openedAt),
    officers: state.officers.map(({ office, person: who }) => ({
      office: capital(officeName(office)),
      person: person(who),
    })),
    /** A table at which the rules of the tournament can be read; null before there is one. */
    rulesAt: seated,
    signedUp: state.signedUp.length,
    teams: head.hasTeams ? state.teams.length : null,
    reserves: {
      first: state.reserves.slice(0, mostReserves).map(person),
      all: state.reserves.length,
    },
    rounds: reckoned.plans.filter(({ boards }) => boards > 0).map((plan) => roundRead(tournament, plan)),
    /** Who has won what; null until it is over. */
    won: state.status === 'over' ? wonBy(naming, reckoned) : null,
    /** The code of the lot of the next draw. */
    nextLot: state.next?.commitment ?? null,
    points: {
      rounds: citePoint(rules, formatOf(about.rules).points.rounds),
      seating: citePoint(rules, formatOf(about.rules).points.seating),
    },
  };
}

/** What a tournament is called, and how far it has come. */
export function lineOf(tournament: Tournament) {
  const { number, about, rules, state } = tournament;
  return {
    number,
    name: about.name,
    rules: rules.name,
    status: state.status,
    /** `being played: round 1, 3 of 84 boards over` */
    stands: standsWords(tournament),
  };
}

function standsWords(tournament: Tournament): string {
  const { status, rounds, signedUp } = tournament.state;
  if (status === 'over') return 'over';
  if (status === 'open') return `open for players, ${counted(signedUp.length, 'player')} so far`;
  const last = rounds.at(-1);
  if (last === undefined) return 'being played';
  const title = roundTitle(tournament, last.number);
  if (last.closedAt !== null) return `being played: ${title} is over`;
  const over = last.boards.filter(({ result }) => result !== null).length;
  return `being played: ${title}, ${over} of ${counted(last.boards.length, 'board')} over`;
}

/** Where a round is on its way. */
function roundRead(tournament: Tournament, { round, boards, lastYear }: RoundPlan) {
  const { rounds } = tournament.state;
  const found = rounds.find(({ number }) => number === round);
  const before = rounds.find(({ number }) => number === round - 1);
  return {
    round,
    title: capital(roundTitle(tournament, round)),
    boards: found?.boards.length ?? boards,
    over: found?.boards.filter(({ result }) => result !== null).length ?? 0,
    lastYear,
    status: found === undefined ? 'to come' : found.closedAt === null ? 'being played' : 'over',
    breaches: found?.breaches.length ?? null,
    /** Whether it is known who plays it. */
    hasPlaces: before !== undefined && before.closedAt !== null,
  } as const;
}

/** The first places: of more than one where they share it. */
function wonBy(naming: Naming, { course }: Reckoned) {
  const lines = (view: StandingsView): readonly LineRead[] => {
    const [standings] = course.standings(view);
    return standings === undefined ? [] : standingsRead(naming, standings).lines;
  };
  return {
    champion: lines('players').filter(({ place }) => place === 1),
    team: lines('teams').filter(({ place }) => place === 1),
    countries: lines('countries'),
  };
}
