import type { RulesPart } from '../rule-set.ts';
import { daysSettings, gmtFigures, tournamentSettings } from '../tournament-timing.ts';

/** The Maharajiad’s chapter B.VIII: deadlines, and what follows where no orders came. */
export const timing: RulesPart = {
  points: [
    {
      id: 'B.VIII(1)',
      met: 'enforced',
      text: 'Each player sees to it that their orders arrive before the deadline. They count from the moment at which the bot had them, not when they were sent. The gamemaster may accept late ones, if it is proven that they were sent in time. A reminder that is missing excuses nobody.',
      more: 'Reading: The gamemaster accepts them by putting the orders of the phase right.',
    },
    {
      id: 'B.VIII(2)',
      on: ['early-end', 'absence'],
      met: 'enforced',
      text: 'A phase ends early only if all orders are final, and at least 24 hours after the last results. Each player may name one time of up to 64 hours in every week when they are unavailable. Results and the next deadline never come within one and the same such time: the deadline moves to a day after it. The director is asked for a way out where these times make trouble.',
      more: 'Readings: Until there are results, the 24 hours count from the start. A seat without a player is waited for as long, too. A time that somebody names, or takes back, counts from the next results on. The bot tells the director where all times together leave less than a day of the week. Where the table has no director, it tells the gamemaster.',
    },
    {
      id: 'B.VIII(3)',
      on: ['late-orders'],
      met: 'setting',
      text: 'Orders are taken until the phase is adjudicated. The gamemaster may choose before the start that none are taken after the deadline.',
      more: 'Reading: The bot adjudicates at the deadline. So this matters while results are held back for a replacement (B.VIII(6)).',
    },
    {
      id: 'B.VIII(4)',
      on: ['phase-length'],
      met: 'enforced',
      text: 'A year of the game takes about two weeks. The gamemaster may go faster or slower, but lets a movement phase last 4 days at least, and another phase 2 days. Deadlines are told in Greenwich Mean Time, which decides, and in the reader’s own time.',
      more: 'Readings: Phases last as long as that at least, unless the gamemaster chooses more. The survivors agree to a shorter phase by marking their orders final. If the bot comes back more than an hour after a deadline, it sets a new one, once a phase. That is an hour to a day later, since nobody could give orders.',
    },
    {
      id: 'B.VIII(5)',
      on: ['extension', 'quiet-times'],
      met: 'enforced',
      text: 'Each player may extend deadlines by whole days, 8 in a game. An extension is asked for at least 12 hours before the deadline. One that is asked for later counts only for the next phase, if the player wants that. In holidays that the director decrees, anybody may have a deadline put off, and it costs nothing. Somebody who is away for longer should find a replacement.',
      more: 'Readings: Somebody extends a deadline only if they have something to order. A deadline in the holidays moves to the same hour of the first day after them, once one person asks. The gamemaster sets the holidays that the director decrees.',
    },
    {
      id: 'B.VIII(6)',
      on: ['no-orders'],
      met: 'enforced',
      text: 'Where orders are missing, a phase is adjudicated without them: the units hold, and their player of then may still order retreats. That player has to be heard of within 48 hours, or 96 if there is a weekend in them. Otherwise their seat is open for a replacement. In the movement phases of Spring and Fall 1501 and in the adjustments of 1501 none may be missing. There a player who gave none is replaced at once, and no results come out until then.',
      more: 'Readings: To be heard of is to give orders, to press the button of the message that asks, or to use the command for it. There is a weekend in the 48 hours if any of them is on a Saturday or Sunday in GMT. Results are held back for 4 days at a time, so that somebody can take the seat. Where nobody does, it is the gamemaster who says that the seat is in civil disorder (A.15), for the director.',
    },
    {
      id: 'B.VIII(7)',
      met: 'enforced',
      text: 'Orders are confirmed at once, with their time and a code, so that players need not wait for the gamemaster. Only orders that the bot was given count.',
      more: 'Reading: The bot’s receipt takes the place of the mailbox of the tournament.',
    },
  ],
  figures: {
    ...gmtFigures,
    hours: { M: 96, R: 48, A: 48 },
    leastHours: { M: 96, R: 48, A: 48 },
    extensions: {
      ...{ each: 8, hours: 192, allHours: 192, usualHours: 24 },
      ...{ aheadHours: 12, gmDays: 7, seatDays: null },
    },
    noMisses: { phases: ['S1501M', 'F1501M', 'W1501A'], hours: 96, unfilled: 'held' },
    takenOverHours: { noMisses: 96, others: 96 },
  },
  settings: {
    ...daysSettings({ movement: [4, 10], usualMovement: 4, others: [2, 5], usualOthers: 2 }),
    ...tournamentSettings({ lateOrders: 'yes' }),
  },
};
