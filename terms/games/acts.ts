import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, piecesInWords, soon } from '../words.ts';

/** Section I, as far as it is about games over the board. */
export const gameActs = {
  'I.1': enforced({
    title: 'The laws of chess',
    text: 'The club plays by the laws of chess of FIDE, the world chess federation, with these exceptions. You may adjust a piece without a word if it is clear what you mean, but only on your own turn. Nobody has to use a chess clock. A FIDE rule is left out if it would spoil casual play or be a burden to the players. If a FIDE rule and an Act disagree, openly or not, the Act wins. Act I.9.11 says whether you can castle online.',
    reading:
      'If you add the moves of a game, they must be legal and fit its players and its result. Otherwise they are refused.',
  }),
  'I.2': recorded({
    title: 'Fair play',
    text: 'No cheating, and no unsporting behaviour.',
  }),
  'I.2.1': recorded({
    title: 'Penalties for foul play',
    text: 'Anyone who breaks this rule may lose points, lose time, lose the game or be banned. It can be one of these, or several together.',
  }),
  'I.3': {
    title: 'No time limit',
    text: 'A game may take as long as it likes until the school bell rings, unless both players agree on a limit.',
    status: { textOnly: 'The bell rings at the end of the session.' },
  },
  'I.4': {
    title: 'Everybody is welcome',
    text: 'Every student is invited to come along, to play or just to watch.',
    status: { textOnly: 'It is an invitation, not a rule.' },
  },
  'I.5': enforced({
    title: 'Out of time',
    text: (figures) =>
      `If time runs out and nobody resigns, any Moderator may end the game by counting. Each captured piece has points: ${piecesInWords(figures)}. Each player adds up the points of the pieces they have captured. The higher total wins.`,
    reading:
      'Equal totals are a draw. If the moves are known, so is everything that was captured. A promoted piece counts as what it had become. If only the position is known, the pieces that are missing from it count as captured. An extra queen there stands for a pawn that was not captured. The Moderator sees the count before confirming it, and must not be one of the players (Act III.3.5).',
  }),
  'I.6': enforced({
    title: 'Rematches',
    text: ({ rematchSessions, rematchMinutes }) =>
      `A player who objects to how a game ended may get one rematch, at ${soon(rematchSessions)}. If that player does not play it, the first result stays. If the opponent does not play it, the opponent loses the game. A Moderator or Justice has to watch the rematch and judge it. Each player has ${counted(rematchMinutes, 'minute')}, on a chess clock if possible, unless the Moderator in charge says otherwise. The rematch is final: there is no rematch of a rematch.`,
    reading:
      'Either player can object to a game over the board, once, until the session after the game’s own closes. The rematch is at the first session that begins after the objection. Its result is entered on that day. If nobody enters it, the register decides when that session ends. If the player who objected was present and the opponent was not, the player who objected wins. For that, somebody else must have been there as a Moderator and been able to watch. Until the end of that day a Moderator or Justice who saw the rematch can still enter its result. In every other case the first result stays. How the first game ended, such as by checkmate, is then told only on the page of the game. An objection to an online game goes to the Court (Act I.9.7). Anyone who is banned, or not on the Leaderboard, can’t play the rematch, and counts as not having played it. If a penalty made a player lose the game, that result stays as long as the penalty does. The person who watches must not be one of the players. Until the rematch is played, the first result counts. Then the result of the rematch takes its place, and every score that follows from it is worked out again.',
  }),
  'I.7': enforced({
    title: 'Chess clocks',
    text: 'A game with a chess clock follows the six rules below.',
    reading: ({ clockMinutes }) =>
      `Each player has ${counted(clockMinutes, 'minute')}, unless another time is asked for or a penalty takes minutes off (Act I.2.1). The clock is for games in a session. When the session ends, so does the game.`,
  }),
  'I.7.1': enforced({
    title: 'Clock: supervision',
    text: 'A Moderator or a Justice stays with the game from its first move to its last.',
    reading:
      'They must be checked in, and not play the game themselves. When the last of them leaves the room, the clock is paused.',
  }),
  'I.7.2': enforced({
    title: 'Clock: consent',
    text: 'Both players have to agree to the clock.',
    reading:
      'A Member who has to use a clock by Act II.11 is not asked. For a player without a Discord account, the person who watches the game says that they agree.',
  }),
  'I.7.3': enforced({
    title: 'Clock: two countdowns',
    text: 'The clock counts down for each player separately. You can switch from one to the other, pause both, and start them again.',
  }),
  'I.7.4': enforced({
    title: 'Clock: counting moves',
    text: 'It is good if the clock also counts the moves, but it does not have to.',
  }),
  'I.7.5': enforced({
    title: 'Clock: time up',
    text: 'A player whose time runs out has lost at once.',
    reading:
      'A tap made before that still counts. A phone without a network may report it up to a minute later. The person who watches the game confirms the result.',
  }),
  'I.7.6': recorded({
    title: 'Clock: FIDE’s rules',
    text: 'FIDE’s rules for chess clocks hold here too, unless an Act says otherwise.',
    reading:
      'A player may stop the clock, and the person who watches the game lets it go on. If no possible moves could have led to mate, the game is a draw.',
  }),
  'I.8': enforced({
    title: 'Time limits without a clock',
    text: 'A game may also have a time limit without a chess clock. Then the two rules below hold.',
    reading: 'This is for games in a session. When the session ends, so does the game.',
  }),
  'I.8.1': enforced({
    title: 'Limit: who is told',
    text: 'A Moderator or a Justice is told how long the game may last, when it starts, when it pauses, and when it has to end.',
    reading:
      'They must not play the game themselves. A pause moves the end by as long as it lasts. Nobody plays more than one such game at a time.',
  }),
  'I.8.2': enforced({
    title: 'Limit: time up',
    text: 'At the limit the game is over at once, and the captured pieces decide it, as in Act I.5.',
    reading: 'The players are told that the time is up, and so is the Moderator or Justice.',
  }),
} as const satisfies ActTexts;
