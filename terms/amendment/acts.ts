import { type ActTexts, enforced, recorded } from '../acts.ts';

/** Section IV: how the Terms change. */
export const amendmentActs = {
  'IV.1': enforced({
    title: 'Changing the Terms',
    text: 'The Chief Justice may change these Terms alone, whenever they like.',
    reading:
      'Figures and texts: the bot goes by the figures, and a text that was changed does not change what it does. ' +
      'The day, times, room and time zone of the session (Act 0.5) are figures too. Until the club is set up, anyone who manages the server chooses them.',
  }),
  'IV.2': enforced({
    title: 'When a change applies',
    text: 'A change applies from the moment it is published.',
    reading:
      'Never backwards: each game is judged by the Terms of the moment it ended, however late it is entered. ' +
      'A change made during a session applies at once: the rest of the session, its end and its close go by the new figures.',
  }),
  'IV.3': enforced({
    title: 'Keeping up with the Terms',
    text: 'Every Member has to know the Terms as they stand; “nobody told me” is no excuse.',
    reading: 'So each change is announced, with what has changed.',
  }),
  'IV.4': recorded({
    title: 'Suggestions',
    text: 'Members are free to suggest changes.',
    reading: 'So is everybody else; five suggestions of one person wait for an answer at most.',
  }),
  'IV.5': recorded({
    title: 'Proposals',
    text: 'Moderators and Justices may hand in a finished text for a change, which may or may not be accepted.',
    reading: 'The Chief Justice accepts or declines it.',
  }),
} as const satisfies ActTexts;
