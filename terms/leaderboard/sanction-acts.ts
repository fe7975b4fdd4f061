import { type ActTexts, enforced } from '../acts.ts';
import { counted, dayName } from '../words.ts';

/** Section II, Acts 9 to 12: bans, monitors, clocks by order, and what the Chief Justice may carry out alone. */
export const sanctionActs = {
  'II.9': enforced({
    title: 'Bans',
    text: 'A Moderator who has no part in the matter may ban a Member. The grounds are breaking the rules again and again, one serious offence, or bringing the Leaderboard or its players into disrepute. Disrepute means a bad name.',
    reading:
      'The Moderator has to say which of the three it is. A Moderator has a part in a matter about a game that they played. It makes no difference whether the command names the game or only the reason does. The Moderator and the Member may have played each other in the latest session or the one before. If the matter is something else, the announcement says so.',
  }),
  'II.9.1': enforced({
    title: 'Bans: a reason',
    text: 'There is no ban without a valid reason.',
  }),
  'II.9.2': enforced({
    title: 'Bans: an end',
    text: (figures) => `Every ban has a day on which it ends, and that day is a ${dayName(figures)}.`,
    reading: (figures) =>
      `The ${dayName(figures)} must be still to come, and the ban lasts until the end of it. Only a ban for ever (Act II.5) and a ban by staff (Act III.6.1) may have no end.`,
  }),
  'II.9.3': enforced({
    title: 'Bans: appeals',
    text: 'A ban can be appealed to the Court, which can make it shorter or longer, or lift it.',
    reading: 'The Court can do so while the ban lasts. The new end has to fit Act II.9.2.',
  }),
  'II.9.4': enforced({
    title: 'Bans: only the Court',
    text: 'Nobody but the Court may shorten, lengthen or lift a ban.',
    reading:
      'If the Court sends a ban back (Act III.3.8), the Moderator keeps it, or does what the panel allows. The panel can name the latest day on which the ban may end. Or it can allow the Moderator to lift the ban or end it sooner.',
  }),
  'II.9.5': enforced({
    title: 'Bans: no second appeal',
    text: 'After an appeal, the Court may refuse to hear more of them for a time that it names.',
    reading:
      'It names the day from which the ban can be appealed again. Until then a party can still ask for the whole Court (Act III.3.9). If a panel names no day, a new petition about the ban is heard like any other. What the whole Court has judged is final (Act III.3.9.2), unless it names a day.',
  }),
  'II.10': enforced({
    title: 'Monitors',
    text: 'Any Moderator may have a Member monitored.',
    reading:
      'Only Members are monitored, one monitor at a time, and no Moderator monitors themselves. It is not a penalty. It is announced in #discussion, and the Member is told.',
  }),
  'II.10.1': enforced({
    title: 'Monitors: suspicion',
    text: 'There must be good grounds to suspect that the Member has broken the Terms or might do so.',
    reading: 'The Moderator says what the suspicion is.',
  }),
  'II.10.2': enforced({
    title: 'Monitors: lifting',
    text: 'If there are no such grounds any more, any Moderator may lift the monitor.',
    reading: 'The Moderator gives a reason.',
  }),
  'II.10.3': enforced({
    title: 'Monitors: games are watched',
    text: 'A Moderator has to watch each game of a monitored Member, all of it or a part.',
    reading:
      'This holds for each game that ends while the Member is monitored. The approval of the game names the Moderator who watched, even if the monitor has been lifted since.',
  }),
  'II.10.4': enforced({
    title: 'Monitors: games are approved',
    text: 'A game of a monitored Member needs the approval of that Moderator or of any other.',
    reading:
      'But not of a Moderator who played it. Each game that is played or entered while the Member is monitored needs it, even if a Moderator enters it. That Moderator may approve it too. The approval takes the place of the opponent’s confirmation.',
  }),
  'II.10.5': enforced({
    title: 'Monitors: lasting too long',
    text: ({ monitorSessions }) =>
      `If a monitor has not been lifted after ${monitorSessions === 1 ? 'the next session' : `the next ${counted(monitorSessions, 'session')}`}, the Member may ask the Court to end it at once. The Moderator then has to say what the suspicion is and why it has not gone away.`,
    reading:
      'The next session is the first that begins after the monitor was set, and it counts when it closes. The Member is told then. The Moderator who set the monitor is asked to state the suspicion again, and any Moderator may do so. From then on sessions are counted again. The suspicion can’t be stated again any sooner.',
  }),
  'II.10.6': enforced({
    title: 'Monitors: unfounded suspicion',
    text: 'The Member may also tell the Court that the suspicion has no good grounds, so that the Terms do not allow the monitor.',
  }),
  'II.11': enforced({
    title: 'Clocks by order',
    text: 'Some Members often run over time, or drag out games so that others cannot play. The Chief Justice may make them use a chess clock in every game.',
    reading:
      'This holds for each game that ends while the order stands. If the bot kept no clock for such a game, it waits for a Moderator, no matter who enters it. A Moderator who approves it says that a chess clock was used. If the Chief Justice has set the minutes, the clock has those.',
  }),
  'II.11.1': enforced({
    title: 'Clocks by order: no consent',
    text: 'That Member, and only that Member, is then not asked to agree to the clock (Act I.7.2).',
  }),
  'II.11.2': enforced({
    title: 'Clocks by order: discretion',
    text: 'The Chief Justice alone judges when to do this.',
    reading: 'No reason has to be given.',
  }),
  'II.11.3': enforced({
    title: 'Clocks by order: no appeal',
    text: 'This can’t be appealed to the Court, and only the Chief Justice may order it or end it.',
  }),
  'II.11.4': {
    title: 'Clocks by order: the first one',
    text: 'When Act II.11 came in, it was used at once for one Member. That Member was to choose the minutes, unless the Chief Justice chose others.',
    reading: 'Any Member under such an order chooses the minutes in the same way.',
    status: { textOnly: 'It was for one person at one time, who is not named here.' },
  },
  'II.12': enforced({
    title: 'What has to be done',
    text: 'Where the Acts above say that something has to happen and leave no choice, the Chief Justice may do it alone.',
    reading: 'The record names that Act.',
  }),
  'II.12.1': enforced({
    title: 'What has to be done: written down',
    text: 'It should be put on record as soon as possible.',
    reading: 'With a reason, and everyone is told.',
  }),
  'II.12.2': enforced({
    title: 'What has to be done: appeals',
    text: 'If no Act supports what was done, the Court may hear a petition about it.',
  }),
} as const satisfies ActTexts;
