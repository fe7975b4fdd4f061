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
  ],
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
