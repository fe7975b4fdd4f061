import type { Answer, CompletionRequest, Press } from '../src/discord/command.ts';
import { choicesOf } from '../src/discord/complete.ts';
import { done } from '../src/house/result.ts';
import type { Choice } from '../src/house/words/reply.ts';
import { type OnlineGame, playerToMove, rulesOf } from '../src/ladder/book/online.ts';
import { numberOf } from '../src/ladder/games/whose.ts';
import { declineOnline } from '../src/ladder/online/challenge.ts';
import { onlineMeant, onlineNumbered, readOwn } from '../src/ladder/online/find-online.ts';
import { acceptDraw, boardOf, declineDraw, drawOnline, moveOnline } from '../src/ladder/online/play.ts';
import { plans } from '../src/ladder/plans.ts';
import { renderPieceChoice } from '../src/ladder/words/online/choices.ts';
import { renderBoard } from '../src/ladder/words/online/game.ts';
import { renderPgn } from '../src/ladder/words/online/pgn.ts';
import { legalMoves, type Winner } from '../terms/games/online.ts';
import { ask, asks, carryOut, lookUp } from './answers.ts';
import {
  choiceOption,
  chosen,
  integerOption,
  needed,
  reasonOption,
  suggestedOption,
  userOption,
} from './options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** The longest time for a move: a week. */
const mostMinutes = 7 * 24 * 60;

/** `/online challenge`: asks somebody for a game; whoever has not agreed to Act I.9.4 is asked to first. */
const challenge: Subcommand = {
  name: 'challenge',
  description: 'Challenge a Member to a game here; you have White',
  options: [
    userOption('opponent', 'Whom you would like to play', needed),
    integerOption('minutes_per_move', 'Whoever takes longer for a move has lost', [1, mostMinutes]),
  ],
  execute: asks(plans.challenge, ({ options }) =>
    done({
      opponent: options.user('opponent', true),
      minutes: options.integer('minutes_per_move'),
      agrees: false,
    }),
  ),
  presses: {
    'online-accept': (press) => ask(press, plans.acceptance, { online: press.args[0] ?? '', agrees: false }),
    'online-decline': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
    'online-withdraw': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
  },
};

/** `/online move`: a move typed, or chosen on the board's message. */
const move: Subcommand = {
  name: 'move',
  description: 'Move in the online game that you are playing',
  options: [suggestedOption('move', 'Such as e4, Nf3, exd5, e2e4 or e8=Q', needed)],
  execute: (request) =>
    carryOut(request, moveOnline, {
      online: null,
      move: request.options.string('move', true),
      ply: null,
      channel: request.channel,
    }),
  complete: completeMove,
  presses: { 'online-move': chosenMove, 'online-more': chosenMove, 'online-piece': choosePiece },
};

/** The moves that begin as it was typed, in any capitals; none for whoever is not to move. */
async function completeMove({ services, club, actor, focused }: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  const own = readOwn(view, actor, null);
  if (!own.ok || playerToMove(own.value.game) !== own.value.person) return [];
  const typed = focused.value.trim().toLowerCase();
  const moves = legalMoves(boardOf(view, own.value.game), rulesOf(view.state, own.value.game));
  const found = moves.filter((san) => san.toLowerCase().startsWith(typed));
  return choicesOf(found.map((san) => ({ name: san, value: san })));
}

/** A move chosen on a board that stood after so many moves. */
function chosenMove(press: Press): Promise<Answer> {
  const [online = '', ply] = press.args;
  const input = { online, move: press.values[0] ?? '', ply: Number(ply), channel: press.channel };
  return carryOut(press, moveOnline, input);
}

/** A piece was chosenMove: its moves are shown to whoever chose it. */
function choosePiece(press: Press): Promise<Answer> {
  return lookUp(
    press,
    (view) => {
      const own = readOwn(view, press.actor, press.args[0] ?? '');
      return own.ok ? done(own.value.game) : own;
    },
    (game, { view }) => renderPieceChoice(view, game, boardOf(view, game), press.values[0] ?? ''),
  );
}

/** The game whose button was pressed. */
const pressedGame = ({ args, channel }: Press) => ({ online: args[0] ?? '', channel });

/** `/online draw`: offers a draw, or takes the one that is offered. */
const draw: Subcommand = {
  name: 'draw',
  description: 'Offer a draw, or accept the one you are offered',
  execute: (request) => carryOut(request, drawOnline, { online: null, channel: request.channel }),
  presses: {
    'online-draw': (press) => carryOut(press, drawOnline, pressedGame(press)),
    'online-accept-draw': (press) => carryOut(press, acceptDraw, pressedGame(press)),
    'online-decline-draw': (press) => carryOut(press, declineDraw, pressedGame(press)),
  },
};

/** `/online resign`: gives up, once that is confirmed. */
const resign: Subcommand = {
  name: 'resign',
  description: 'Give up the online game that you are playing',
  execute: (request) => ask(request, plans.resignation, { online: null, channel: request.channel }),
  presses: { 'online-resign': (press) => ask(press, plans.resignation, pressedGame(press)) },
};

/** `/online board`: the board as it stands, from the asker's own side. */
const board: Subcommand = {
  name: 'board',
  description: 'See how an online game stands; everybody may watch',
  execute: (request) =>
    lookUp(
      request,
      (view) => onlineMeant(view, request.actor, request.channel),
      (game, { view }) => ({
        ...renderBoard(view, game, game.moves.length, sideOf(game, numberOf(view, request.actor))),
        audience: 'asker',
        pings: [],
      }),
    ),
};

const sideOf = ({ white, black }: OnlineGame, person: number | null) =>
  person === white ? 'white' : person === black ? 'black' : undefined;

/** The button below a game that is over: its moves and its log as files. */
function pgn(press: Press): Promise<Answer> {
  return lookUp(
    press,
    (view) => onlineNumbered(view, press.args[0] ?? ''),
    (game, { view }) => renderPgn(view, game),
  );
}

const winners = ['white', 'black', 'draw'] as const satisfies readonly Winner[];

/** `/online end`: a Justice who does not play it ends a game, after confirming it (Act I.9.6). */
const end: Subcommand = {
  name: 'end',
  description: 'Justices: end an online game that you do not play, as the FIDE laws would',
  options: [
    reasonOption,
    choiceOption(
      'result',
      'Who wins',
      winners.map((value) => ({ name: value, value })),
      needed,
    ),
  ],
  execute: asks(plans.end, ({ options, channel }) =>
    done({
      online: null,
      winner: chosen(winners, options.string('result', true)),
      reason: options.string('reason', true),
      channel,
    }),
  ),
};

/** `/online`: chess played here (Act I.9). */
export const online = commandOf(
  {
    name: 'online',
    description: 'Play chess here, in Discord',
    presses: { 'online-pgn': pgn },
  },
  [challenge, move, draw, resign, board, end],
);
