import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, share } from '../words.ts';

/** Section I, Act 9: chess played online with the club's own software. */
export const onlineActs = {
  'I.9': enforced({
    title: 'Online chess',
    text: 'Games played with the club’s online chess follow the rules below.',
    reading: ({ onlineChallengeMinutes }) =>
      `Both players must be on the Leaderboard and not banned, from the challenge to the end of the game. If one of them leaves or is banned meanwhile, the game ends there and does not count. A challenge can be accepted for ${counted(onlineChallengeMinutes, 'minute')}. The challenger has White. A game may have a time for each move. A player who takes longer loses, but if the opponent has only a king it is a draw. The bot keeps that time, so it counts as a clock for Act II.11. A Member who has to use a clock can play online only with such a time. A game is drawn by itself when the same position comes up three times. So it is after fifty moves without a capture or a pawn move.`,
  }),
  'I.9.1': enforced({
    title: 'Online: how many at a time',
    text: ({ onlineGamesAtOnce }) =>
      `At most ${counted(onlineGamesAtOnce, 'online game')} may be going on at a time in the whole club.`,
    reading:
      'A challenge is not a game yet. Nobody plays two games at once, or has two open challenges of their own.',
  }),
  'I.9.2': enforced({
    title: 'Online: how many a day',
    text: ({ onlineGamesPerDay }) =>
      `Nobody plays more than ${counted(onlineGamesPerDay, 'online game')} a day.`,
    reading:
      'A day is from midnight to midnight at the club. A game belongs to the day on which it began. A cancelled game was not played.',
  }),
  'I.9.3': enforced({
    title: 'Online: smaller changes',
    text: ({ onlineShare }) =>
      `An online game changes a score ${share(onlineShare)} as much as a game over the board would.`,
    reading:
      'The K-factor (Act II.3) is made smaller by that much. After that, the result is rounded to whole points.',
  }),
  'I.9.4': recorded({
    title: 'Online: consent',
    text: 'Anyone who plays online agrees to a program that watches the games. The three parts below describe it.',
    reading:
      'The bot does less than that. It keeps the moves, their times and the positions, and nothing from your computer or phone. It asks whether you agree once, before your first online game, and records your answer. If that game can’t be played anyway, it does not ask.',
  }),
  'I.9.4.1': {
    title: 'Online: no promises',
    text: 'The program comes as it is. It may have faults, and nobody promises that it has none.',
    status: { textOnly: 'No program is installed on anybody’s computer.' },
  },
  'I.9.4.2': {
    title: 'Online: looking for cheats',
    text: 'It may look for signs of cheating, such as what else is running on the computer.',
    status: { textOnly: 'The bot looks at nobody’s computer.' },
  },
  'I.9.4.3': {
    title: 'Online: other checks',
    text: 'It may also check in other ways, which are kept secret so that they go on working.',
    status: { textOnly: 'The bot has no secret checks.' },
  },
  'I.9.5': recorded({
    title: 'Online: who sees what',
    text: 'Members have a right to privacy, and accept these checks all the same. The Chief Justice may see everything that was gathered, and may show Moderators or Justices a redacted copy. In a redacted copy, what is personal or beside the point has been taken out. The Court may see the redacted copy, and the raw one if it orders so. Nobody who is shown any of it may pass it on, in any form. Anyone who does loses every office at once, and the Chief Justice may ban them.',
    reading:
      'The bot gathers nothing from anybody’s computer, so this is about files that people put before the Court. In a case about an online game, such a file is raw until the Chief Justice files a redacted copy. The Chief Justice can release that copy to all Moderators and Justices. The member of staff (Act 0.14) can see everything. Each look is logged.',
  }),
  'I.9.6': enforced({
    title: 'Online: ended by a Justice',
    text: 'Any Justice who is watching may end an online game, as the FIDE laws of chess allow.',
    reading:
      'But not a game of their own. The Chief Justice counts as a Justice here. The Justice gives a reason, and everyone can read it.',
  }),
  'I.9.7': enforced({
    title: 'Online: wrongly ended',
    text: 'If an online game was ended against those laws, the Court may hear a petition about it. It then gets everything that was logged of the game.',
    reading:
      'The log is what Act I.9.4 says, and gives each player’s number. Whatever happened in an online game goes to the Court, with `/appeal file`. The rematch of Act I.6 is for games over the board.',
  }),
  'I.9.8': enforced({
    title: 'Online: evidence at the start',
    text: 'When such a case begins, the Chief Justice gives the Court the log of the game and the redacted pictures of both players’ screens.',
    reading:
      'The bot takes no pictures of screens, so there are only those that somebody files. The case begins when its Justices are chosen. The bot then files the log by itself. The Justices can see each redacted copy as soon as it is filed.',
  }),
  'I.9.9': enforced({
    title: 'Online: raw evidence',
    text: 'If most of the Court vote for it, the Chief Justice has to hand over the raw pictures, from which nothing has been taken out.',
    reading:
      'A party asks for this, and the Justices who hear the case vote. They can see raw evidence only after that vote, and only as long as they hear the case.',
  }),
  'I.9.10': enforced({
    title: 'Online: errors',
    text: 'An error can make the Leaderboard unreliable if the game counts. If the Chief Justice thinks so, the game is cancelled, as if nobody had played it.',
    reading:
      'The Chief Justice gives a reason, and everyone can read it. It is possible even while the game goes on.',
  }),
  'I.9.11': enforced({
    title: 'Online: castling',
    text: ({ castlingOnline }) =>
      castlingOnline
        ? 'For now, players can castle in an online game as in any other.'
        : 'For now, nobody can castle in an online game.',
    reading: 'A game goes on as it began, even if this changes during it.',
  }),
} as const satisfies ActTexts;
