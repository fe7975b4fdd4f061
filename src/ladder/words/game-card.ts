import type { APIEmbed } from 'discord-api-types/v10';
import { isMember } from '../../house/book/members.ts';
import type { ClubView } from '../../house/ports.ts';
import { type ActionRow, button, colours, row } from '../../house/words/reply.ts';
import { cite, listed, nameOf, signed, timeOf, whenOf } from '../../house/words/text.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { type SeenGame, seenFrom } from '../board/head-to-head.ts';
import { whiteFirst } from '../board/white-first.ts';
import { type ApprovalReason, type Game, type GameStatus, isPlayer } from '../book/games.ts';
import { whatItWaitsFor } from '../games/counting.ts';
import { oneMatterWith } from '../games/declare-decision.ts';
import { needsAnswer } from '../games/same-game.ts';
import { offersMoves } from '../moves/moves.ts';
import { objectionLines } from './rematch-words.ts';
import { gamesListed, resultLine } from './result-line.ts';

/** The game of that number, of which an outcome or an entry speaks. */
export function gameOf(view: ClubView, number: GameNumber): Game {
  const game = view.state.games[number];
  if (game === undefined) throw new Error(`There is no game ${number}`);
  return game;
}

/** A game as the club sees it: who, how it ended, when, and where it stands. */
export const gameCard = (view: ClubView, game: Game): APIEmbed => ({
  title: `Game #${game.number}`,
  color: statusColours[game.status],
  description: [
    resultLine(view, game),
    whenLine(game),
    ...secondLines(view, game),
    standingLine(view, game),
    ...objectionLines(view, game),
  ].join('\n'),
});

const statusColours: Record<GameStatus, number> = {
  open: colours.waiting,
  counted: colours.done,
  withdrawn: colours.refused,
  refused: colours.refused,
  lapsed: colours.refused,
  voided: colours.refused,
};

/** Act II.4.1: who said that it was a second game, and beside which. */
function secondLines(view: ClubView, { besides, player, enteredBy }: Game): string[] {
  if (besides.length === 0) return [];
  const who = nameOf(view, enteredBy ?? player);
  return [
    `**${who}** says that this was a second game, besides ${gamesListed(besides)} (${cite(['II.4.1'])}).`,
  ];
}

const whenLine = ({ playedAt }: Game): string => `Played: ${whenOf(playedAt)}.`;

/** Where the game stands: what it waits for, what it moved, or why it does not count. */
export function standingLine(view: ClubView, game: Game): string {
  const { status, number } = game;
  if (status === 'open') return waitLine(view, game);
  return status === 'counted' ? `It counts: ${scoresLine(view, number)}.` : goneWords[status];
}

const goneWords: Record<Exclude<GameStatus, 'open' | 'counted'>, string> = {
  withdrawn: 'It was withdrawn by the player who entered it.',
  refused: 'It was refused by a Moderator.',
  lapsed: `It lapsed: a player had not joined when the session closed (${cite(['0.12'])}).`,
  voided: 'It was voided: as though it had never happened.',
};

function waitLine(view: ClubView, game: Game): string {
  switch (whatItWaitsFor(view.state, game)) {
    case 'joining':
      return `Held (${cite(['0.12'])}): ${whoMustJoin(view, game)}, else it lapses.`;
    case 'approval':
      return `It waits for a Moderator: ${listed(game.approval.map((reason) => approvalWords[reason]))}.${contradictionWords(view, game)}`;
    case 'confirmation':
      return `It waits for **${nameOf(view, game.opponent)}** to press **Confirm**.${ifUnanswered(view, game)}`;
    case null:
      return 'It is about to count.';
  }
}

/** Act II.4.1: the open entries that it was said to contradict. */
const contradictedBy = (view: ClubView, game: Game): GameNumber[] =>
  game.contradicts.length === 0 ? [] : oneMatterWith(view, game).map(({ number }) => number);

