import { z } from 'zod';
import { capital } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  button,
  directButton,
  type NoticeWords,
  type OutcomeWords,
  type Reply,
  row,
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import {
  citing,
  type FieldSamples,
  listed,
  nameOf,
  plain,
  say,
  type Worded,
} from '../../../house/words/text.ts';
import { type PersonNumber, person } from '../../../ledger/fields.ts';
import { anOffice } from '../../officers/office-words.ts';
import { tableRules } from '../../rule-sets/named.ts';
import { citePoint, type RulesSeat } from '../../rule-sets/rule-set.ts';
import type { EnteredTeam } from '../book/sign-up.ts';
import { formatOf } from '../format.ts';
import { type Tournament, theTournament } from '../tournament.ts';
import { powerName, teamName, titleOf, tournamentTitle } from '../words/names.ts';
import { isComplete, playingFor, teamNaming } from './teams.ts';

const tournament = z.int().positive();
const team = z.int().positive();

export const outcomes = {
  'tournament-opened': z.object({ tournament }),
  /** `again`: they only changed their wishes. */
  'tournament-joined': z.object({ tournament, person, again: z.boolean() }),
  'tournament-left': z.object({ tournament, person }),
  'team-entered': z.object({ tournament, team }),
};

export const notices = {
  /** A tournament is open for players. */
  'tournament-opened': z.object({ tournament }),
  /** Somebody was named for a team, and is asked whether they play. */
  'team-asks': z.object({ tournament, team, person }),
};

type Pressed = readonly [
  label: string,
  action: string,
  args: readonly number[],
  style: 'success' | 'secondary',
];

/** With which people say that they play, or that they don't. */
const answersTo = (number: number): Pressed[] => [
  ['I play', 'tournament-join', [number], 'success'],
  ['Leave', 'tournament-leave', [number], 'secondary'],
];

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'tournament-opened': ({ tournament: number }, { view }) =>
    toAsker([
      `${titleOf(view, number)} is open, and #games is told.`,
      'When everybody has signed up, `/tournament round start` draws the seats.',
    ]),
  'tournament-joined': ({ tournament: number, person, again }, { view }) => {
    const tournament = theTournament(view, number);
    const { wants = [] } = tournament.state.signedUp.find((each) => each.person === person) ?? {};
    const named = wants.map((power) => powerName(tournament, power));
    return toAsker([
      again
        ? `You are signed up for ${tournamentTitle(tournament)}.`
        : `You play in ${tournamentTitle(tournament)}.`,
      teamLine(tournament, person),
      named.length > 0 && `You’d like ${listed(named)}, in that order.`,
      `By signing up you accept its rules${citing([citePoint(tournament.rules, formatOf(tournament.about.rules).points.signUp)])}.`,
    ]);
  },
  'tournament-left': ({ tournament }, { view }) =>
    toAsker(`You no longer play in ${titleOf(view, tournament)}.`),
  'team-entered': ({ tournament: number, team }, { view }) => {
    const tournament = theTournament(view, number);
    return toAsker(
      [
        `${capital(teamName(tournament, team))} is entered in ${tournamentTitle(tournament)}.`,
        teamLines(view, tournament, team),
      ].flat(),
    );
  },
};

/** For which team somebody plays; that they are grouped by lot, where they have none and need one. */
function teamLine(tournament: Tournament, person: PersonNumber): string | false {
  const { teamOf } = formatOf(tournament.about.rules);
  const naming = teamNaming(tournament.state, person);
  if (naming !== null) return `You play for ${teamName(tournament, naming.number)}.`;
  return teamOf !== null && 'You have no team. People without one are grouped by lot, seven together.';
}

