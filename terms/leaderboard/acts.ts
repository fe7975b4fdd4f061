import { type ActTexts, enforced } from '../acts.ts';
import { counted, dayName, inWords, kFactorsInWords, ladderInWords, ordinal } from '../words.ts';

/** Section II, Acts 1 to 8: scores, and who is on the Leaderboard. */
export const leaderboardActs = {
  'II.1': enforced({
    title: 'Joining',
    text: ({ startingScore }) =>
      `Any student may join the Leaderboard, and starts with a score of ${startingScore}.`,
    reading:
      'A Moderator adds students without a Discord account, by name. Adding the name of somebody who was removed brings that student back. Nobody can choose a name that another Member has.',
  }),
  'II.2': enforced({
    title: 'The floor',
    text: ({ floor }) => `No score goes below ${floor}.`,
    reading: 'This holds for every change: games, deductions and penalties.',
  }),
  'II.3': enforced({
    title: 'The Elo system',
    text: 'The Elo system works out how a game changes the scores. Moderators may change a score too; the Court can confirm that or overrule it.',
    reading: (figures) =>
      `From both scores, Elo works out the result to expect: 1 / (1 + 10^((theirs − yours) / 400)). Do better than that and your score rises; do worse and it falls. By how much depends on your K-factor, the most points that a game can move. It goes by how many games of yours have counted: ${kFactorsInWords(figures)}. So new players’ scores move faster. The result is rounded to whole points. A Moderator who changes a score gives a reason.`,
  }),
  'II.4': enforced({
    title: 'Entering games',
    text: 'Members are asked to enter the games they play.',
    reading: ({ lateEntryDays }) =>
      `You can enter a game until the end of the day on which it was played. In the ${counted(lateEntryDays, 'day')} after that you still can, but then it waits for a Moderator’s approval.`,
  }),
  'II.4.1': enforced({
    title: 'Only real games',
    text: 'Only games that really took place may be entered. To enter a made-up game is fraud (Act II.5).',
    reading: ({ sameGameMinutes }) =>
      `The opponent sees the entry, and confirms or disputes it. If the opponent doesn’t answer, it counts when its session closes, as long as the opponent was there, however briefly. Otherwise a Moderator decides. If a Moderator closes the session by hand, another one decides on their own unanswered games. A game entered after the close waits for the close of the next session. A game that a Moderator enters for others needs nobody’s confirmation. Entries about the same two people within ${counted(sameGameMinutes, 'minute')} are taken for one game. That goes by when they were entered, or by when the game ended. It is a second game only if the person who enters it says so. If the opponent enters the same result, that confirms the game. If the opponent enters another result, a Moderator decides on both, and only one of them counts. Some games never count unanswered. One is a second game. Another is a game entered again after it was disputed, or after a Moderator kept it off the board. There the opponent has to confirm, or a Moderator decides. If the players don’t agree, the Moderators and Justices on duty who did not play the game are told. If nobody is on duty, all Moderators are.`,
  }),
  'II.5': enforced({
    title: 'Fraud',
    text: (figures) =>
      `Trying to get points by fraud costs points. ${ladderInWords(figures)} Moderators may use their judgement in this.`,
    reading: (figures) =>
      `The made-up game is cancelled every time. Any violation after the last of these steps costs the same as that step. A ban for ${counted(figures.fraudBanWeeks, 'week')} ends on the first ${dayName(figures)} that is ${figures.fraudBanWeeks * 7} days away or more. The Moderator first sees what would happen, and may do something else and say why. A violation that the Court overturned no longer counts.`,
  }),
  'II.6': enforced({
    title: 'Deductions',
    text: ({ floor }) =>
      `The points below are taken off without anybody asking for it. No score drops below ${floor}.`,
    reading:
      'This happens once for each session, when it closes. If the session is opened again, its deductions are undone, and made again when it closes. “Weeks” are sessions that were held, and only those that began after the Member joined. A session during a ban is passed over, even if the ban was undone later: it neither counts nor breaks the row. A Member is warned when one more session would cost points, and told of each deduction.',
  }),
  'II.6.1': enforced({
    title: 'Staying away',
    text: ({ absenceSessions, absenceDeduction }) =>
      `A Member who is not present ${counted(absenceSessions, 'week')} in a row loses ${counted(absenceDeduction, 'point')} for the ${ordinal(absenceSessions)} week. Each week after it that they miss costs as much.`,
    reading:
      'The register says who was present (Act 0.9). If it is corrected, the deduction for that session is undone, or made. A game that begins to count later shows that its players were there. The points that they lost for that session then come back.',
  }),
  'II.6.2': enforced({
    title: 'Not playing',
    text: ({ idleSessions, idleDeduction }) =>
      `A Member who plays no game ${counted(idleSessions, 'week')} in a row loses ${counted(idleDeduction, 'point')} for the ${ordinal(idleSessions)} week. Each further week without a game costs as much.`,
    reading:
      'One week can cost both deductions. Any game that counts will do, online too, and so will a rematch in its own week. A week begins after the day of one session that was held and ends with the day of the next. So a game in the holidays counts for the first session after them. If a game counts only later, a deduction for lack of it is undone. If a game is taken off the board later, sessions that are over cost nothing more.',
  }),
  'II.6.3': enforced({
    title: 'A good reason to be away',
    text: 'A Member with a good reason for staying away may ask the Court. The case then goes as one about a technical modification by the Chief Justice (Act III.5).',
    reading: 'So the whole Court hears it. If it agrees, those deductions are undone.',
  }),
  'II.7': enforced({
    title: 'Removing inactive Members',
    text: ({ removalAbsences, removalSessions, removalGames }) =>
      `The Chief Justice alone may take a Member off the Leaderboard who stays away. That is somebody who missed more than ${inWords(removalAbsences - 1)} of the last ${counted(removalSessions, 'week')} and played ${counted(removalGames, 'game')} or fewer in them. They may join again as in Acts II.1 and II.2. A banned Member can be removed as well, and then may not join again until the ban is over.`,
    reading: ({ removalAbsences, startingScore }) =>
      `More than ${inWords(removalAbsences - 1)} means ${inWords(removalAbsences)} or more. “Weeks” are sessions that were held since the Member joined, also those during a ban. Act II.6.2 says to which of them a game belongs. Games that are still waiting will not count. Games that count stay on the board. Anyone who joins again starts at ${startingScore}.`,
  }),
  'II.8': enforced({
    title: 'Asking to be removed',
    text: ({ removalRequestDays }) =>
      `A Member may ask the Chief Justice, on paper, by email or on Discord, to be taken off the Leaderboard. The Chief Justice has ${counted(removalRequestDays, 'day')} to do it.`,
    reading:
      'The day of the request does not count. Anyone who has a Discord account asks on Discord, so that it is on record. For a request on paper, the word of the Chief Justice is enough. A Member can take the request back until it is carried out, and can play until then. The bot reminds the Chief Justice, and says when it is overdue.',
  }),
  'II.8.1': enforced({
    title: 'Not while banned or in court',
    text: 'The Chief Justice has to wait while the Member is banned or has a case before the Court.',
    reading:
      'The days start again when the ban or the case is over. Once the Court has agreed to hear a case, both parties, those who speak for them and the witnesses wait until it is judged. Before that, only the person who asked the Court has to wait.',
  }),
  'II.8.2': enforced({
    title: 'Offices are kept',
    text: 'A Moderator or Justice who is taken off the Leaderboard keeps that office. Only their games no longer count.',
  }),
} as const satisfies ActTexts;
