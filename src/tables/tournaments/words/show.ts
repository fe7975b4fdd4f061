import { capital, counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { pagesOf, pick } from '../../../house/words/pages.ts';
import { pageToRead, type Reply, toAsker } from '../../../house/words/reply.ts';
import { citing, listed, nameOf, plain } from '../../../house/words/text.ts';
import { citePoint } from '../../rule-sets/rule-set.ts';
import type { Board, Round, SeatingBreach } from '../book/rounds.ts';
import { formatOf } from '../format.ts';
import { roundToCome } from '../rounds/decline-place.ts';
import { plansOf } from '../rounds/plans.ts';
import { roundTitle } from '../rounds/round-title.ts';
import type { Wish } from '../seating/problem.ts';
import { playingFor } from '../sign-up/teams.ts';
import type { Standings, StandingsRow, StandingsView } from '../standings/course.ts';
import { recordOf } from '../standings/record.ts';
import type { Tournament } from '../tournament.ts';
import { directorOf } from '../who.ts';
import { powerName, teamName, tournamentTitle } from './names.ts';

const states = { open: 'open for players', playing: 'being played', over: 'over' } as const;

/** What turns the pages of these. */
export const tournamentAction = 'tournament-show';
export const seatingAction = 'tournament-seating';
export const standingsAction = 'tournament-standings';
export const advanceAction = 'tournament-advance';

/** A tournament: how far it is, who directs it, its rounds, and who plays. */
export function renderTournament(view: ClubView, tournament: Tournament, page: number): Reply {
  const { state, rules } = tournament;
  const director = directorOf(tournament);
  const lines = [
    `By the rules of the ${rules.name}: ${states[state.status]}.`,
    `Director: ${director === null ? 'nobody now' : nameOf(view, director)}.`,
    ...roundLines(tournament),
    `Signed up: ${counted(state.signedUp.length, 'player')}${state.reserves.length === 0 ? '' : `, ${state.reserves.length} in reserve`}.`,
    ...state.teams.map(
      (team) =>
        `${capital(teamName(tournament, team.number))}: ${team.byLot ? team.members.length : playingFor(state, team).length} of ${team.members.length} play. Captain: ${nameOf(view, team.captain)}.`,
    ),
  ];
  return listing(tournamentTitle(tournament), lines, {
    ...{ page, action: tournamentAction, args: [tournament.number] },
  });
}

/** How far each round is; before the first, how many boards it would have with those who have signed up. */
function roundLines(tournament: Tournament): string[] {
  const plans = plansOf(tournament);
  return plans[0]?.boards === 0
    ? ['Rounds: none yet, as too few people have signed up for a board.']
    : plans.map(({ round, boards }) => roundLine(tournament, round, boards));
}

function roundLine(tournament: Tournament, number: number, boards: number): string {
  const round = tournament.state.rounds.find((each) => each.number === number);
  const title = capital(roundTitle(tournament, number));
  if (round === undefined) return `${title}: ${counted(boards, 'board')}, to come.`;
  const over = round.boards.filter(({ result }) => result !== null).length;
  return round.closedAt === null
    ? `${title}: ${over} of ${round.boards.length} boards over.`
    : `${title}: closed.`;
}

/** Who sits where in the latest round, and what the seating could not keep to. */
export function renderSeating(view: ClubView, tournament: Tournament, page: number): Reply {
  const round = tournament.state.rounds.at(-1);
  if (round === undefined) return toAsker('No round is seated yet.');
  return listing(
    `${tournamentTitle(tournament)}: ${roundTitle(tournament, round.number)}`,
    [
      ...round.boards.map((board) => boardLine(view, tournament, board)),
      ...breachLines(view, tournament, round),
    ],
    { page, action: seatingAction, args: [tournament.number] },
  );
}

const boardLine = (view: ClubView, tournament: Tournament, { board, table, seats }: Board): string =>
  `**Board ${board}** (table ${table}): ${seats.map(({ power, person }) => `${powerName(tournament, power)} ${nameOf(view, person)}`).join(', ')}`;

function breachLines(view: ClubView, tournament: Tournament, { breaches }: Round): string[] {
  const { rules, about } = tournament;
  const cited = citing([citePoint(rules, formatOf(about.rules).points.seating)]);
  if (breaches.length === 0) return [`The seats keep to all that the rules ask for${cited}.`];
  return [
    `**What the seats could not keep to**${cited}:`,
    ...breaches.map((breach) => breachLine(view, tournament, breach)),
  ];
}

/** What happens to those whom a seating could not keep from it. */
const happening: Readonly<Record<Wish, (power: string) => string>> = {
  'team-power': (power) => `both play ${power} for their team`,
  'team-board': () => 'of one team are on the same board',
  'power-again': (power) => `plays ${power} again`,
  'met-again': () => 'meet again',
  'teams-again': () => 'meet more than once',
};

/** `B.6(d): Ana and Bo meet again (board 3)` */
function breachLine(
  view: ClubView,
  tournament: Tournament,
  { point, people, teams, boards, power }: SeatingBreach,
): string {
  const who =
    people.length > 0
      ? people.map((each) => nameOf(view, each))
      : teams.map((team) => teamName(tournament, team));
  const [wish] = [...formatOf(tournament.about.rules).seating].find(([, cited]) => cited === point) ?? [];
  const what = wish === undefined ? '' : ` ${happening[wish](powerName(tournament, power ?? ''))}`;
  return `${point}: ${listed(who)}${what} (${boards.length === 1 ? 'board' : 'boards'} ${listed(boards.map(String))})`;
}

/** Standings with what put each below the one before. */
export function renderStandings(
  view: ClubView,
  tournament: Tournament,
  { view: of, page }: { view: StandingsView; page: number },
): Reply {
  const { state, about } = tournament;
  const all = formatOf(about.rules)
    .course(recordOf(state, plansOf(tournament)))
    .standings(of);
  const lines = all
    .filter(({ rows }) => rows.length > 0)
    .flatMap((standings) => standingsLines(view, tournament, standings));
  if (lines.length === 0) return toAsker('No board is over yet, so there are no standings.');
  return listing(tournamentTitle(tournament), lines, {
    page,
    action: standingsAction,
    args: [tournament.number, of],
  });
}

const standingsLines = (
  view: ClubView,
  tournament: Tournament,
  { title, point, rows }: Standings,
): string[] => [
  `**${title}**${citing([citePoint(tournament.rules, point)])}`,
  ...rows.map((row) => rowLine(view, tournament, row)),
];

/** `3. Ana (France) 31 1/2 – C.7(a): The player whose country scored least …: 40 before 52` */
function rowLine(
  view: ClubView,
  tournament: Tournament,
  { place, player, team, power, points, decided }: StandingsRow,
): string {
  const names = [
    ...(player === null ? [] : [nameOf(view, player)]),
    ...(team === null
      ? []
      : [player === null ? capital(teamName(tournament, team)) : `of ${teamName(tournament, team)}`]),
    ...(power === null ? [] : [`(${powerName(tournament, power)})`]),
  ];
  const tie =
    decided === null || decided.tiedOn.length === 0
      ? ''
      : ` – tied, then ${decided.point}${decided.turn === null ? '' : ` (${plain(decided.turn, 40)})`}: ${decided.before.toFraction(true)} before ${decided.own.toFraction(true)}`;
  return `${place}. ${names.join(' ')} **${points.toFraction(true)}**${tie}`;
}

/** Who goes on to the next round, and who does not want to. */
export function renderAdvance(view: ClubView, tournament: Tournament, page: number): Reply {
  const { state, about, rules } = tournament;
  const round = roundToCome(tournament);
  if (round === null)
    return toAsker('The round that is being played has to be closed first: `/tournament round`.');
  const course = formatOf(about.rules).course(recordOf(state, plansOf(tournament)));
  const gone = [...(state.declined.get(round) ?? [])];
  return listing(
    `${tournamentTitle(tournament)}: ${roundTitle(tournament, round)}`,
    [
      ...course
        .qualifying(round)
        .players.map(({ player, point }) => `${nameOf(view, player)} (${citePoint(rules, point)})`),
      ...(gone.length === 0 ? [] : [`Not playing: ${gone.map((person) => nameOf(view, person)).join(', ')}`]),
    ],
    { page, action: advanceAction, args: [tournament.number] },
  );
}

interface Listing {
  page: number;
  action: string;
  args: readonly (string | number)[];
}

function listing(title: string, lines: readonly string[], { page, action, args }: Listing): Reply {
  const pages = pagesOf(lines.join('\n'));
  const { item: description = '', ...where } = pick(pages, page);
  return pageToRead({ title, description, ...where }, action, args);
}