/** What each member plays, and who has not said yet that they do. */
function teamLines(view: ClubView, tournament: Tournament, number: number): string[] {
  const team = tournament.state.teams.find((each) => each.number === number);
  if (team === undefined) return [];
  const playing = new Set(playingFor(tournament.state, team).map(({ person }) => person));
  const lines = team.members.map(
    ({ person, power }) =>
      `${nameOf(view, person)}: ${power === null ? 'in reserve' : powerName(tournament, power)}${playing.has(person) ? '' : ' (asked)'}`,
  );
  const waits = isComplete(
    tournament.state,
    team,
    tournament.rules.seats.map(({ id }) => id),
  )
    ? 'The team is complete.'
    : 'It plays once a player of each power has said that they play.';
  return [...lines, waits];
}

export const noticeWords: NoticeWords<typeof notices> = {
  'tournament-opened': ({ tournament: number }, { view }) => signUpCard(theTournament(view, number)),
  'team-asks': ({ tournament: number, team, person }, { view }) => {
    const tournament = theTournament(view, number);
    const entered = tournament.state.teams.find((each) => each.number === team);
    return toClub(
      [
        `${asking(view, entered)} would like you to play for **${teamName(tournament, team)}** in ${tournamentTitle(tournament)}${roleOf(tournament, entered, person)}.`,
        'You play only if you say so yourself.',
      ],
      { components: [row(...answersTo(number).map((pressed) => directButton(view.id, ...pressed)))] },
    );
  },
};

const asking = (view: ClubView, team: EnteredTeam | undefined): string =>
  team === undefined ? 'Somebody' : nameOf(view, team.captain);

function roleOf(tournament: Tournament, team: EnteredTeam | undefined, person: PersonNumber): string {
  const member = team?.members.find((each) => each.person === person);
  if (member === undefined) return '';
  return member.power === null ? ', in reserve' : `, as ${powerName(tournament, member.power)}`;
}

/** What everybody sees of a tournament that is open for players. */
function signUpCard(tournament: Tournament): Reply {
  const { number, about, rules, state } = tournament;
  const { teamOf, points } = formatOf(about.rules);
  return toClub(
    [
      `**${tournamentTitle(tournament)} is open for players.** It is played by the rules of the ${rules.name}.`,
      teamOf === null
        ? `Everybody plays for themselves${citing([citePoint(rules, points.signUp)])}.`
        : `People play in teams of seven or more: \`/tournament team\` enters one. Those who come alone are grouped by lot${citing([citePoint(rules, points.signUp)])}.`,
      `The code of the lot: \`${state.next?.commitment ?? ''}\``,
    ],
    { components: [row(...answersTo(number).map((pressed) => button(...pressed)))] },
  );
}

type Of = { tournament: number };

export const refusals = {
  'sign-up-over': ({ tournament }: Of, view) =>
    say(
      `Nobody can sign up for ${titleOf(view, tournament)} any more.`,
      'Ask its director about a place in reserve.',
    ),
  'tournament-not-played': ({ tournament }: Of, view) =>
    say(`${titleOf(view, tournament)} is not being played.`, 'See how far it is with `/tournament show`.'),
  'needs-director': ({ director }: Of & { director: PersonNumber | null }, view) =>
    say(
      'Only the director of the tournament can do that.',
      director === null ? 'It has none now: ask a Moderator.' : `Ask ${nameOf(view, director)}.`,
    ),
  'office-plays-not': ({ tournament, office }: Of & { office: string }, view) =>
    say(
      `You are ${anOffice(office, theTournament(view, tournament).rules.offices[office]?.most === 1)} of ${titleOf(view, tournament)}, so you don’t play in it.`,
      'Let somebody else have the office first.',
    ),
  'not-named-by-team': ({ tournament: number, team }: Of & { team: number }, view) => {
    const tournament = theTournament(view, number);
    return say(
      `${capital(teamName(tournament, team))} has not named you.`,
      'Ask its captain to enter you with `/tournament team`, or leave out `team`.',
    );
  },
  'not-in-tournament': ({ tournament }: Of, view) =>
    say(`You have not signed up for ${titleOf(view, tournament)}.`, 'So there is nothing to leave.'),
  'no-teams': ({ tournament }: Of, view) =>
    say(
      `${titleOf(view, tournament)} has no teams: everybody plays for themselves.`,
      'Sign up with `/tournament join`.',
    ),
  'team-of-others': ({ tournament: number, team }: Of & { team: number }, view) =>
    say(
      `${capital(teamName(theTournament(view, number), team))} is entered already.`,
      'Only its captain can enter it again. Choose another name for a team of your own.',
    ),
  'team-too-small': ({ tournament: number, missing }: Of & { missing: string[] }, view) => {
    const tournament = theTournament(view, number);
    return say(
      `Nobody in your team plays ${listed(
        missing.map((power) => powerName(tournament, power)),
        'or',
      )}.`,
      'A team has a player for each power. Write them like this: “Ana: France, Bo: Italy”.',
    );
  },
  'in-other-team': (
    { tournament: number, person, team }: Of & { person: PersonNumber; team: number },
    view,
  ) =>
    say(
      `${nameOf(view, person)} is in ${teamName(theTournament(view, number), team)}.`,
      'Choose somebody else, or ask their captain first.',
    ),
} satisfies Worded;

