import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import type { TournamentBody } from '../../../src/tables/tournaments/book/tournament.ts';
import { boardsDue } from '../../../src/tables/tournaments/rounds/boards-due.ts';
import { closeRound } from '../../../src/tables/tournaments/rounds/close-round.ts';
import { startRound } from '../../../src/tables/tournaments/rounds/start-round.ts';
import { openTournament } from '../../../src/tables/tournaments/sign-up/open-tournament.ts';
import { theTournament, writeIn } from '../../../src/tables/tournaments/tournament.ts';
import type { Role } from '../cast.ts';
import { type Club, changes, did, type Scene, scenes } from './club.ts';

const turnedOn: Scene = ({ story }) => changes(story, (work) => work.saveSettings({ tables: true }));

/** That is put down in the book of a tournament. */
const noted = ({ story }: Club, number: number, ...bodies: readonly TournamentBody[]): void =>
  changes(story, (work) => {
    for (const body of bodies) writeIn(work, theTournament(work, number), body, null);
  });

/** A Moderator opens a tournament, and somebody else comes to direct it. */
const opened = (number: number, name: string, director: Role): Scene =>
  scenes(
    did('moderator', openTournament, { rules: 'world-masters-2004', name, lot: name }),
    (club) =>
      noted(
        club,
        number,
        { type: 'office-ended', office: 'director', person: club.is('moderator') },
        { type: 'office-given', office: 'director', person: club.is(director) },
      ),
    ({ story }) => story.at('2026-11-20 12:00'),
  );

/** Tournament 1, with a director and a committee, and tournament 2, which somebody else directs, are open for players. */
export const tournamentsOpen: Scene = scenes(
  ({ story }) => story.at('2026-11-20 11:00'),
  turnedOn,
  opened(1, 'Spring Masters', 'director'),
  opened(2, 'Autumn Masters', 'otherDirector'),
  (club) => noted(club, 1, { type: 'office-given', office: 'committee', person: club.is('committee') }),
);

/** Who has the powers in the captain's team besides the captain and the player, and in a team without a column. */
const mates = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];
const others = ['Amy', 'Ben', 'Cal', 'Deb', 'Eve', 'Flo', 'Guy'];

const withPowers = ({ story }: Club, people: readonly PersonNumber[]) => {
  const { seats } = theTournament(story.view, 1).rules;
  return people.map((person, place) => ({ person, power: seats[place]?.id ?? null }));
};

const theMates = ({ is, story }: Club): PersonNumber[] => [
  ...[is('opponent'), is('player')],
  ...mates.map((name) => story.member(name)),
];

/** The captain has entered a team: the captain with Austria, the player with England, and somebody in reserve. */
export const teamEntered: Scene = scenes(tournamentsOpen, (club) => {
  const members = withPowers(club, [...theMates(club), club.is('other')]);
  noted(club, 1, { type: 'team-entered', team: 1, name: 'The Rooks', captain: club.is('opponent'), members });
});

/** All of them play, and so do another team and its captain, who is nobody of whom a column is. */
export const signedUp: Scene = scenes(teamEntered, (club) => {
  const { story, is } = club;
  const knights = others.map((name) => story.member(name));
  const [captain = 0] = knights;
  noted(
    club,
    1,
    { type: 'team-entered', team: 2, name: 'The Knights', captain, members: withPowers(club, knights) },
    ...[...theMates(club), is('other'), ...knights].map((person) => ({
      type: 'tournament-joined' as const,
      person,
      wants: [],
    })),
  );
});

const first = { tournament: '1', lot: 'a lot' };

/** The first round of tournament 1 is played. */
export const roundPlayed: Scene = scenes(signedUp, did('director', startRound, first));

/** Its boards are over: at each, the players have conceded to whoever has England. */
export const boardsOver: Scene = scenes(roundPlayed, ({ story }) => {
  story.at('2026-11-20 12:30');
  changes(story, (work) => {
    for (const { table } of theTournament(work, 1).state.rounds[0]?.boards ?? [])
      writeAt(work, theTable(work, table), { type: 'table-ended', how: 'concession', seats: ['ENG'] }, null);
  });
});

/** What became of them is taken down, which the bot does once they are over. */
const takenDown: Scene = ({ story }) => {
  story.at('2026-11-20 12:40');
  for (const { carryOut } of boardsDue(story.view)) changes(story, (work) => carryOut(work, story.now));
};

/** The round is closed: fourteen go on to the semi-final, who can say that they do not play it. */
export const roundClosed: Scene = scenes(boardsOver, takenDown, did('director', closeRound, first));
