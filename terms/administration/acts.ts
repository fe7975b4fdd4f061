import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, ordinals } from '../words.ts';

/** Section III without the Court: who runs the Leaderboard, and how Moderators use their powers. */
export const administrationActs = {
  'III.1': {
    title: 'Host',
    text: 'One person, the host, provides the Leaderboard and looks after it.',
    status: { textOnly: 'The host runs the software; it asks nothing of them.' },
  },
  'III.2': enforced({
    title: 'Moderators',
    text: 'The Chief Justice appoints the Tournament Moderators, who settle problems on the spot.',
    reading:
      'The Chief Justice dismisses them too, and every change of office is announced. There is one Chief Justice; that office passes only by its holder or the member of staff. Where both are gone for good, the host names one.',
  }),
  'III.2.1': enforced({
    title: 'Who the Moderators are',
    text: 'The Terms list the Moderators of the day.',
  }),
  'III.2.2': enforced({
    title: 'Rights of Members',
    text: 'Moderators may do much to keep the Leaderboard honest, but every Member keeps four rights. Due process: a decision must have good reasons. Enjoyment: it must do nobody needless harm. Equality: it must not be unfairly biased. No double jeopardy: one offence is punished once and not again.',
    reading:
      'Every penalty has a reason. A second one for the same offence is refused with the number of the first. That holds also where the Court undid the first, or where nobody declared it in time. Whatever somebody does in the same game is the same offence, unless the Moderator says otherwise. The other rights are grounds of appeal.',
  }),
  'III.2.3': enforced({
    title: 'Severe sanctions',
    text: 'A severe sanction needs proof: either that the person knew what they were doing and meant it, or that they were negligent.',
    reading:
      'Severe are a ban, halving a score and resetting it. So is whatever else takes half of a score or more, such as a large deduction of points. A Moderator does not take that much by changing a score (Act II.3).',
  }),
  'III.2.3.1': recorded({
    title: 'What intent is',
    text: 'You intend an act when you mean to do it. You intend what comes of it when you want that to happen, or know that it will if things go as they normally do.',
  }),
  'III.2.3.2': recorded({
    title: 'What negligence is',
    text: 'You are negligent in an act when you did it and at least partly meant to. You are negligent in what comes of it when any ordinary person would have seen it coming.',
  }),
  'III.2.4': enforced({
    title: 'Declarations',
    text: ({ declarationDays }) =>
      `Anyone who uses a Moderator’s power has ${counted(declarationDays, 'day')} to tell the public what they did, to whom, and why.`,
    reading: ({ reminderDays }) =>
      `The days end with the last of them, at midnight. Every use is declared; only a penalty lapses for want of it. The Moderator is reminded on the ${ordinals(reminderDays)} day. Everything but a penalty is declared at once in #discussion, with the reason, or that none was given: sessions opened, closed or called off, the register, Members added and renamed. So are games entered for others and decisions on games. Watching over a clock or a time limit decides nothing about anybody, and is shown with the game.`,
  }),
  'III.2.4.1': enforced({
    title: 'What is public',
    text: 'Either of two ways will do: a post in #discussion on Discord, or an email to the Chief Justice, all Justices, all Moderators and the person it is about.',
  }),
  'III.2.4.2': enforced({
    title: 'No declaration',
    text: 'A penalty that is not declared in time is void by itself.',
  }),
  'III.2.4.3': enforced({
    title: 'Weak reasons',
    text: 'If the Court finds on appeal that no proper reasons were given, then or later, the penalty may be softened or cancelled.',
  }),
  'III.4': recorded({
    title: 'All other powers',
    text: 'A power that these Terms give to nobody belongs to the Chief Justice alone.',
    reading: 'It is recorded, with a reason, and announced.',
  }),
  'III.5': enforced({
    title: 'Technical modifications',
    text: 'Where there is good need, the Chief Justice may adjust the Leaderboard for technical reasons. Anybody may challenge that before the whole Court.',
    reading: 'The petition goes straight to the whole Court once it is granted.',
  }),
  'III.5.1': enforced({
    title: 'Technical modifications: announced',
    text: 'Each one is announced to everybody.',
    reading:
      'In #discussion, with the reason. Changing a score and voiding a game are among them; where it is the Chief Justice’s own, it says which other Justice agreed (Act III.3.5).',
  }),
  'III.6': enforced({
    title: 'The member of staff',
    text: 'One member of the school’s staff may do the following, and the Court has no say in it.',
    reading:
      'It is the person named in the club’s settings, and is announced. As soon as there is a Chief Justice, people who manage the server name nobody without the Chief Justice’s consent. Once there is a member of staff, only they or the Chief Justice name another. The Chief Justice becomes it themselves only once another Justice has agreed.',
  }),
  'III.6.1': enforced({
    title: 'Bans by staff',
    text: 'They may put a ban on any Member, for the Leaderboard alone or for the room as well.',
    reading:
      'Without an end, or until whenever they say, on any day of the week: a ban with a day holds through all of that day, one with a time ends then. Only they lift it.',
  }),
} as const satisfies ActTexts;
