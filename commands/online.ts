import type { Answer, Press } from '../src/discord/command.ts';
import { type OnlineGame, playerToMove, rulesOf } from '../src/ladder/book/online.ts';
import { numberOf } from '../src/ladder/games/whose.ts';
import { declineOnline } from '../src/ladder/online/challenge.ts';
import { onlineMeant, onlineNumbered, readOwn } from '../src/ladder/online/find-online.ts';
import { acceptDraw, boardOf, declineDraw, drawOnline, moveOnline } from '../src/ladder/online/play.ts';
import { plans } from '../src/ladder/plans.ts';
import { renderPieceChoice } from '../src/ladder/words/online/choices.ts';
import { renderBoard } from '../src/ladder/words/online/game.ts';
import { renderPgn } from '../src/ladder/words/online/pgn.ts';
import { legalMoves } from '../terms/games/online.ts';
import { ask, asks, carries, carryOut, lookUp } from './answers.ts';
import { commandOf, onPerson, subcommand } from './declare.ts';
import {
  called,
  choice,
  nothing,
  optional,
  person,
  reason,
  type Suggest,
  suggested,
  unasked,
  wholeNumber,
} from './options.ts';
import { anotherAccount } from './whom.ts';

/** The longest time for a move: a week. */
const mostMinutes = 7 * 24 * 60;

/** `/online challenge`: asks somebody for a game; a player who has not agreed to Act I.9.4 is asked to first. */
const challenge = subcommand({
  name: 'challenge',
  description: 'Challenge a Member to a game here; you have White',
  options: {
    opponent: person('Whom you would like to play', anotherAccount),
    minutes: called(
      'minutes_per_move',
      optional(wholeNumber('Minutes for each move; a player who takes longer loses', [1, mostMinutes])),
    ),
    agrees: unasked(() => false),
  },
  execute: asks(plans.challenge),
  presses: {
    'online-accept': (press) => ask(press, plans.acceptance, { online: press.args[0] ?? '', agrees: false }),
    'online-decline': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
    'online-withdraw': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
  },
});

/** The moves that begin with what was typed, in any capitals; none for a player who is not to move. */
const suggestMoves: Suggest = (view, { actor, focused }) => {
  const own = readOwn(view, actor, null);
  if (!own.ok || playerToMove(own.value.game) !== own.value.person) return [];
  const typed = focused.value.trim().toLowerCase();
  return legalMoves(boardOf(view, own.value.game), rulesOf(view.state, own.value.game))
    .filter((san) => san.toLowerCase().startsWith(typed))
    .map((san) => ({ name: san, value: san }));
};

/** The game that the person who asks is playing, in whose thread they may be. */
const ownGame = { online: nothing, channel: unasked(({ channel }) => channel) };

/** `/online move`: a move typed, or chosen on the board's message. */
const move = subcommand({
  name: 'move',
  description: 'Move in the online game that you are playing',
  options: {
    ...ownGame,
    move: suggested('Such as e4, Nf3, exd5, e2e4 or e8=Q', suggestMoves),
    ply: nothing,
  },
  execute: carries(moveOnline),
  presses: { 'online-move': chosenMove, 'online-more': chosenMove, 'online-piece': choosePiece },
});

/** A move chosen on a board that stood after so many moves. */
function chosenMove(press: Press): Promise<Answer> {
  const [online = '', ply] = press.args;
  const input = { online, move: press.values[0] ?? '', ply: Number(ply), channel: press.channel };
  return carryOut(press, moveOnline, input);
}

/** A piece was chosen: its moves are shown to the person who chose it. */
function choosePiece(press: Press): Promise<Answer> {
  return lookUp(press, {
    find: (view) => readOwn(view, press.actor, press.args[0] ?? ''),
    render: ({ game }, { view }) => renderPieceChoice(view, game, boardOf(view, game), press.values[0] ?? ''),
  });
}

/** The game whose button was pressed. */
const pressedGame = ({ args, channel }: Press) => ({ online: args[0] ?? '', channel });

/** `/online draw`: offers a draw, or takes the one that is offered. */
const draw = subcommand({
  name: 'draw',
  description: 'Offer a draw, or accept the one you are offered',
  options: ownGame,
  execute: carries(drawOnline),
  presses: {
    'online-draw': (press) => carryOut(press, drawOnline, pressedGame(press)),
    'online-accept-draw': (press) => carryOut(press, acceptDraw, pressedGame(press)),
    'online-decline-draw': (press) => carryOut(press, declineDraw, pressedGame(press)),
  },
});

/** `/online resign`: gives up, once that is confirmed. */
const resign = subcommand({
  name: 'resign',
  description: 'Give up the online game that you are playing',
  options: ownGame,
  execute: asks(plans.resignation),
  presses: { 'online-resign': (press) => ask(press, plans.resignation, pressedGame(press)) },
});

/** `/online board`: the board as it stands, from the asker's own side. */
const board = subcommand({
  name: 'board',
  description: 'See how an online game stands; everybody may watch',
  options: {},
  execute: (request) =>
    lookUp(request, {
      find: (view) => onlineMeant(view, request.actor, request.channel),
      render: (game, { view }) => ({
        ...renderBoard(view, game, game.moves.length, sideOf(game, numberOf(view, request.actor))),
        audience: 'asker',
        pings: [],
      }),
    }),
});

const sideOf = ({ white, black }: OnlineGame, person: number | null) =>
  person === white ? 'white' : person === black ? 'black' : undefined;

/** `/online end`: a Justice who does not play it ends a game, after confirming it (Act I.9.6). */
const end = subcommand({
  name: 'end',
  description: 'Justices: end an online game that you do not play, as the FIDE laws would',
  options: {
    reason,
    winner: called('result', choice('Who wins', ['white', 'black', 'draw'])),
    ...ownGame,
  },
  execute: asks(plans.end),
});

/** The button below a game that is over: its moves and its log as files. */
const showPgn = (press: Press): Promise<Answer> =>
  lookUp(press, {
    find: (view) => onlineNumbered(view, press.args[0] ?? ''),
    render: (game, { view }) => renderPgn(view, game),
  });

/** `/online`: chess played here (Act I.9). */
export const online = commandOf(
  {
    name: 'online',
    description: 'Play chess here, in Discord',
    presses: { 'online-pgn': showPgn },
    menus: [
      onPerson('Challenge', (request) =>
        ask(request, plans.challenge, { opponent: request.person, minutes: null, agrees: false }),
      ),
    ],
  },
  [challenge, move, draw, resign, board, end],
);
