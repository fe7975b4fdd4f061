import { type ActTexts, enforced } from '../acts.ts';
import { counted, dayName, inWords, kFactorsInWords, ladderInWords, ordinal } from '../words.ts';

/** Section II, Acts 1 to 8: scores, and who is on the Leaderboard. */
export const leaderboardActs = {
  'II.1': enforced({
    title: 'Joining',
    text: ({ startingScore }) =>
      `Any student may join the Leaderboard, and starts with a score of ${startingScore}.`,
    reading:
      'A Moderator adds students without a Discord account, by name; the name of one who was removed brings that student back. A name that somebody chooses must not be another Member’s.',
  }),
  'II.2': enforced({
    title: 'The floor',
    text: ({ floor }) => `No score goes under ${floor}.`,
    reading: 'After any change whatever: games, deductions and penalties alike.',
  }),
  'II.3': enforced({
    title: 'The Elo system',
    text: 'The club’s Elo system works out how a game changes the scores. Moderators may change a score too; the Court can confirm that or overrule it.',
    reading: (figures) =>
      `The score to expect is 1 / (1 + 10^((theirs − yours) / 400)). Each player has a K-factor of their own, by the rated games already played: ${kFactorsInWords(figures)}. The result is rounded to whole points. A Moderator who changes a score gives a reason.`,
  }),
  'II.4': enforced({
    title: 'Entering games',
    text: 'Members are asked to enter the games they play.',
    reading: ({ lateEntryDays }) =>
      `A game may be entered until the end of the day on which it was played. So may it in the ${counted(lateEntryDays, 'day')} after that, but then it waits for a Moderator’s approval.`,
  }),
  'II.4.1': enforced({
    title: 'Only real games',
    text: 'Only games that really took place may be entered. To enter an invented one is fraud (Act II.5).',
    reading: ({ sameGameMinutes }) =>
      `The opponent is shown the entry, and confirms or disputes it. One that is not answered counts when its session closes if the opponent was there, for however short a time. Otherwise a Moderator decides, as on a game of the Moderator who closed the session by hand. An entry made after the close waits for the close of the next session. A game entered by a Moderator who did not play it needs no more. Everything that anyone enters about the same two people within ${counted(sameGameMinutes, 'minute')} is one game, by when it is entered or by when the game ended. It is a second game only if the person who enters it says so. If the opponent enters the same result, that confirms it. If the opponent enters another result, a Moderator decides on both entries together, and only one of them counts. A second game, and one entered again after a Moderator kept it off the board or after the opponent disputed it, never counts unanswered: the opponent confirms it, or a Moderator decides. When players differ, the Moderators and Justices on duty who did not play the game are told, or all Moderators if nobody is on duty.`,
  }),
  'II.5': enforced({
    title: 'Fraud',
    text: (figures) =>
      `Trying to get points by fraud costs points. ${ladderInWords(figures)} Moderators may use their judgement in this.`,
    reading: (figures) =>
      `The invented game is undone every time, and any further violation costs what the last of these does. A ban for ${counted(figures.fraudBanWeeks, 'week')} runs to the first ${dayName(figures)} that is ${figures.fraudBanWeeks * 7} days away or more. What would happen is shown before it does; a Moderator may do something else and say why. A violation that was overturned no longer counts.`,
  }),
  'II.6': enforced({
    title: 'Deductions',
    text: ({ floor }) =>
      `The deductions below are made without anybody asking for them. They never take a score under ${floor}.`,
    reading:
      'Once for each session, when it closes; if it is opened again, they are undone, and made again at its close. Weeks are sessions that were held, and only those that began after the Member joined count. A session during a ban is passed over, even if the ban was undone later: it neither counts nor breaks the row. The Member is warned when one more session would cost points, and told of each deduction.',
  }),
  'II.6.1': enforced({
    title: 'Staying away',
    text: ({ absenceSessions, absenceDeduction }) =>
      `A Member who is not present ${counted(absenceSessions, 'week')} in a row loses ${counted(absenceDeduction, 'point')} for the ${ordinal(absenceSessions)} week and for each week after it that they miss.`,
    reading:
      'The register says who was present (Act 0.9). If it is put right, the deduction for that session is undone, or made. A game that comes to count later shows that its players were there, and undoes what no longer holds.',
  }),
  'II.6.2': enforced({
    title: 'Not playing',
    text: ({ idleSessions, idleDeduction }) =>
      `A Member who plays no game ${counted(idleSessions, 'week')} in a row loses ${counted(idleDeduction, 'point')} for the ${ordinal(idleSessions)} week and for each further week without a game.`,
    reading:
      'Both deductions may fall in one week. Any game that counts is playing, online too, and so is a rematch in its own week. The week of a session is the days after the session that was held before it, up to and including its own day. So a game in the holidays counts for the first session after them. A game that comes to count later undoes what no longer holds. One that is taken off the board later costs nothing for sessions that are over.',
  }),
  'II.6.3': enforced({
    title: 'A good reason to be away',
    text: 'A Member with a valid reason for staying away may go to the Court, in the same way as against a technical modification by the Chief Justice (Act III.5).',
    reading: 'So the whole Court hears it. If it agrees, those deductions are undone.',
  }),
  'II.7': enforced({
    title: 'Removing inactive Members',
    text: ({ removalAbsences, removalSessions, removalGames }) =>
      `The Chief Justice alone may take a Member off the Leaderboard who missed more than ${inWords(removalAbsences - 1)} of the last ${counted(removalSessions, 'week')} and played ${counted(removalGames, 'game')} or fewer in them. They may join again as in Acts II.1 and II.2. This can be done to a banned Member as well, who then may not join again until the ban is gone.`,
    reading: ({ removalAbsences, startingScore }) =>
      `More than ${inWords(removalAbsences - 1)} is ${inWords(removalAbsences)} or more. Weeks are sessions that were held since the Member joined, those during a ban among them. A game falls into the week of a session as in Act II.6.2. Games that do not count yet never will. Anyone who joins again starts at ${startingScore}.`,
  }),
  'II.8': enforced({
    title: 'Asking to be removed',
    text: ({ removalRequestDays }) =>
      `A Member may ask the Chief Justice, on paper, by email or on Discord, to be taken off the Leaderboard. The Chief Justice has ${counted(removalRequestDays, 'day')} to do it.`,
    reading:
      'The day of the request does not count. Anyone who has a Discord account asks with it, so that it is on record; for a request on paper the Chief Justice answers. A request can be taken back until it is met, and the Member plays on until then. The software reminds the Chief Justice, and says when it is overdue.',
  }),
  'II.8.1': enforced({
    title: 'Not while banned or in court',
    text: 'The Chief Justice must not do it while the Member is banned or has a case before the Court, but waits until that is over.',
    reading:
      'The days for it then start again, from the end of the ban or the case. Once the Court has taken a case, both parties, the person who speaks for them, and the witnesses wait until it is judged. Before that, only the person who asked the Court does.',
  }),
  'II.8.2': enforced({
    title: 'Offices are kept',
    text: 'A Moderator or Justice who is taken off the Leaderboard stays in office; only their games no longer count.',
  }),
} as const satisfies ActTexts;
