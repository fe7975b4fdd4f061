import type { OfficeFigures, Point } from './rule-set.ts';

/** How the seats are drawn, so that anybody can do it again. */
export const drawMethod = [
  'To draw again, you need the lot, the players by their numbers in the club, and their wishes.',
  'Take the SHA-256 of the lot, a line break and 0. Then take that of the lot, a line break and 1, and so on. Read the digits in eights: each is a number in base 16.',
  'To draw one of n things, divide the next number by n: the remainder says which, counted from 0. Pass over numbers from 2³² − (2³² mod n) on, which would make some things likelier.',
  'Draw the order first: one of all players, one of those left, and so on. In that order each player gets the first of their wishes that is still free. If none of them is, draw one of the free seats, in alphabetical order.',
].join(' ');

const points: readonly Point[] = [
  {
    id: '1.1',
    on: ['gamemaster'],
    met: 'enforced',
    text: 'A Moderator or Justice opens a table. They run it as its gamemaster, or name somebody else. The gamemaster may hand it over. A Moderator or Justice who doesn’t play at it may name another gamemaster at any time. One who plays at it may do so only where the gamemaster is gone. The table is told.',
  },
  {
    id: '1.2',
    on: ['playing'],
    met: 'enforced',
    text: 'Anyone on the server may play, unless the staff have banned them. Where the club has chosen so, a ban from the Leaderboard bars from tables too.',
  },
  {
    id: '1.3',
    on: ['officers'],
    met: 'enforced',
    text: 'The gamemaster of a table doesn’t play at it. The gamemaster may name observers, who follow it and don’t play; an observer may give that up at any time. The club’s member of staff doesn’t play either once they have read a private conversation there, or looked up who wrote grey press.',
  },
  {
    id: '1.5',
    on: ['start'],
    met: 'enforced',
    text: 'A table starts when its gamemaster says so and every seat has a player. Before that, anyone may join while a seat is free, and leave again; afterwards nobody changes the settings.',
  },
  {
    id: '1.7',
    on: ['removal'],
    met: 'person',
    text: 'The gamemaster may remove a player who breaks these rules, and says why. The player can’t come back to that table unless the gamemaster lets them, or a Moderator or Justice who could name another gamemaster.',
  },
  {
    id: '1.8',
    on: ['giving-up'],
    met: 'person',
    text: 'The gamemaster may give up a table that can’t go on, and says why. A Moderator or Justice may do so where the gamemaster is gone.',
  },
  { id: '4.3', on: ['writing-as'], met: 'enforced', text: 'Nobody writes as somebody else.' },
  {
    id: '4.4',
    on: ['forbidden'],
    met: 'person',
    text: 'What the school, Discord or the law forbids is forbidden at the table too. The club’s member of staff may take down what was written, which is logged.',
  },
  {
    id: '7.2',
    on: ['appeals'],
    met: 'person',
    text: 'Who joins agrees that the club’s Court of Appeals may overturn a ruling. The Court decides, by its own rules.',
  },
  { id: '8.1', on: ['scores'], met: 'enforced', text: 'A table changes no score on the Leaderboard.' },
];

/** A point that the rules of several games have in the same words. */
export function shared(id: string): Point {
  const point = points.find((each) => each.id === id);
  if (point === undefined) throw new Error(`No rules share a point ${id}`);
  return point;
}

/** The office that every table of the club can have: observers follow it and don’t play (Club 1.3). */
export const clubOffices: Readonly<Record<string, OfficeFigures>> = {
  observer: { on: 'officers', most: null, namedBy: 'gm', playing: 'never', not: [] },
};
