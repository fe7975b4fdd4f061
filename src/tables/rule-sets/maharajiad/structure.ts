import type { RulesPart } from '../rule-set.ts';

/** MJ A.9 to A.24: rounds, seats, replacements, what a result is worth. */
export const structure: RulesPart = {
  points: [
    { id: 'A.9', met: 'enforced', text: 'The tournament has two rounds.' },
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
      text: 'Players may say which powers they would like, before seats are drawn in each round. Nothing is promised, but as far as possible nobody plays the same power in both rounds.',
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
      met: 'person',
      text: 'The director may refuse a replacement for whom it would be a conflict of interest.',
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
      text: 'A score is the number of centres. The best of each of the six boards goes on to the second round, and the best of all others is the seventh. Who wins alone, with 19 centres, counts as though they had all 37, and all others as though they were out.',
    },
    {
      id: 'A.17',
      met: 'enforced',
      text: 'Who has the highest score of the second round’s game wins the tournament. A win alone counts as in the first round.',
    },
    {
      id: 'A.18',
      met: 'enforced',
      text: 'Where a vote concedes the game to one power, centres count as they are then for every year but the last. In the last year it has won alone. After any other vote centres count as they are then for all years that would have followed.',
    },
    {
      id: 'A.19',
      met: 'enforced',
      text: 'Players with equal scores of the first round are compared by (a) the power with the fewest centres at all boards of the round, (b) their centres at the end of 1509, then 1508, and so on, (c) the higher of two rolls of a die with 100 sides.',
      more: 'The bot rolls by a lot whose code was published before.',
    },
    {
      id: 'A.20',
      met: 'enforced',
      text: 'Players with equal scores of the second round are compared by (a) the power with the fewest centres at all boards of both rounds, (b) their centres year by year, backwards, (c) what decides in the first round (A.19).',
      more: 'Reading: the second game may last beyond 1510, so the years go back from the last that was played to its end. For (c) each player’s own game of the first round counts.',
    },
    {
      id: 'A.21',
      met: 'enforced',
      text: 'If somebody declines the second round, the best player of the first goes on who would not have.',
    },
    {
      id: 'A.22',
      met: 'enforced',
      text: 'The best player of each country is told by the games of the first round. Equal ones are compared by their centres at the end of 1509, then 1508, and so on, and then by a roll of a die with 100 sides.',
    },
    {
      id: 'A.23',
      met: 'enforced',
      text: 'Who was replaced for more than one turn by agreement, or takes over, scores a part: by the movement turns in which they played, of all movement turns of the game.',
      more: 'Reading: turns that were never played, as the game ended early, don’t count.',
    },
    {
      id: 'A.24',
      met: 'enforced',
      text: 'Only the first game that somebody plays for good in the first round counts for going on, whether they began it or took it over.',
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
