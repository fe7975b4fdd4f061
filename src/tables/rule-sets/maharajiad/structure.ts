import type { RulesPart } from '../rule-set.ts';

/** MJ A.9 to A.24: rounds, seats, replacements, what a result is worth. */
export const structure: RulesPart = {
  points: [
    {
      id: 'A.9',
      met: 'enforced',
      text: 'The tournament is played in two rounds.',
      more: 'Reading: with fewer than 42 players, the first has as many boards as they fill. Those who signed up last are in reserve.',
    },
    {
      id: 'A.10',
      on: ['last-year'],
      met: 'enforced',
      text: 'The six games of the first round are played until Fall 1510, with its retreats. The game of the second round is played until somebody wins.',
      more: 'Reading: the text says 1910 where 1510 is meant, as games begin in 1501. Most centres is first; powers that are equal share it. A power with 19 centres wins at once. At a single table the gamemaster chooses before the start.',
    },
    {
      id: 'A.11',
      met: 'enforced',
      text: 'Players may say which powers they would like. No wish is promised. But nobody has the same power in both rounds, where that is possible.',
      more: 'What the bot adds: it publishes a code of each lot before the draw, and the lot after it. So everybody can check it. Readings: Powers are drawn so that all wishes together are met as well as possible. Where somebody gets a power again, the seating says so.',
    },
    {
      id: 'A.12',
      on: ['replacement'],
      met: 'enforced',
      text: 'A player may be replaced whenever they ask for it, and after missed orders. It is for a while if everybody is told until when, at its beginning or before. On how long it lasts, the player’s own word counts. A replacement that lasts longer is for good.',
      more: 'What the bot adds: the player or the gamemaster asks somebody, who has 48 hours to say yes. At most three offers of a seat are made within a day, and nobody who declined is asked again within a day. Anyone may take an open seat, but not after playing another seat of the table, unless the gamemaster asks them to. Readings: Somebody stands in for 60 days at most. Who is not back when the time is over has until the next results to come back.',
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
      met: 'person',
      text: 'The director may refuse a replacement that would be a conflict of interest. Only the director decides what is one.',
    },
    {
      id: 'A.15',
      met: 'enforced',
      text: 'Where a player provides no replacement, the director looks for one, who then has at least 4 days for the next orders. If the director finds none in reasonable time, the seat is in civil disorder until somebody takes it.',
      more: 'Reading: Anyone may take such a seat. The gamemaster ends a phase that is held for a replacement, on the word of the director.',
    },
    {
      id: 'A.16',
      met: 'enforced',
      text: 'Centres are the score. The player with most of them on each board of the first round goes on to the second. The best of all others goes on too. Who has 19 centres has won alone: that is a score of 37, and nought for all others.',
      more: 'Reading: with fewer than six boards, as many of the others go on as there are places.',
    },
    {
      id: 'A.17',
      met: 'enforced',
      text: 'Who has most centres at the end of the second round has won the tournament. There too, 19 centres count as 37, and all others have none.',
    },
    {
      id: 'A.18',
      met: 'enforced',
      text: 'If a vote concedes the game to one power, centres count as they are until the last year but one. Only in the last year has that power won alone. After any other vote that ends a game, centres count as they are in all years that remain.',
      more: 'Readings: That matters where centres are counted back. The second round has no last year: it ends with the year it was in.',
    },
    {
      id: 'A.19',
      met: 'enforced',
      text: 'Between equals in the first round these decide, in order. (a) The power with fewest centres on all boards of the round together. (b) The centres at the end of 1509, then of 1508, and so on. (c) The highest roll of a die with 100 sides.',
      more: 'What the bot adds: dice are rolled by a lot. Its code is published before, and the lot after. Reading: Only those roll whose tie decides something.',
    },
    {
      id: 'A.20',
      met: 'enforced',
      text: 'Between equals in the second round these decide, in order. (a) The power with fewest centres on all boards of both rounds together. (b) The centres, counted back from the end of the last year but one. (c) What A.19 says.',
      more: 'Readings: The text counts back from 1509 here too, though this round may end in another year. By (c) each player has the power and the centres of their game in the first round.',
    },
    {
      id: 'A.21',
      met: 'enforced',
      text: 'If somebody declines the second round, the place goes to the best of those without one. Scores of all boards decide, and A.19 between equals.',
      more: 'Reading: Who declined may take the place after all, until the round is seated.',
    },
    {
      id: 'A.22',
      met: 'enforced',
      text: 'The best of each country is the player with its highest score in the first round. Between equals (a) centres decide, counted back from the end of 1509. Then (b) the highest roll of a die with 100 sides does.',
    },
    {
      id: 'A.23',
      met: 'enforced',
      text: 'Who was away for more than one turn, or took a seat over, gets a share of its score. It is as large as the part of its movement turns that they played.',
      more: 'Readings: Only turns that were played count. Standing in for a single turn brings nothing.',
    },
    {
      id: 'A.24',
      met: 'enforced',
      text: 'A player goes on to the second round by one game only. It is the first in time in which the seat was theirs for good, from the start or later.',
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
