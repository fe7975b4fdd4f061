import type { RulesPart } from '../rule-set.ts';
import { daysSettings, gmtFigures, tournamentSettings } from '../tournament-timing.ts';

/** World Masters, chapter D.VII: deadlines, and what follows where no orders came. */
export const timing: RulesPart = {
  points: [
    {
      id: 'D.VII(1)',
      met: 'enforced',
      text: 'Each player sees to it that their orders arrive before the deadline. They count from the moment at which the bot had them. A reminder that is missing excuses nobody.',
    },
    {
      id: 'D.VII(2)',
      on: ['early-end', 'absence'],
      met: 'enforced',
      text: 'A phase ends early only if all orders are final, and at least 24 hours after the last results. Each player may name one time of up to 64 hours in every week when they are unavailable. Results and the next deadline never come within one and the same such time: the deadline moves to a day after it. The director is warned where these times leave hardly any of the week.',
      more: 'Readings: Until there are results, the 24 hours count from the start. A seat without a player is waited for as long, too. A time that somebody names, or takes back, counts from the next results on. The warning comes where all times together leave less than a day of the week. Where the table has no director, the gamemaster gets it.',
    },
    {
      id: 'D.VII(3)',
      on: ['late-orders'],
      met: 'setting',
      text: 'No orders are taken after the deadline. The gamemaster may choose before the start that they are taken until the phase is adjudicated.',
      more: 'Reading: The bot adjudicates at the deadline. So this matters while results are held back for a replacement (D.VII(6)).',
    },
    {
      id: 'D.VII(4)',
      on: ['phase-length'],
      met: 'enforced',
      text: 'A season takes about a week, with its retreats and adjustments. The gamemaster may go faster or slower, but lets a movement phase last 3 days at least, and another phase 1 day. Deadlines are told in Greenwich Mean Time, which decides, and in the reader’s own time.',
      more: 'Readings: A movement phase lasts 5 days, another one 1 day, unless the gamemaster chooses otherwise. The survivors agree to a shorter phase by marking their orders final. If the bot comes back more than an hour after a deadline, it sets a new one, once a phase. That is an hour to a day later. Nobody could give orders then, so that is no grace period.',
    },
    {
      id: 'D.VII(5)',
      on: ['extension', 'quiet-times'],
      met: 'enforced',
      text: 'Each player may extend one deadline in a game. The gamemaster may allow them more, up to 7 days in all for one power. An extension is asked for at least 12 hours before the deadline. One that is asked for later counts only for the next phase, if the player wants that. In holidays that the director decrees, anybody may have a deadline put off, and it costs nothing. Somebody who is away for more than a week finds a stand-in.',
      more: 'Readings: The extension that each player has is of up to 2 days. Somebody extends a deadline only if they have something to order. A deadline in the holidays moves to the same hour of the first day after them, once one person asks. The gamemaster sets the holidays that the director decrees.',
    },
    {
      id: 'D.VII(6)',
      on: ['no-orders'],
      met: 'enforced',
      text: 'Where orders are missing, a phase is adjudicated without them: the units hold, and their player may still order retreats. That player has to be heard of within 48 hours, or 96 if there is a weekend in them. Otherwise their seat is open for a replacement. In the movement phases of Spring and Fall 1901 none may be missing. There a player who gave none is replaced at once, and no results come out until then.',
      more: 'Readings: To be heard of is to give orders, to press the button of the message that asks, or to use the command for it. There is a weekend in the 48 hours if any of them is on a Saturday or Sunday in GMT. Results are held back for 4 days, so that somebody can take the seat. They then have 3 days at least. Where nobody does, the seat is in civil disorder (B.8). The gamemaster may say so before.',
    },
    {
      id: 'D.VII(7)',
      met: 'enforced',
      text: 'Orders are confirmed at once, with their time and a code, so that players need not wait for the gamemaster. Only orders that the bot was given count.',
      more: 'Reading: The bot’s receipt takes the place of the mailbox of the tournament.',
    },
  ],
  figures: {
    ...gmtFigures,
    hours: { M: 120, R: 24, A: 24 },
    leastHours: { M: 72, R: 24, A: 24 },
    extensions: { each: 1, hours: 48, allHours: 48, usualHours: 48, aheadHours: 12, gmDays: 7, seatDays: 7 },
    noMisses: { phases: ['S1901M', 'F1901M'], hours: 96, unfilled: 'civil-disorder' },
    takenOverHours: { noMisses: 72, others: 0 },
  },
  settings: {
    ...daysSettings({ movement: [3, 10], usualMovement: 5, others: [1, 4], usualOthers: 1 }),
    ...tournamentSettings({ lateOrders: 'no' }),
  },
};