/** Act II.4.1: which entries it contradicts, and how that ends without a Moderator. */
function contradictionWords(view: ClubView, game: Game): string {
  const others = contradictedBy(view, game);
  return others.length === 0
    ? ''
    : ` It differs from ${gamesListed(others)}: only one of them can count. Either player can withdraw their own, or press **Second game** if there were two.`;
}

function whoMustJoin(view: ClubView, game: Game): string {
  const missing = [game.player, game.opponent].filter((person) => !isMember(view.state, person));
  const names = listed(missing.map((person) => `**${nameOf(view, person)}**`));
  const session = view.state.sessions.get(game.date);
  const until = session === undefined ? '' : ` at ${timeOf(session.closesAt, view.state.figures)}`;
  return `${names} must join with \`/join\` before the session closes${until}`;
}

function ifUnanswered(view: ClubView, game: Game): string {
  const session = view.state.sessions.get(game.date);
  if (session?.open !== true) return '';
  const who = nameOf(view, game.opponent);
  const unanswered = `If ${who} doesn’t answer by ${timeOf(session.closesAt, view.state.figures)}`;
  return needsAnswer(view, game)
    ? ` ${unanswered}, a Moderator decides.`
    : ` ${unanswered}, it counts – as long as ${who} was at the session. Otherwise a Moderator decides.`;
}

export const approvalWords: Record<ApprovalReason, string> = {
  late: 'it was entered on a later day',
  disputed: 'the opponent disputes it',
  'no-account': 'the opponent has no Discord account to confirm it with',
  unanswered: 'the opponent did not answer, and was not at the session',
  contradicted: 'the two players have entered different results',
  again: 'the opponent did not answer, and another game of these two was entered within minutes of it',
  'closed-by-player': 'the player who entered it closed the session before the opponent answered',
  monitored: 'a player is monitored, so that a Moderator has to have watched it',
  clock: 'a player has to play with a clock, and a Moderator says by approving it that one was used',
};

/** `**Ana** 120 (+20), **Bo** 100 (±0)`: the scores that the game left, with what it moved. */
export function scoresLine(view: ClubView, number: GameNumber): string {
  const game = view.state.games[number];
  if (game?.status !== 'counted') return '';
  return whiteFirst(game)
    .flatMap((person) => scoreLeft(view, person, seenFrom(game, person)))
    .join(', ');
}

const scoreLeft = (view: ClubView, person: PersonNumber, { before, change }: SeenGame): string[] =>
  before === null ? [] : [`**${nameOf(view, person)}** ${before + change} (${signed(change)})`];

/** Whether the opponent is to answer: a player entered the game, and the other one has an account to answer with. */
export const isAnswerable = (view: ClubView, game: Game): boolean =>
  game.status === 'open' && isEnteredByPlayer(game) && view.people.byNumber(game.opponent)?.account != null;

const isEnteredByPlayer = (game: Game): boolean => game.enteredBy !== null && isPlayer(game, game.enteredBy);

/** The buttons of an open game, by what can still be done with it. */
export function cardButtons(view: ClubView, game: Game): ActionRow[] {
  const moves = offersMoves(view, game) ? [button('Add the moves', 'game-moves', [game.number])] : [];
  if (game.status !== 'open') return moves.length === 0 ? [] : [row(...moves)];
  const answerable = isAnswerable(view, game);
  const disputed = game.approval.includes('disputed');
  const contradicted = game.contradicts.length > 0;
  const { number } = game;
  const buttons = [
    ...(answerable && !game.confirmed && !contradicted
      ? [button('Confirm', 'game-confirm', [number], 'success')]
      : []),
    ...(answerable && !disputed ? [button('Dispute', 'game-dispute', [number], 'danger')] : []),
    ...(isEnteredByPlayer(game) ? [button('Withdraw', 'game-withdraw', [number])] : []),
    ...(contradictedBy(view, game).length > 0 ? [button('Second game', 'game-second', [number])] : []),
    ...moves,
  ];
  return buttons.length === 0 ? [] : [row(...buttons)];
}
