import { type ActTexts, enforced } from '../acts.ts';
import { counted, dayName } from '../words.ts';

/** Section II, Acts 9 to 12: bans, monitors, clocks by order, and what the Chief Justice may carry out alone. */
export const sanctionActs = {
  'II.9': enforced({
    title: 'Bans',
    text: 'A Moderator who has no part in the matter may ban a Member: for breaking the rules again and again, for one serious offence, or for something that brings the Leaderboard or its players into disrepute.',
    reading:
      'Which of the three it is has to be stated. A Moderator has a part in a matter that is a game they played, whether they name it in the command or only in the reason. If they played each other in the latest session or the one before it, and the matter is something else, the declaration says so.',
  }),
  'II.9.1': enforced({
    title: 'Bans: a reason',
    text: 'There is no ban without a valid reason.',
  }),
  'II.9.2': enforced({
    title: 'Bans: an end',
    text: (figures) => `Every ban has a day on which it ends, and that day is a ${dayName(figures)}.`,
    reading: (figures) =>
      `A ${dayName(figures)} still to come, and the ban holds through all of it. Only a ban for ever by Act II.5 and one under Act III.6 may have no end.`,
  }),
  'II.9.3': enforced({
    title: 'Bans: appeals',
    text: 'A ban may be taken to the Court, which can make it shorter or longer or lift it.',
    reading: 'The Court can do so while the ban lasts, and the new end is as Act II.9.2 has it.',
  }),
  'II.9.4': enforced({
    title: 'Bans: only the Court',
    text: 'Nobody but the Court may shorten, lengthen or lift a ban.',
    reading:
      'A Moderator to whom a ban is sent back (Act III.3.8) keeps it, or decides what the panel says is open to them: to have it end on any day up to one that the panel names, or to lift it or end it sooner.',
  }),
  'II.9.5': enforced({
    title: 'Bans: no second appeal',
    text: 'When it has heard an appeal, the Court may close the door to more of them for a time that it names.',
    reading:
      'It names the day from which the ban can be appealed again. Until then a party may still ask for the whole Court (Act III.3.9). A panel that names no day closes nothing: a new petition about the ban is heard like any other. What the whole Court has judged is final (Act III.3.9.2), unless it names a day.',
  }),
  'II.10': enforced({
    title: 'Monitors',
    text: 'Any Moderator may have a Member monitored.',
    reading:
      'Only of a Member, not by a Moderator of themselves, and one monitor at a time. It is no penalty. It is declared in #discussion, and the Member is told.',
  }),
  'II.10.1': enforced({
    title: 'Monitors: suspicion',
    text: 'For that there must be good grounds to suspect that the Member has broken the Terms or might do so.',
    reading: 'The suspicion is stated.',
  }),
  'II.10.2': enforced({
    title: 'Monitors: lifting',
    text: 'When there are no such grounds any more, any Moderator may lift the monitor.',
    reading: 'With a reason.',
  }),
  'II.10.3': enforced({
    title: 'Monitors: games are watched',
    text: 'A Moderator has to watch each game of a monitored Member, all of it or a part.',
    reading:
      'This is so of each game that ends while the monitor stands. The approval of the game names the Moderator who watched; it does so even when the monitor has been lifted since.',
  }),
  'II.10.4': enforced({
    title: 'Monitors: games are approved',
    text: 'A game of a monitored Member needs the approval of that Moderator or of any other one.',
    reading:
      'Not of one who played it. It is asked for each game that is played or entered while the monitor stands, also when a Moderator enters it, who may then approve it too. The approval takes the place of the opponent’s confirmation.',
  }),
  'II.10.5': enforced({
    title: 'Monitors: lasting too long',
    text: ({ monitorSessions }) =>
      `If a monitor has not been lifted after ${monitorSessions === 1 ? 'the next session' : `the next ${counted(monitorSessions, 'session')}`}, the Member may ask the Court to end it at once. The Moderator then has to say what the suspicion is and why it has not gone away.`,
    reading:
      'The next session is the first that begins after the monitor was placed; sessions that are held count, at their close. The Member is told then. The person who placed it is asked to state the suspicion again, and any Moderator may; sessions are counted again from there. It cannot be stated again sooner.',
  }),
  'II.10.6': enforced({
    title: 'Monitors: unfounded suspicion',
    text: 'The Member may also tell the Court that there are no good grounds for the suspicion, and that the Terms do not allow the monitor.',
  }),
  'II.11': enforced({
    title: 'Clocks by order',
    text: 'When a Member often runs over time, or drags out games so that others cannot play, the Chief Justice may make them use a chess clock in every game.',
    reading:
      'It holds for each game that ends while the order stands. Without a clock that was recorded here for it, such a game waits for a Moderator, no matter who enters it. The Moderator’s approval says that a chess clock was used. The minutes that the Chief Justice has set are the clock’s.',
  }),
  'II.11.1': enforced({
    title: 'Clocks by order: no consent',
    text: 'That Member, and only that Member, is then not asked for the consent of Act I.7.2.',
  }),
  'II.11.2': enforced({
    title: 'Clocks by order: discretion',
    text: 'When to do this is entirely for the Chief Justice to judge.',
    reading: 'No reason has to be given.',
  }),
  'II.11.3': enforced({
    title: 'Clocks by order: no appeal',
    text: 'It cannot be taken to the Court, and only the Chief Justice may order it or end it.',
  }),
  'II.11.4': {
    title: 'Clocks by order: a passing provision',
    text: 'When Act II.11 came in, it was used at once for one Member, who was to choose the minutes unless the Chief Justice chose others.',
    reading: 'Any Member under such an order sets the minutes in the same way.',
    status: { textOnly: 'It was made for one person at one time, who is not named here.' },
  },
  'II.12': enforced({
    title: 'What has to be done',
    text: 'Where the Acts above say that something has to happen and leave no choice, the Chief Justice may do it alone.',
    reading: 'The record names the Act that leaves no choice.',
  }),
  'II.12.1': enforced({
    title: 'What has to be done: written down',
    text: 'It should be put on record as soon as it can be.',
    reading: 'With a reason, and it is announced.',
  }),
  'II.12.2': enforced({
    title: 'What has to be done: appeals',
    text: 'If no Act supports what was done, the Court may hear a petition against it.',
  }),
} as const satisfies ActTexts;
