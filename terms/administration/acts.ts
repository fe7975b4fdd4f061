import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, ordinals } from '../words.ts';

/** Section III without the Court: who runs the Leaderboard, and how Moderators use their powers. */
export const administrationActs = {
  'III.1': {
    title: 'Host',
    text: 'One person, the host, provides the Leaderboard and looks after it.',
    status: { textOnly: 'The host is the person who runs the bot.' },
  },
  'III.2': enforced({
    title: 'Moderators',
    text: 'The Chief Justice appoints the Tournament Moderators, who settle problems on the spot.',
    reading:
      'The Chief Justice dismisses them too, and every change of office is announced. There is one Chief Justice. Only the Chief Justice or the member of staff can pass that office on. If both are gone for good, the host names a Chief Justice.',
  }),
  'III.2.1': enforced({
    title: 'Who the Moderators are',
    text: 'The Terms list who the Moderators are.',
  }),
  'III.2.2': enforced({
    title: 'Rights of Members',
    text: 'Moderators may do much to keep the Leaderboard honest, but every Member keeps four rights. Due process: a decision must have good reasons. Enjoyment: it must do nobody needless harm. Equality: it must not be unfairly biased. No double jeopardy: nobody is punished twice for the same offence.',
    reading:
      'Every penalty has a reason. A second one for the same offence is refused, and the refusal names the first. That is so even if the Court undid the first, or nobody announced it in time. Whatever somebody does in one game is one offence, unless the Moderator says otherwise. The other rights are reasons to appeal.',
  }),
  'III.2.3': enforced({
    title: 'Severe penalties',
    text: 'A severe penalty needs proof. Either the person knew what they were doing and meant it, or they were negligent (careless).',
    reading:
      'A ban is severe, and so is halving a score or setting it back. So is anything else that takes half of a score or more, such as a large deduction. A Moderator can’t take that much by changing a score (Act II.3) either.',
  }),
  'III.2.3.1': recorded({
    title: 'What intent is',
    text: 'You intend an act when you mean to do it. You intend what comes of it when you want that to happen, or know that it normally will.',
  }),
  'III.2.3.2': recorded({
    title: 'What negligence is',
    text: 'You are negligent in an act when you did it and at least partly meant to. You are negligent in what comes of it when any ordinary person would have seen it coming.',
  }),
  'III.2.4': enforced({
    title: 'Declarations',
    text: ({ declarationDays }) =>
      `Anyone who uses a Moderator’s power has ${counted(declarationDays, 'day')} to tell everyone what they did, to whom, and why.`,
    reading: ({ reminderDays }) =>
      `The last of these days ends at midnight. Everything has to be announced, but only a penalty is cancelled if it is not. The Moderator is reminded on the ${ordinals(reminderDays)} day. Everything but a penalty is announced at once in #discussion, with the reason, or that none was given. That means sessions opened, closed or called off, the register, and Members added or renamed. It also means games entered for others, and decisions on games. Watching a clock or a time limit decides nothing about anybody. It is shown with the game.`,
  }),
  'III.2.4.1': enforced({
    title: 'What is public',
    text: 'There are two ways. One is a post in #discussion on Discord. The other is an email to the Chief Justice, all Justices, all Moderators and the person it is about.',
  }),
  'III.2.4.2': enforced({
    title: 'No declaration',
    text: 'A penalty that is not announced in time is cancelled by itself.',
  }),
  'III.2.4.3': enforced({
    title: 'Weak reasons',
    text: 'If the Court finds on appeal that no proper reasons were given, then or later, the penalty may be softened or cancelled.',
  }),
  'III.4': recorded({
    title: 'All other powers',
    text: 'A power that these Terms give to nobody belongs to the Chief Justice alone.',
    reading: 'Its use is recorded, with a reason, and announced.',
  }),
  'III.5': enforced({
    title: 'Technical modifications',
    text: 'If there is good need, the Chief Justice may change the Leaderboard for technical reasons. Anybody may challenge that before the whole Court.',
    reading: 'Once such a petition is granted, it goes straight to the whole Court.',
  }),
  'III.5.1': enforced({
    title: 'Technical modifications: announced',
    text: 'Each one is announced to everybody.',
    reading:
      'It is announced in #discussion, with the reason. Changing a score and cancelling a game are such modifications. If it is the Chief Justice’s own score or game, the announcement says which other Justice agreed (Act III.3.5).',
  }),
  'III.6': enforced({
    title: 'The member of staff',
    text: 'One member of the school’s staff may do the following, and the Court has no say in it.',
    reading:
      'It is the person named in the club’s settings, and everyone is told. Until there is a Chief Justice, anyone who manages the server can name them. After that the Chief Justice has to agree. Once there is a member of staff, only they or the Chief Justice can name another. The Chief Justice can take that place themselves only if another Justice agrees.',
  }),
  'III.6.1': enforced({
    title: 'Bans by staff',
    text: 'They may ban any Member from the Leaderboard, or from the room as well.',
    reading:
      'Such a ban can end on any day of the week, at any time of day, or never. If only a day is named, the ban lasts until the end of that day. Only the member of staff can lift it.',
  }),
} as const satisfies ActTexts;
