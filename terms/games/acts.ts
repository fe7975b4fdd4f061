import { type ActTexts, enforced, recorded } from '../acts.ts';
import { counted, piecesInWords, soon } from '../words.ts';

/** Section I, as far as it is about games over the board. */
export const gameActs = {
  'I.1': enforced({
    title: 'The laws of chess',
    text: 'The club plays by the FIDE laws of chess, with these exceptions. To adjust a piece you need not say anything if your meaning is clear, but you do it on your own turn. Nobody has to use a chess clock. A FIDE rule that would spoil casual play or be a burden to the players is left out. Where a FIDE rule and an Act disagree, whether openly or between the lines, the Act wins. On castling online see Act I.9.11.',
    reading:
      'The moves attached to a game must be legal and agree with its players and its result, or they are refused.',
  }),
  'I.2': recorded({
    title: 'Fair play',
    text: 'No cheating, and no unsporting behaviour.',
  }),
  'I.2.1': recorded({
    title: 'Penalties for foul play',
    text: 'Anyone who does so may lose points, lose time, lose the game or be banned: one of these, or several together.',
  }),
  'I.3': {
    title: 'No time limit',
    text: 'A game may take as long as it likes, until the school bell rings, or within a limit that both players agree on.',
    status: { textOnly: 'There is nothing to enforce: the bell rings at the end of the session.' },
  },
  'I.4': {
    title: 'Everybody is welcome',
    text: 'Every student is invited to come along, to play or just to watch.',
    status: { textOnly: 'An invitation, not a rule.' },
  },
  'I.5': enforced({
    title: 'Out of time',
    text: (figures) =>
      `When time runs out on a game and nobody resigns, any Moderator may end it by counting. Each player adds up the enemy pieces they have captured: ${piecesInWords(figures)}. The higher total wins.`,
    reading:
      'Equal totals are a draw. From the moves it is known exactly what was captured, and a promoted piece counts as what it had become. A position shows what is missing from the other player’s set: there an extra queen is a pawn that was not captured. The Moderator sees the count before it stands, and may not be one of the players (Act III.3.5).',
  }),
  'I.6': enforced({
    title: 'Rematches',
    text: ({ rematchSessions, rematchMinutes }) =>
      `A player who objects to the way a game ended may get one rematch, at ${soon(rematchSessions)} there is. If the player who objected does not play it, the first game stands; if the other one does not, they forfeit. A Moderator or Justice has to watch over the rematch and judge it. Each player has ${counted(rematchMinutes, 'minute')}, on a chess clock if possible, unless the Moderator in charge says otherwise. What the rematch brings is final: there is no rematch of a rematch.`,
    reading:
      'A game over the board can be objected to once, by either player, until the session after its own closes. The rematch is at the first session that begins after the objection; how it went is entered on that day. A forfeit is a win for the player who objected. If nobody says how it went, the register of that session decides when it ends. If the player who objected was present and the other player was not, the other player forfeits. That needs somebody else who was there as a Moderator and could have watched over it. Until the end of that day a Moderator or Justice who saw the rematch can still say how it went. In every other case the first game stands. How the first game ended is not how the rematch ended, so only the page of the game still tells it. What happened in an online game goes to the Court (Act I.9.7). Somebody who is banned, or not on the Leaderboard, cannot play it, whichever player they are, and so does not. A game that a player forfeits by a penalty keeps that result for as long as the penalty stands. The person who oversees the rematch must not be one of its players. Until it is played the first result counts; then its result takes the place of the first, and what followed is worked out anew.',
  }),
  'I.7': enforced({
    title: 'Chess clocks',
    text: 'A game with a chess clock follows the six rules below.',
    reading: ({ clockMinutes }) =>
      `Each player has ${counted(clockMinutes, 'minute')}, unless another time is asked for, or minutes are to come off (Act I.2.1). The clock is for games in a session, whose end is the end of every such game.`,
  }),
  'I.7.1': enforced({
    title: 'Clock: supervision',
    text: 'A Moderator or a Justice stays with the game from its first move to its last.',
    reading:
      'One who does not play it and is checked in, for as long as the clock runs; when the last of them leaves the room, it stops.',
  }),
  'I.7.2': enforced({
    title: 'Clock: consent',
    text: 'Both players have to agree to the clock.',
    reading:
      'A Member whom Act II.11 obliges to use a clock is not asked. For a player without a Discord account, the person who watches over the game says that they agree.',
  }),
  'I.7.3': enforced({
    title: 'Clock: two countdowns',
    text: 'The clock counts down separately for each player. It must be possible to switch from one to the other, to stop both, and to start them again.',
  }),
  'I.7.4': enforced({
    title: 'Clock: counting moves',
    text: 'It is good if the clock counts the moves as well, but it does not have to.',
  }),
  'I.7.5': enforced({
    title: 'Clock: time up',
    text: 'A player whose time is used up has lost, there and then.',
    reading:
      'What was pressed before counts, though a telephone without a network may bring it up to a minute later. The person who watches over the game confirms the result.',
  }),
  'I.7.6': recorded({
    title: 'Clock: FIDE’s rules',
    text: 'What FIDE says of clocks holds here too, unless an Act sets it aside.',
    reading:
      'A player may stop the clock, and the person who watches over the game has it go on. If no moves at all could have led to mate, it is a draw.',
  }),
  'I.8': enforced({
    title: 'Time limits without a clock',
    text: 'A game may have a time limit without a chess clock; then the two rules below hold.',
    reading: 'In a session; its end is the end of every such game.',
  }),
  'I.8.1': enforced({
    title: 'Limit: who is told',
    text: 'A Moderator or a Justice is told how long the game may last, when it starts, when it pauses, and when it has to end.',
    reading:
      'One who does not play it. A pause puts off the end by as much. A player has one such game at a time.',
  }),
  'I.8.2': enforced({
    title: 'Limit: time up',
    text: 'At the limit the game is over at once, and the captured pieces decide it as in Act I.5.',
    reading: 'The players and the person who was told of it are told that the time is up.',
  }),
} as const satisfies ActTexts;
