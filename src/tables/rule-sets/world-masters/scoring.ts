import type { RulesPart } from '../rule-set.ts';

/** WM C: what a result is worth, and who advances. */
export const scoring: RulesPart = {
  points: [
    {
      id: 'C.1',
      met: 'enforced',
      text: 'A game scores the centres that a power owns at the end, and a bonus for its place. A power without centres scores nothing.',
    },
    {
      id: 'C.2',
      met: 'enforced',
      text: 'The bonus is 32 points for the first place. It halves from place to place, down to 1 for the sixth. There is none for the seventh.',
    },
    {
      id: 'C.3',
      met: 'enforced',
      text: 'Powers with the same number of centres share what their places bring together. Three that tie for the first place get a third of 56 each.',
      more: 'What the bot adds: points are exact fractions, and never rounded.',
    },
    {
      id: 'C.4',
      met: 'enforced',
      text: 'A power with 18 centres or more has won alone. It counts as having 34, and all others as eliminated.',
      more: 'So it scores 66, and everybody else nothing.',
    },
    {
      id: 'C.5',
      met: 'enforced',
      text: 'If a vote concedes the game to one power, centres count as they are until the last year but one. Only in the last year has that power won alone. After any other vote that ends a game, centres count as they are in all years that remain.',
      more: 'Readings: That matters where centres are counted back. Who a shared end leaves out counts as eliminated (D.IX(4)).',
    },
    {
      id: 'C.6',
      met: 'enforced',
      text: 'In the first round each player of the ten best teams gets credits: 10 for the first team, 9 for the second, and so on. They count for a place in the second round alone. (a) Teams that tie are compared without their highest score, then without the two highest, and so on. (b) Then the team comes first whose best player ranks highest by C.7.',
      more: 'Readings: C.6 and C.7 need each other. So the best player is found without credits and without teams. If that decides nothing, dice do, as in C.7(f).',
    },
    {
      id: 'C.7',
      met: 'enforced',
      text: 'The highest scores of the first round go on to the second, with the credits of C.6. Between equals these decide, in order. (a) The power that scored least on all boards of the round together. (b) The score without credits. (c) The bonus. (d) The centres at the end of 1908, then of 1907, and so on. (e) The rank of the team; who has none is last. (f) The highest roll of a die with 100 sides.',
      more: 'What the bot adds: dice are rolled by a lot. Its code is published before, and the lot after. Readings: Only those roll whose tie decides something. Who declines leaves their place to the next.',
    },
    {
      id: 'C.8',
      met: 'enforced',
      text: 'Those go on to the semi-final who have most in the second round, with half of their score of the first. Between equals these decide, in order. (a) The power that scored least in the second round. (b) The bonus there. (c) The centres there, counted back from the end of 1908. (d) The rank of the team. (e) The rank by C.7.',
      more: 'Readings: 49 go on, as C.9 has a board for each seat of the final. Teams rank here as they do after both rounds. If all that decides nothing, dice do, as in C.7(f). Who declines leaves their place to the next.',
    },
    {
      id: 'C.9',
      met: 'enforced',
      text: 'The best player of each board of the semi-final goes on to the final. Between equals these decide, in order. (a) The power that scored least in the semi-final. (b) The centres, counted back from the end of 1911. (c) The rank by C.8.',
      more: 'Readings: Where there was no second round, (c) is the rank by C.7. If there are fewer than seven boards, the best of the others go on too, by C.10.',
    },
    {
      id: 'C.10',
      met: 'enforced',
      text: 'If somebody declines the final, the place goes to the best of those without one: the player with the highest bonus in the semi-final. Between equals (a) the score there decides, then (b) the rank by C.9.',
      more: 'Reading: Who declined may take the place after all, until the final is seated.',
    },
    {
      id: 'C.11',
      met: 'enforced',
      text: 'Most centres at the end of the final make the champion. Between equals (a) the centres decide, counted back from the end of 1914, then (b) the rank by C.9.',
      more: 'Reading: the centres are not divided. They count for the player whose seat it is at the end.',
    },
    {
      id: 'C.12',
      met: 'enforced',
      text: 'The team title goes to the highest sum of what all players of a team scored in the first two rounds. What the team forfeited is taken off (B.8). Between equals these decide, in order. (a) More players in the second round. (b) The sum without the highest score of the second round, then without the two highest, and so on. (c) The same with the first round. (d) The rank after the first round.',
      more: 'Reading: Where the second round doesn’t count for teams, only the first does (B.4).',
    },
    {
      id: 'C.13',
      met: 'enforced',
      text: 'The best of each country is the player with its highest score in the first two rounds. Between equals these decide, in order. (a) The second round comes before the first. (b) The centres, counted back from the end of 1908. (c) The highest roll of a die with 100 sides.',
    },
    {
      id: 'C.14',
      met: 'enforced',
      text: 'Who was away for more than one turn, or took a seat over, gets a share of its points. It is as large as the part of its seasons that they played. Only Spring and Fall are seasons. Those that an early end cut off are credited to the player of then. The team gets all points.',
      more: 'Readings: The bonus is divided in the same way. Standing in for a single turn brings nothing. The text’s example ends in 1908, but its 18 seasons go to Fall 1909.',
    },
    {
      id: 'C.15',
      met: 'enforced',
      text: 'A player goes on to the next round by one game only. It is the first in time in which the seat was theirs for good, from the start or later.',
    },
  ],
};
