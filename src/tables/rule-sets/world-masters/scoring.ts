import type { RulesPart } from '../rule-set.ts';

/** WM C: what a result is worth, and who advances. */
export const scoring: RulesPart = {
  points: [
    {
      id: 'C.1',
      met: 'enforced',
      text: 'A player scores a bonus for the place, and one point for each centre. Who is out of the game scores nothing.',
    },
    {
      id: 'C.2',
      met: 'enforced',
      text: 'The bonus is 32 points for the first place, then 16, 8, 4, 2 and 1. The seventh place has none.',
    },
    {
      id: 'C.3',
      met: 'enforced',
      text: 'Powers with the same number of centres share the bonuses of their places equally.',
      more: 'Three powers with 8 centres each in front share 32, 16 and 8 points: each has 18⅔. Fractions are kept exactly.',
    },
    {
      id: 'C.4',
      met: 'enforced',
      text: 'A power that wins alone, with 18 centres or more, counts as though it had 34, and all others as though they were out.',
    },
    {
      id: 'C.5',
      met: 'enforced',
      text: 'Where a vote concedes the game to one power, centres count as they are then for every year but the last. In the last year it has won alone. After any other vote centres count as they are then for all years that would have followed.',
    },
    {
      id: 'C.6',
      met: 'enforced',
      text: 'The players of the ten best teams of the first round have credits: 10 points each for the first team, 9 for the second, and so on. They count for the way to the second round, and are gone then. Equal teams are compared without their best scores, one after the other. Then the team with the highest ranked player is ahead.',
      more: 'Reading: credits depend on that comparison of players, so it is made without credits.',
    },
    {
      id: 'C.7',
      met: 'enforced',
      text: 'The highest scores of the first round, with credits, go on to the second. Equal ones are compared by (a) the power with the lowest total of the round, (b) the score without credits, (c) the bonus, (d) the centres at the end of 1908, then 1907, and so on, (e) the rank of the team, (f) the higher of two rolls of a die with 100 sides.',
      more: 'Who has no team comes after all teams. The bot rolls by a lot whose code was published before.',
    },
    {
      id: 'C.8',
      met: 'enforced',
      text: 'To the semi-final go the highest sums of the second round’s score and half of the first round’s. Equal ones are compared by (a) the power with the lowest total of the second round, (b) its bonus, (c) the centres at the end of 1908, then 1907, and so on, (d) the rank of the team, (e) the rank after the first round (C.7).',
      more: 'Reading: the text names no number. Seven boards have winners who fill the final (C.9), so 49 players go on. The rank of the team is that of C.12.',
    },
    {
      id: 'C.9',
      met: 'enforced',
      text: 'The best of each board of the semi-final plays the final. Equal ones are compared by (a) the power with the lowest total of the semi-final, (b) the centres at the end of 1911, then 1910, and so on, (c) the rank for the semi-final (C.8).',
    },
    {
      id: 'C.10',
      met: 'enforced',
      text: 'If somebody declines the final, the player with the highest bonus of the semi-final plays who would not have. Equal ones are compared by (a) the score of the semi-final, (b) the rank there (C.9).',
      more: 'Reading: places of a final that has too few boards before it are filled in the same way.',
    },
    {
      id: 'C.11',
      met: 'enforced',
      text: 'The champion has the most centres at the end of the final. Equal ones are compared by (a) the centres at the end of 1914, then 1913, and so on, (b) the rank for the final (C.9).',
    },
    {
      id: 'C.12',
      met: 'enforced',
      text: 'The best team has the highest sum of what its players scored in the first two rounds, without points it lost (B.8). Equal teams are compared by (a) how many of their players are in the second round, (b) the total without the best scores of the second round, (c) the total without the best scores of the first, (d) the rank after the first round.',
    },
    {
      id: 'C.13',
      met: 'enforced',
      text: 'The best player of each country is told by the games of the first two rounds, of which the second ranks first. Equal ones are compared by their centres year by year, backwards, and then by a roll of a die with 100 sides.',
    },
    {
      id: 'C.14',
      met: 'enforced',
      text: 'Who was replaced for more than one turn, or takes over, scores a part: by the seasons in which they played, of all seasons of the game. Only Springs and Falls count. Seasons cut off by an early end belong to the player of then. The team has the whole.',
      more: 'Reading: of a game with a last year all its seasons count. The text’s example names Fall 1908 and Fall 1909; its 18 seasons mean 1909. A win alone then, after 12 and 6 seasons, is 44 and 22 points.',
    },
    {
      id: 'C.15',
      met: 'enforced',
      text: 'Only the first game that somebody plays for good in a round counts for going on, whether they began it or took it over.',
    },
  ],
};
