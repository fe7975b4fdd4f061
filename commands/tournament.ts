import { randomBytes } from 'node:crypto';
import type { CommandRequest, Press } from '../src/discord/command.ts';
import { fitting } from '../src/discord/complete.ts';
import { personNamed } from '../src/discord/person-named.ts';
import type { Named } from '../src/house/people.ts';
import { officeName } from '../src/tables/officers/office-words.ts';
import { plans } from '../src/tables/plans.ts';
import { tournamentRuleIds } from '../src/tables/tournaments/book/sign-up.ts';
import { nameTournamentOfficer, officesIn } from '../src/tables/tournaments/officers/name-officer.ts';
import { declinePlace } from '../src/tables/tournaments/rounds/decline-place.ts';
import { joinTournament, leaveTournament } from '../src/tables/tournaments/sign-up/join-tournament.ts';
import { openTournament } from '../src/tables/tournaments/sign-up/open-tournament.ts';
import { namesIn } from '../src/tables/tournaments/sign-up/read-members.ts';
import { type StandingsView, standingsViews } from '../src/tables/tournaments/standings/course.ts';
import { findTournament, type MeantTournament, tournamentsOf } from '../src/tables/tournaments/tournament.ts';
import {
  advanceAction,
  renderAdvance,
  renderSeating,
  renderStandings,
  renderTournament,
  seatingAction,
  standingsAction,
  tournamentAction,
} from '../src/tables/tournaments/words/show.ts';
import { type Asking, ask, carries, carryOut, lookUp, paged } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { choice, optional, otherwise, person, suggested, text, unasked } from './options.ts';

/** 256 bits by chance: the lot of a draw. */
const freshLot = (): string => randomBytes(32).toString('hex');

/** Which tournament is meant: the one named, else the only one that goes on. */
const whichTournament = {
  tournament: optional(
    suggested('The tournament; left out, the one that goes on', (view, { focused }) =>
      fitting(
        tournamentsOf(view)
          .reverse()
          .map(({ number, about }) => ({ name: `${number}: ${about.name}`, value: String(number) })),
        focused.value,
      ),
    ),
  ),
};

/** Which tournament a button is about. */
const tournamentOf = ([tournament = '']: readonly string[]): MeantTournament => ({ tournament });

const open = subcommand({
  name: 'open',
  description: 'Moderators: open a tournament of Diplomacy, which you direct',
  options: {
    rules: choice('By which rules', tournamentRuleIds),
    name: text('What the tournament is called', { max_length: 40 }),
    lot: unasked(freshLot),
  },
  execute: carries(openTournament),
});

const join = subcommand({
  name: 'join',
  description: 'Sign up for a tournament, or change the powers that you would like',
  options: {
    team: optional(text('The team that has named you; left out, whichever has')),
    preference: optional(text('The powers you would like, the best first, such as Persia, Delhi')),
    ...whichTournament,
  },
  execute: carries(joinTournament),
  presses: {
    'tournament-join': (press: Press) =>
      carryOut(press, joinTournament, { ...tournamentOf(press.args), team: null, preference: null }),
  },
});

const leave = subcommand({
  name: 'leave',
  description: 'Leave a tournament before its first round',
  options: whichTournament,
  execute: carries(leaveTournament),
  presses: {
    'tournament-leave': (press: Press) => carryOut(press, leaveTournament, tournamentOf(press.args)),
  },
});

const team = subcommand({
  name: 'team',
  description: 'Enter a team of seven or more, and say who plays what in the first round',
  options: {
    name: text('What the team is called', { max_length: 40 }),
    members: text('Who plays what, such as @Ana: France, @Bo: Italy; others are in reserve'),
    captain: person('Its captain'),
    ...whichTournament,
  },
  execute: async (request, input) =>
    ask(request, plans.team, { ...input, mentioned: await mentionedIn(request, input.members) }),
});

/** Whom the mentions among the members of a team are of. */
async function mentionedIn(request: CommandRequest, members: string): Promise<ReadonlyMap<string, Named>> {
  const found = await Promise.all(
    namesIn(members).map(async (who) => [who, await personNamed(request, who)] as const),
  );
  return new Map(found);
}

const officer = subcommand({
  name: 'officer',
  description: 'Directors: give somebody an office of the tournament; repeat to undo',
  options: {
    office: suggested('Which office', (view, { focused, options }) => {
      const found = findTournament(view, { tournament: options.string('tournament') ?? null });
      return found.ok
        ? fitting(
            officesIn(found.value).map((office) => ({
              name: `${office}: ${officeName(office)}`,
              value: office,
            })),
            focused.value,
          )
        : [];
    }),
    member: person('Who is to have it'),
    ...whichTournament,
  },
  execute: carries(nameTournamentOfficer),
});

const round = subcommand({
  name: 'round',
  description: 'Directors: begin the next round, or close one whose boards are all over',
  options: { step: choice('What to do', ['start', 'close']), lot: unasked(freshLot), ...whichTournament },
  execute: (request, { step, ...input }) =>
    step === 'start' ? ask(request, plans.round, input) : ask(request, plans.roundClosing, input),
  presses: {
    'tournament-decline': (press: Press) =>
      carryOut(press, declinePlace, { ...tournamentOf(press.args), declined: press.args[1] === 'yes' }),
  },
});

/** A look at one page of what there is to say of a tournament. */
const shows =
  (render: typeof renderTournament) =>
  (request: Asking, meant: MeantTournament, page = 1) =>
    lookUp(request, {
      find: (view) => findTournament(view, meant),
      render: (tournament, { view }) => render(view, tournament, page),
    });

const seating = subcommand({
  name: 'seating',
  description: 'See who sits where in the latest round, and what the seats could not keep to',
  options: whichTournament,
  ...paged(seatingAction, tournamentOf, shows(renderSeating)),
});

const showStandings = (
  request: Asking,
  { view: of, ...meant }: MeantTournament & { view: StandingsView },
  page = 1,
) =>
  lookUp(request, {
    find: (view) => findTournament(view, meant),
    render: (tournament, { view }) => renderStandings(view, tournament, { view: of, page }),
  });

const asView = (text: string | undefined): StandingsView =>
  standingsViews.find((view) => view === text) ?? 'players';

const standings = subcommand({
  name: 'standings',
  description: 'See the standings, with how each tie was broken',
  options: {
    view: otherwise('players', choice('Of whom; left out, of players', standingsViews)),
    ...whichTournament,
  },
  ...paged(
    standingsAction,
    (args): MeantTournament & { view: StandingsView } => ({ ...tournamentOf(args), view: asView(args[1]) }),
    showStandings,
  ),
});

const advance = subcommand({
  name: 'advance',
  description: 'See who goes on to the next round',
  options: whichTournament,
  ...paged(advanceAction, tournamentOf, shows(renderAdvance)),
});

const show = subcommand({
  name: 'show',
  description: 'See a tournament: its rounds, teams and director',
  options: whichTournament,
  ...paged(tournamentAction, tournamentOf, shows(renderTournament)),
});

/** Tournaments of Diplomacy, round by round. */
export const tournament = commandOf(
  {
    name: 'tournament',
    description: 'Tournaments of Diplomacy, played in rounds of boards',
    onlyWith: 'tables',
    fromMessages: ['tournament-join', 'tournament-leave', 'tournament-decline'],
  },
  [open, join, leave, team, officer, round, seating, standings, advance, show],
);
