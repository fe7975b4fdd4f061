import type { RulesPart } from '../rule-set.ts';

/** WM B: rounds, seats, replacements. */
export const structure: RulesPart = {
  points: [
    {
      id: 'B.3',
      on: ['last-year'],
      met: 'enforced',
      text: 'The first and the second round are played until Fall 1909, the semi-final until Fall 1912 and the final until Fall 1915. If a game isn’t over by then, the centres that powers own count as they are.',
      more: 'Reading: the game ends after the retreats of that Fall, before units are built. Most centres is first; powers that are equal share it. A power with 18 centres wins at once. At a single table the gamemaster chooses the year before the start.',
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
      text: 'In the team rounds the captain chooses who takes over a seat of the team.',
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
      met: 'enforced',
      text: 'The director may refuse a replacement for a conflict of interest.',
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
