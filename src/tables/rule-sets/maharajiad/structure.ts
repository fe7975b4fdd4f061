import type { RulesPart } from '../rule-set.ts';

/** MJ A.9 to A.24: rounds, seats, replacements, what a result is worth. */
export const structure: RulesPart = {
  points: [
    {
      id: 'A.10',
      on: ['last-year'],
      met: 'enforced',
      text: 'The six games of the first round are played until Fall 1510, with its retreats. The game of the second round is played until somebody wins.',
      more: 'Reading: the text says 1910 where 1510 is meant, as games begin in 1501. Most centres is first; powers that are equal share it. A power with 19 centres wins at once. At a single table the gamemaster chooses before the start.',
    },
    {
      id: 'A.12',
      on: ['replacement'],
      met: 'enforced',
      text: 'A player may be replaced whenever they ask for it, and after missed orders. It is for a while if everybody is told until when, at its beginning or before. On how long it lasts, the player’s own word counts. A replacement that lasts longer is for good.',
      more: 'What the bot adds: the player or the gamemaster asks somebody, who has 48 hours to say yes. At most three offers of a seat are made within a day, and nobody who declined is asked again within a day. Anyone may take an open seat, but not after playing another seat of the table, unless the gamemaster asks them to. Readings: Somebody stands in for 60 days at most. Whoever is not back when the time is over has until the next results to come back.',
    },
    {
      id: 'A.13',
      on: ['several-games'],
      met: 'enforced',
      text: 'Nobody is a replacement in more than one game of the first round. Nor does anybody replace somebody while they play a game that they started.',
      more: 'At one table nobody has two seats.',
    },
    {
      id: 'A.14',
      on: ['conflict'],
      met: 'enforced',
      text: 'The director may refuse a replacement for a conflict of interest.',
    },
    {
      id: 'A.15',
      met: 'enforced',
      text: 'Where a player provides no replacement, the director looks for one, who then has at least 4 days for the next orders. If the director finds none in reasonable time, the seat is in civil disorder until somebody takes it.',
      more: 'Reading: Anyone may take such a seat. The gamemaster ends a phase that is held for a replacement, on the word of the director.',
    },
  ],
  figures: {
    replacement: { days: 60, answerHours: 48, offersADay: 3, over: 'for-good', seasons: null },
  },
  settings: {
    'last-year': {
      on: 'last-year',
      about: 'After the Fall of which year the game ends',
      choices: { '1510': 'The game ends after Fall 1510', none: 'The game goes on until somebody wins' },
      usual: '1510',
      unvoted: true,
    },
  },
};
