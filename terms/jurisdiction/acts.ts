import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, dayName } from '../words.ts';

/** The opening section: which games the Terms are about, and which games count. */
export const jurisdictionActs = {
  '0.1': {
    title: 'Long title',
    text: (figures) =>
      `In full, these rules are called the ${dayName(figures)} Chess Club Leaderboard Terms, Conditions and Rules.`,
    status: { textOnly: 'A name asks nothing of anybody.' },
  },
  '0.2': {
    title: 'Short title',
    text: 'For short they are the Chess Terms and Conditions; everyday speech makes it “the Terms”.',
    status: { textOnly: 'A name asks nothing of anybody.' },
  },
  '0.3': recorded({
    title: 'Games on the Leaderboard',
    text: 'A game is under these Terms as soon as it is entered on the club’s Leaderboard.',
  }),
  '0.4': recorded({
    title: 'Private games',
    text: 'A game that nobody enters on the Leaderboard is private, and these Terms have nothing to say about it.',
    reading: 'The software never enters a game by itself: a player or a Moderator does.',
  }),
  '0.5': enforced({
    title: 'Day, time and room',
    text: (figures) =>
      `A game counts only if it was played on a ${dayName(figures)}, from ${figures.opens} to ${figures.closes}, in room ${figures.room}.`,
    reading: ({ timezone }) =>
      `Times are the club’s local time (${timezone}), summer and winter. Both ends belong to the session, and the moment that counts is when the game ended. Players say themselves that they were in the room; a Moderator may void a game that was played elsewhere. A session is open from when a Moderator opens it, on its day, until its end, or until a Moderator closes it sooner. Until its end it can be opened again. A day that was called off is no session.`,
  }),
  '0.6': enforced({
    title: 'A Moderator in the room',
    text: 'A game counts only if one Moderator or more was in the room while it was played.',
    reading:
      'The register of the session decides: somebody acting as Moderator must be checked in when the game ends. A Justice checked in as Moderator will do, and so will a Moderator who is playing. For this it is enough to be there at that moment, however short of what Act 0.9 asks.',
  }),
  '0.7': enforced({
    title: 'Banned players',
    text: 'A game does not count if anybody in it was banned when it was played.',
    reading: 'A ban holds through the whole of its last day.',
  }),
  '0.8': enforced({
    title: 'Removed players',
    text: 'A game does not count if anybody in it had been taken off the Leaderboard and had not joined again.',
  }),
  '0.9': enforced({
    title: 'Person, Student, Member, Present',
    text: ({ room, minimumPresenceMinutes }) =>
      `A Person is any one human being. A Student is a Person who goes to the club’s school. Joining the Leaderboard makes a Student a Member. Present means in room ${room} for at least ${counted(minimumPresenceMinutes, 'minute')} while the club meets.`,
    reading:
      'Time counts from check-in to check-out, or to the close of the session; several stays add up. A counted game over the board, or a rematch, proves that both players were present. A Moderator may correct the register, with a reason, until the next session closes; a deduction that rested on the mistake is then undone, or made. Once a session is over, somebody whom the register is corrected for was there throughout, also one who had checked out early. A Moderator then counts for Act 0.6 throughout as well.',
  }),
  '0.10': enforced({
    title: 'Online games',
    text: 'A game played with the club’s online chess may take place anywhere and at any time.',
    reading:
      'Place includes the Moderator in the room (Act 0.6). Nothing else is waived: bans and removals hold online too.',
  }),
  '0.11': enforced({
    title: 'Invalid games',
    text: 'A game that breaks any of these rules stays off the Leaderboard.',
    reading:
      'It is refused and moves no score. The refusal names every Act that it breaks, says what would put it right, and when the next session is.',
  }),
  '0.12': enforced({
    title: 'Players who have not joined',
    text: 'A game with somebody who is not a Member can still count, if that person joins the Leaderboard in the same session.',
    reading:
      'The game is held meanwhile. If they have not joined when the session closes, it lapses, and both players are told.',
  }),
  '0.13': {
    title: 'School rules and the law',
    text: 'Nothing here overrides the rules of the school or the law of the land.',
    status: { textOnly: 'What the school and the law ask is beyond any software.' },
  },
  '0.14': enforced({
    title: 'School staff',
    text: 'Nothing here stands in the way of school staff who are doing their job.',
    reading:
      'The staff named in the settings may read everything, join any thread and take anything down; each time it is logged.',
  }),
} as const satisfies ActTexts;
