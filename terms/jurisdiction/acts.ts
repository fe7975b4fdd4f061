import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, dayName } from '../words.ts';

/** The opening section: which games the Terms are about, and which games count. */
export const jurisdictionActs = {
  '0.1': {
    title: 'Long title',
    text: (figures) =>
      `In full, these rules are called the ${dayName(figures)} Chess Club Leaderboard Terms, Conditions and Rules.`,
    status: { textOnly: 'It is only a name.' },
  },
  '0.2': {
    title: 'Short title',
    text: 'For short they are called the Chess Terms and Conditions. Most people just say “the Terms”.',
    status: { textOnly: 'It is only a name.' },
  },
  '0.3': recorded({
    title: 'Games on the Leaderboard',
    text: 'These Terms are about every game that is entered on the club’s Leaderboard.',
  }),
  '0.4': recorded({
    title: 'Private games',
    text: 'A game that nobody enters on the Leaderboard is private. These Terms say nothing about it.',
    reading: 'The bot never enters a game by itself: a player or a Moderator does.',
  }),
  '0.5': enforced({
    title: 'Day, time and room',
    text: (figures) =>
      `A game counts only if it was played on a ${dayName(figures)}, from ${figures.opens} to ${figures.closes}, in room ${figures.room}.`,
    reading: ({ timezone, opens, closes }) =>
      `All times are the club’s own (${timezone}), in summer and in winter. What counts is when the game ended: exactly at ${opens} or ${closes} is still in time. The players themselves say that they were in the room. If a game was played somewhere else, a Moderator can cancel it. A Moderator opens the session on its day. It is then open until its end, unless a Moderator closes it sooner. Until its end it can be opened again. On a day that was called off there is no session.`,
  }),
  '0.6': enforced({
    title: 'A Moderator in the room',
    text: 'A game counts only if at least one Moderator was in the room while it was played.',
    reading:
      'The register decides: somebody acting as Moderator must be checked in when the game ends. A Justice who checks in as Moderator will do, and so will a Moderator who is playing. Being there at that moment is enough: the minutes of Act 0.9 do not matter here.',
  }),
  '0.7': enforced({
    title: 'Banned players',
    text: 'A game does not count if one of its players was banned when it was played.',
    reading:
      'A ban lasts until the end of its last day. Somebody who is banned may still come, watch and play for fun (Acts 0.4 and I.4). Only the member of staff can ban somebody from the room (Act III.6.1).',
  }),
  '0.8': enforced({
    title: 'Removed players',
    text: 'A game does not count if one of its players had been taken off the Leaderboard and had not joined again.',
  }),
  '0.9': enforced({
    title: 'Person, Student, Member, Present',
    text: ({ room, minimumPresenceMinutes }) =>
      `A Person is any human being. A Student is a Person who goes to the club’s school. A Student who joins the Leaderboard is a Member. Present means in room ${room} for at least ${counted(minimumPresenceMinutes, 'minute')} while the club meets.`,
    reading:
      'Time counts from checking in to checking out, or to the close of the session. Several stays add up. A game over the board that counts proves that both players were present. So does a rematch. A Moderator can correct the register, with a reason, until the next session closes. A deduction that rested on the mistake is then undone, or made. Somebody who is marked present after a session counts as there for all of it, even if they had checked out early. A Moderator who is marked so counts for all of it under Act 0.6 too.',
  }),
  '0.10': enforced({
    title: 'Online games',
    text: 'A game played with the club’s online chess can take place anywhere and at any time.',
    reading:
      'It needs no Moderator in the room either (Act 0.6). Everything else still holds: anyone who is banned or removed can’t play online.',
  }),
  '0.11': enforced({
    title: 'Invalid games',
    text: 'A game that breaks any of these rules stays off the Leaderboard.',
    reading:
      'It is refused and changes no score. The refusal names each Act that the game breaks. It also says what would help, and when the next session is.',
  }),
  '0.12': enforced({
    title: 'Players who have not joined',
    text: 'A game with somebody who is not a Member can still count, if that person joins the Leaderboard in the same session.',
    reading:
      'Until then the game waits. If they have not joined when the session closes, it expires, and both players are told.',
  }),
  '0.13': {
    title: 'School rules and the law',
    text: 'The rules of the school and the law of the land come before these Terms.',
    status: { textOnly: 'The school and the law decide, not the bot.' },
  },
  '0.14': enforced({
    title: 'School staff',
    text: 'Nothing here stands in the way of school staff who are doing their job.',
    reading:
      'The member of staff named in the settings can read everything, join any thread and have any post deleted. Each time it is logged.',
  }),
} as const satisfies ActTexts;
