import type { RulesPart } from '../rule-set.ts';

/** WM B: rounds, seats, replacements. */
export const structure: RulesPart = {
  points: [
    {
      id: 'B.1',
      met: 'enforced',
      text: 'The tournament has four rounds: two team rounds, a semi-final and a final.',
    },
    {
      id: 'B.2',
      met: 'enforced',
      text: 'Every player belongs to a team. People enter as teams, or by themselves, and are then put in teams by lot, each with a captain. All teams that are whole when the sign-up closes play. People by themselves are taken in sevens; those left over begin the list of reserves.',
    },
    {
      id: 'B.3',
      on: ['last-year'],
      met: 'enforced',
      text: 'The first and the second round are played until Fall 1909, the semi-final until Fall 1912 and the final until Fall 1915. If a game isn’t over by then, the centres that powers own count as they are.',
      more: 'Reading: the game ends after the retreats of that Fall, before units are built. Most centres is first; powers that are equal share it. A power with 18 centres wins at once. At a single table the gamemaster chooses the year before the start.',
    },
    {
      id: 'B.4',
      met: 'enforced',
      text: 'The second round has 28 boards. More than half of the first round’s are too many, and fewer than a third too few: then it is that half, rounded down, or that third, rounded up. With more than 147 teams it has 49. With fewer than 42 the second round is the semi-final, and counts nothing for teams.',
      more: 'Reading: the first round has as many boards as teams. With fewer than 42 teams the semi-final has as many boards as that rule gives, and seven at most.',
    },
    {
      id: 'B.5',
      met: 'enforced',
      text: 'In the first round the person who enters a team says who plays which power. Later all powers are drawn by lot. Nobody is seeded.',
    },
    {
      id: 'B.6',
      met: 'enforced',
      text: 'Wherever possible: in a team round no two of a team play the same power, nor at the same board. Nobody plays the same power twice, nor against the same person twice. No two teams meet more than once in a round.',
      more: 'The bot looks for seats that break none of this. Whatever it has to break is listed with the seats, each by its letter.',
    },
    {
      id: 'B.7',
      on: ['replacement'],
      met: 'enforced',
      text: 'A player may be replaced whenever they ask for it, and after missed orders. It is for a while if everybody is told until when, at its beginning or before. Each player is replaced for four seasons in a game at most. On how long it lasts, the player’s own word counts. A replacement that lasts longer is for good.',
      more: 'What the bot adds: the player or the gamemaster asks somebody, who has 48 hours to say yes. At most three offers of a seat are made within a day, and nobody who declined is asked again within a day. Anyone may take an open seat, but not after playing another seat of the table, unless the gamemaster asks them to. Readings: A season counts once a stand-in played its movement phase. Whoever is not back when the time is over has until the next results to come back. After four seasons the replacement is for good.',
    },
    {
      id: 'B.8',
      on: ['captain'],
      met: 'enforced',
      text: 'In the team rounds a captain chooses who replaces a player of the team, and takes over where nobody is chosen. If orders are missing, captain and team are told. In the first round no game waits for that, but in 1901. Who left may come back until the new player gives orders. From the second round on, the team has 48 hours, or 96 over a weekend. Then the seat is for the reserves and those who are out: the highest ranked who answers has it. The team loses the points of that seat, and the new player scores for themselves alone. Until somebody is found, the units are in civil disorder.',
      more: 'Readings: a captain’s later changes are announced 48 hours before a deadline. Answers are gathered for a day before the rank decides; after that the first who answers has the seat. Reserves rank after everybody who played. The team loses all that the seat scores in that game.',
    },
    {
      id: 'B.9',
      on: ['several-games'],
      met: 'enforced',
      text: 'Nobody plays for good in more than three games of a round, nor in more than three games at once, with those in which they stand in.',
      more: 'At one table nobody has two seats.',
    },
    {
      id: 'B.10',
      on: ['conflict'],
      met: 'person',
      text: 'The director may refuse a replacement for whom it would be a conflict of interest.',
    },
  ],
  figures: {
    replacement: { days: 28, answerHours: 48, offersADay: 3, over: 'for-good', seasons: 4 },
  },
  settings: {
    'last-year': {
      on: 'last-year',
      about: 'After the Fall of which year the game ends',
      choices: {
        '1909': 'The game ends after Fall 1909',
        '1912': 'The game ends after Fall 1912',
        '1915': 'The game ends after Fall 1915',
      },
      usual: '1909',
      unvoted: true,
    },
  },
};
