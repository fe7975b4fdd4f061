import type { RulesPart } from '../rule-set.ts';

/** WM B: rounds, seats, replacements. */
export const structure: RulesPart = {
  points: [
    {
      id: 'B.7',
      on: ['replacement'],
      met: 'enforced',
      text: 'A player may be replaced whenever they ask for it, and after missed orders. It is for a while if everybody is told until when, at its beginning or before. Each player is replaced for four seasons in a game at most. On how long it lasts, the player’s own word counts. A replacement that lasts longer is for good.',
      more: 'What the bot adds: the player or the gamemaster asks somebody, who has 48 hours to say yes. At most three offers of a seat are made within a day, and nobody who declined is asked again within a day. Anyone may take an open seat, but not after playing another seat of the table, unless the gamemaster asks them to. Readings: A season counts once a stand-in played its movement phase. Whoever is not back when the time is over has until the next results to come back. After four seasons the replacement is for good.',
    },
    {
      id: 'B.9',
      met: 'person',
      text: 'Nobody plays for good in more than three games of a round, nor in more than three games at once, with those in which they stand in.',
      more: 'At one table nobody has two seats.',
    },
  ],
  figures: {
    replacement: { days: 28, answerHours: 48, offersADay: 3, over: 'for-good', seasons: 4 },
  },
};
