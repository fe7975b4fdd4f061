import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, share } from '../words.ts';

/** Section I, Act 9: chess played online with the club's own software. */
export const onlineActs = {
  'I.9': enforced({
    title: 'Online chess',
    text: 'Games played with the club’s online chess follow the rules below.',
    reading: ({ onlineChallengeMinutes }) =>
      `Both players are on the Leaderboard and not banned, from the challenge to the end. If one of them leaves or is banned meanwhile, the game ends there and does not count. A challenge may be taken up for ${counted(onlineChallengeMinutes, 'minute')}, and the challenger has White. A game may have a time for each move. The person who takes longer has lost, unless the other player has only a king, which is a draw. The bot keeps that time, so it is a clock for Act II.11. A Member whom that Act obliges to use one plays online only so. The same position three times, and fifty moves without a capture or a pawn move, end a game by themselves.`,
  }),
  'I.9.1': enforced({
    title: 'Online: how many at a time',
    text: ({ onlineGamesAtOnce }) =>
      `At most ${counted(onlineGamesAtOnce, 'online game')} may be going on at a time in the whole club.`,
    reading:
      'A challenge is no game yet. Nobody plays two games at a time, or has two challenges of their own open.',
  }),
  'I.9.2': enforced({
    title: 'Online: how many a day',
    text: ({ onlineGamesPerDay }) =>
      `Nobody plays more than ${counted(onlineGamesPerDay, 'online game')} a day.`,
    reading:
      'A day is a calendar day of the club’s local time, and a game is of the day on which it began. One that is void was not played.',
  }),
  'I.9.3': enforced({
    title: 'Online: smaller changes',
    text: ({ onlineShare }) =>
      `An online game moves a score ${share(onlineShare)} as far as a game over the board would.`,
    reading: 'The K-factor is made smaller by that much, before the result is rounded to whole points.',
  }),
  'I.9.4': recorded({
    title: 'Online: consent',
    text: 'Anyone who plays online agrees to a program that watches over the games, described in the three parts below.',
    reading:
      'Consent is asked once and recorded before a Member’s first online game. Only moves, times and positions are collected, and nothing from anybody’s computer. The limits of the Acts before come first: nobody is asked for a game that cannot be played.',
  }),
  'I.9.4.1': {
    title: 'Online: no promises',
    text: 'The program comes as it is. It may have faults, and nobody vouches for it.',
    status: { textOnly: 'A disclaimer; no program is installed on anybody’s computer.' },
  },
  'I.9.4.2': {
    title: 'Online: looking for cheats',
    text: 'It may look for signs of cheating, for instance at what else is running on the computer.',
    status: { textOnly: 'The club’s software looks at no computer.' },
  },
  'I.9.4.3': {
    title: 'Online: other checks',
    text: 'It may check in other ways too, which are kept secret so that they go on working.',
    status: { textOnly: 'The club’s software has no secret checks.' },
  },
  'I.9.5': recorded({
    title: 'Online: who sees what',
    text: 'Members have a right to privacy, and accept these checks all the same. The Chief Justice may see everything that was gathered, and may show Moderators or Justices a redacted copy. In a redacted copy, what is personal or beside the point has been taken out. The Court may see the redacted copy, and the raw one once it orders so. Nobody who is shown any of it may pass it on, in any form. Anyone who does loses every role at once, and the Chief Justice may ban them.',
    reading:
      'Whatever somebody puts before the Court in a case over an online game is raw until the Chief Justice puts in a redacted copy. The Chief Justice releases a copy to all Moderators and Justices. The member of staff of Act 0.14 sees everything. Each look is logged.',
  }),
  'I.9.6': enforced({
    title: 'Online: ended by a Justice',
    text: 'Any Justice who is watching may end an online game as the FIDE laws allow.',
    reading:
      'Not a game of their own. The Chief Justice is a Justice too. The reason is given and published.',
  }),
  'I.9.7': enforced({
    title: 'Online: wrongly ended',
    text: 'If an online game was ended against those laws, the Court may hear a petition about it, and gets everything that was logged of the game.',
    reading:
      'The log names people by their numbers. Whatever happened in an online game goes to the Court, with `/appeal file`; the rematch of Act I.6 is for games over the board.',
  }),
  'I.9.8': enforced({
    title: 'Online: evidence at the start',
    text: 'When such a case begins, the Chief Justice gives the Court the log of the game and the redacted pictures of both players’ screens.',
    reading:
      'The case begins when those who hear it are seated. The bot puts in the log by itself; they may look at each redacted copy as soon as it is there.',
  }),
  'I.9.9': enforced({
    title: 'Online: raw evidence',
    text: 'If most of the Court vote for it, the Chief Justice has to give them the pictures as they were before anything was taken out.',
    reading:
      'A party asks for it, and those who hear the case vote. Before that they may not look at it, and afterwards only for as long as they hear the case.',
  }),
  'I.9.10': enforced({
    title: 'Online: errors',
    text: 'If something goes wrong and the Chief Justice thinks that the game would make the Leaderboard unreliable, the game is void, as if it had not been played.',
    reading: 'The Chief Justice gives a reason, and it is published. It may be done while the game goes on.',
  }),
  'I.9.11': enforced({
    title: 'Online: castling',
    text: ({ castlingOnline }) =>
      castlingOnline
        ? 'For the time being players can castle in an online game as in any other.'
        : 'For the time being nobody can castle in an online game.',
    reading: 'A game goes on as it began, also when this changes meanwhile.',
  }),
} as const satisfies ActTexts;
