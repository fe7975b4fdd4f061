import type { ActTexts } from '../acts.ts';

/** Section II, Acts 1 to 8: scores, and who is on the Leaderboard. */
export const leaderboardActs = {
  'II.1': {
    title: 'Joining',
    text: 'Any student may join the Leaderboard, and starts with a score of 100.',
    reading:
      'A Moderator adds students without a Discord account, by name; the name of one who was removed brings that student back. A name that somebody chooses must not be another Member’s.',
    status: 'enforced',
  },
  'II.2': {
    title: 'The floor',
    text: 'No score goes under 100.',
    reading: 'After any change whatever: games, deductions and penalties alike.',
    status: 'enforced',
  },
  'II.3': {
    title: 'The Elo system',
    text: 'The club’s Elo system works out how a game changes the scores. Moderators may change a score too; the Court can confirm that or overrule it.',
    reading:
      'The score to expect is 1 / (1 + 10^((theirs − yours) / 400)). Each player has a K-factor of their own, by the rated games already played: up to 3 games 40, up to 6 games 30, up to 10 games 20, from then on 10. The result is rounded to whole points. A Moderator who changes a score gives a reason.',
    status: 'enforced',
  },
  'II.4': {
    title: 'Entering games',
    text: 'Members are asked to enter the games they play.',
    reading:
      'A game may be entered until the end of the day on which it was played. On a later day, seven at most, it waits for a Moderator’s approval.',
    status: 'enforced',
  },
  'II.4.1': {
    title: 'Only real games',
    text: 'Only games that really took place may be entered. To enter an invented one is fraud (Act II.5).',
    reading:
      'The opponent is shown the entry, and confirms or disputes it. A game entered by a Moderator who did not play it needs no more.',
    status: 'enforced',
  },
  'II.5': {
    title: 'Fraud',
    text: 'Trying to get points by fraud costs points. The first time, what was done is undone and the points go back, as if it had never happened. The second time, the player’s score is cut in half. The third time, it goes back to 100. The fourth time, the player is banned at once for four weeks. The fifth time, for ever. Moderators may use their judgement in this.',
    reading:
      'The invented game is undone every time. The four weeks run to the first Friday that is 28 days away or more. What would happen is shown before it does; a Moderator may do something else and say why. A violation that was overturned no longer counts.',
    status: { planned: 'enforced' },
  },
  'II.6': {
    title: 'Deductions',
    text: 'The deductions below are made without anybody asking for them. They never take a score under 100.',
    reading:
      'Once for each session, when it closes. Only sessions that were held count, since the Member joined, and not while they are banned. The Member is warned after the second.',
    status: { planned: 'enforced' },
  },
  'II.6.1': {
    title: 'Staying away',
    text: 'A Member who is not present three weeks in a row loses 15 points for the third week and for each week after it that they miss.',
    status: { planned: 'enforced' },
  },
  'II.6.2': {
    title: 'Not playing',
    text: 'A Member who plays no game three weeks in a row loses 5 points for the third week and for each further week without a game.',
    reading:
      'Both deductions may fall in one week. Any rated game counts as playing, online too, in the week in which it was played.',
    status: { planned: 'enforced' },
  },
  'II.6.3': {
    title: 'A good reason to be away',
    text: 'A Member with a valid reason for staying away may go to the Court, in the same way as against a technical modification by the Chief Justice (Act III.5).',
    reading: 'So the whole Court hears it. If it agrees, those deductions are undone.',
    status: { planned: 'enforced' },
  },
  'II.7': {
    title: 'Removing inactive Members',
    text: 'The Chief Justice alone may take a Member off the Leaderboard who missed more than three of the last six weeks and played two games or fewer in them. They may join again as in Acts II.1 and II.2. This can be done to a banned Member as well, who then may not join again until the ban is gone.',
    reading:
      'More than three is four or more; weeks are sessions that were held. Whoever joins again starts at 100.',
    status: { planned: 'enforced' },
  },
  'II.8': {
    title: 'Asking to be removed',
    text: 'A Member may ask the Chief Justice, on paper, by email or on Discord, to be taken off the Leaderboard. The Chief Justice has seven days to do it.',
    reading: 'The software reminds the Chief Justice, and shows when it is overdue.',
    status: { planned: 'enforced' },
  },
  'II.8.1': {
    title: 'Not while banned or in court',
    text: 'The Chief Justice must not do it while the Member is banned or has a case before the Court, but waits until that is over.',
    status: { planned: 'enforced' },
  },
  'II.8.2': {
    title: 'Offices are kept',
    text: 'A Moderator or Justice who is taken off the Leaderboard stays in office; only their games no longer count.',
    status: { planned: 'enforced' },
  },
} as const satisfies ActTexts;