export const problems = {
  'which-tournament': say('I don’t know which tournament you mean.', 'Fill in `tournament`.'),
  'no-such-tournament': ({ text }: { text: string }) =>
    say(`There is no tournament “${plain(text, 60)}”.`, 'Choose one from the list as you type.'),
  'tournament-name-unusable': ({ text }: { text: string }) =>
    say(`“${plain(text, 60)}” can’t be a name here.`, 'A name has letters, and is no bare number.'),
  'tournament-name-taken': ({ text }: { text: string }) =>
    say(`Another tournament is called “${plain(text, 60)}”.`, 'Choose another name.'),
  'no-such-team': ({ text }: { text: string }) =>
    say(`There is no team “${plain(text, 60)}”.`, 'See all teams with `/tournament show`.'),
  'team-unread': ({ text, seats }: { text: string; seats: readonly RulesSeat[] }) =>
    say(
      `I can’t read “${plain(text, 120)}” as the members of a team.`,
      `Write who plays what, separated by commas, with these powers: ${listed(seats.map(({ name }) => name))}.`,
    ),
  'team-twice': ({ text }: { text: string }) =>
    say(
      `Somebody or some power is named twice in “${plain(text, 120)}”.`,
      'Name each person and each power once.',
    ),
} satisfies Worded;

const sample = { tournament: 4 };

export const outcomeSamples = {
  'tournament-opened': [sample],
  'tournament-joined': [
    { ...sample, person: 1, again: false },
    { ...sample, person: 8, again: true },
  ],
  'tournament-left': [{ ...sample, person: 1 }],
  'team-entered': [{ ...sample, team: 1 }],
};

export const noticeSamples = {
  'tournament-opened': [sample, { tournament: 5 }],
  'team-asks': [1, 9].map((person) => ({ ...sample, team: 1, person })),
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'sign-up-over': [sample],
  'tournament-not-played': [sample],
  'needs-director': [
    { ...sample, director: 3 },
    { ...sample, director: null },
  ],
  'office-plays-not': ['director', 'observer'].map((office) => ({ ...sample, office })),
  'not-named-by-team': [{ ...sample, team: 1 }],
  'not-in-tournament': [sample],
  'no-teams': [{ tournament: 5 }],
  'team-of-others': [{ ...sample, team: 1 }],
  'team-too-small': [{ ...sample, missing: ['FRA', 'TUR'] }],
  'in-other-team': [{ ...sample, person: 1, team: 1 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'which-tournament': [{}],
  'no-such-tournament': [{ text: 'Masters' }],
  'tournament-name-unusable': [{ text: '12' }],
  'tournament-name-taken': [{ text: 'Spring Masters' }],
  'no-such-team': [{ text: 'The Pawns' }],
  'team-unread': [{ text: 'Ana: Frogland', seats: tableRules['world-masters-2004'].seats }],
  'team-twice': [{ text: 'Ana: France, Ana: Italy' }],
};
