import { nomicSeats } from '../nomic/seats.ts';
import type { NomicTableRules, Point } from './rule-set.ts';
import { clubOffices, drawMethod, shared } from './shared-points.ts';

const points: readonly Point[] = [
  shared('1.1'),
  shared('1.2'),
  shared('1.3'),
  {
    id: '1.4',
    on: ['draw'],
    met: 'enforced',
    text: 'Days are drawn by lot: who is drawn a day has their turn on it. Wishes count in the order of the draw. When the table opens, the bot publishes a code of the lot. After the draw it publishes the lot, the players and their wishes. So everybody can check it.',
    more: drawMethod,
  },
  shared('1.5'),
  {
    id: '1.6',
    on: ['replacement'],
    met: 'enforced',
    text: 'A player may ask somebody to stand in for them for up to 21 days, or to take their day over for good. So may the gamemaster, for any day. The person asked has 48 hours to say yes. At most three offers of a day are made within a day, and nobody who declined is asked for it again within a day. The player, the stand-in or the gamemaster may end the time of a stand-in early. A player may also ask the table for a replacement, and take that back. Nobody has two days. Anyone may take a day that is open, but not after playing another one at the table, unless the gamemaster asks them to. Points, votes and Judgements go with the day.',
  },
  shared('1.7'),
  shared('1.8'),
  {
    id: '2.1',
    on: ['referee'],
    met: 'enforced',
    text: 'The rules of the game decide, as they are when something is done. The table opens with the project’s own rules, or with those of a file that the gamemaster gives. After the start only the players change them, as the rules themselves say.',
  },
  {
    id: '2.2',
    met: 'enforced',
    text: 'What the bot does by itself are figures, each bound to a rule. They are whose day it is, the hours, what votes adopt, the points and who judges. A proposal says which figures it changes. One that changes such a rule and doesn’t say waits for the Judge to name them.',
  },
  {
    id: '2.3',
    on: ['acting'],
    met: 'enforced',
    text: 'Players act with commands and buttons. Where the bot may read messages, the words that the rules ask for count too when they are typed in the thread for them. They count from the moment at which they were sent.',
  },
  {
    id: '3.1',
    on: ['phase-length'],
    met: 'enforced',
    text: 'Days and hours are those of the United Kingdom. What falls due comes about by itself, in its order and as of its own moment, also after the bot was away.',
  },
  {
    id: '4.1',
    on: ['threads'],
    met: 'enforced',
    text: 'The table has three threads: for votes, for points and for discussion. Nothing in them may be edited or deleted. What was said first is kept and counts, and everybody is told. At most ten messages of a person in a minute are kept.',
  },
  {
    id: '4.2',
    on: ['talks'],
    met: 'enforced',
    text: 'Players may talk in private, in threads that the bot opens for exactly the days they name. Each day may open five conversations of more than two in a game. The club’s member of staff may read them; every reading is logged.',
  },
  shared('4.3'),
  shared('4.4'),
  {
    id: '7.1',
    on: ['rulings'],
    met: 'person',
    text: 'Questions about the rules of the game are for its Judges, as those rules say. The gamemaster has no say in them, and decides only what these points leave open. Each ruling has a number, and its words are shown with its point.',
  },
  shared('7.2'),
  {
    id: '7.3',
    on: ['corrections'],
    met: 'enforced',
    text: 'The gamemaster puts mistakes of the record right, and says why. That can be something that a player didn’t do, a ruling, or the end of the table. The game is then played again from there. Everybody is told what changes.',
  },
  {
    id: '7.4',
    on: ['correction-limits'],
    met: 'person',
    text: 'That is for what was recorded otherwise than it happened, never because somebody regrets a move. It can be done in the two days after it.',
  },
  shared('8.1'),
];

/** Nomic, a game in which changing the rules is the move: how the club runs a table of it. The rules of the game are its own. */
export const nomic: NomicTableRules = {
  id: 'nomic',
  game: 'nomic',
  name: 'Nomic rules of the club',
  cited: 'Nomic ',
  points,
  figures: {
    quiet: null,
    timezone: 'Europe/London',
    early: false,
    lookBack: { phases: 0, hours: null, rollbacks: 0, rollbackBy: 'gm', days: 2 },
    committee: null,
    extensions: { each: 0, hours: 0, gmDays: 0 },
    absence: { days: 0, aheadHours: 0, tellings: 0 },
    putOffDays: 0,
    replacement: { days: 21, answerHours: 48, offersADay: 3 },
    votes: {},
    gmRefusesProposals: false,
    proposalsAPhase: 0,
    press: { usual: { kinds: [], white: 'with the rest' } },
    pressWaiting: 0,
    gmRefusesPress: false,
    talksOfMany: 5,
  },
  settings: {},
  offices: clubOffices,
  appeals: 'court',
  seats: nomicSeats,
};
