import { type ActTexts, enforced, recorded } from '../acts.ts';

/** Section IV: how the Terms change. */
export const amendmentActs = {
  'IV.1': enforced({
    title: 'Changing the Terms',
    text: 'The Chief Justice may change these Terms alone, whenever they like.',
    reading:
      'A change is either a figure or a text. The bot goes by the figures. A new text does not change what the bot does. The day, times, room and time zone of the session (Act 0.5) are figures too. Until the club is set up, anyone who manages the server chooses them.',
  }),
  'IV.2': enforced({
    title: 'When a change applies',
    text: 'A change applies from the moment it is published.',
    reading:
      'It never applies backwards. Each game goes by the Terms of the moment it ended, however late it is entered. A change made during a session applies at once: to the rest of the session, its end and its close.',
  }),
  'IV.3': enforced({
    title: 'Keeping up with the Terms',
    text: 'Every Member has to know the Terms. “Nobody told me” is no excuse.',
    reading: 'So each change is announced, with what has changed.',
  }),
  'IV.4': recorded({
    title: 'Suggestions',
    text: 'Members are free to suggest changes.',
    reading: 'So is everybody else. Each person can have five suggestions waiting for an answer.',
  }),
  'IV.5': recorded({
    title: 'Proposals',
    text: 'Moderators and Justices may hand in a finished text for a change. It may or may not be accepted.',
    reading: 'The Chief Justice accepts or declines it.',
  }),
} as const satisfies ActTexts;
