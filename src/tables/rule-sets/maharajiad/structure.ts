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
  ],
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
