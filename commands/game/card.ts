import type { Answer, Command, Press } from '../../src/discord/command.ts';
import type { Actor } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Refusal } from '../../src/house/result.ts';
import { reasonLimit } from '../../src/house/texts.ts';
import { customId } from '../../src/house/words/reply.ts';
import type { Game } from '../../src/ladder/book/games.ts';
import { confirmGame, disputeGame, mayNotDispute, withdrawGame } from '../../src/ladder/games/answer-game.ts';
import {
  approveGame,
  correctGame,
  refuseGame,
  waitsForOpponent,
} from '../../src/ladder/games/decide-game.ts';
import { gameFor, mayNotDecide, notOpen } from '../../src/ladder/games/whose.ts';
import { renderCorrections } from '../../src/ladder/words/game-differs.ts';
import { carryOut, ifFound } from '../answers.ts';
import { giveMovesLink } from './moves.ts';
import { pointsTyped } from './options.ts';
import { askSecond } from './second.ts';

/** The game whose button was pressed. */
const gameIn = (args: readonly string[]): string => args[0] ?? '';

/** The buttons of a game's card; each ends in the game's number. */
export const cardPresses: NonNullable<Command['presses']> = {
  'game-confirm': (press) => carryOut(press, confirmGame, { game: gameIn(press.args) }),
  'game-withdraw': (press) => carryOut(press, withdrawGame, { game: gameIn(press.args) }),
  'game-dispute': (press) => askWhyDisputed(press),
  'game-second': askSecond,
  'game-moves': giveMovesLink,
};

/** The form that Dispute opens. */
export const cardSubmissions: NonNullable<Command['submissions']> = {
  'game-dispute': (submission) =>
    carryOut(submission, disputeGame, { game: gameIn(submission.args), why: submission.field('why') }),
};

/** The buttons with which a Moderator settles a game on which its players differ; they work in direct messages too. */
export const settlePresses: NonNullable<Command['presses']> = {
  'game-approve': (press) => carryOut(press, approveGame, { game: gameIn(press.args), overseer: null }),
  'game-correct': (press) =>
    ifAllowed(press, notToSettle, (game, view) => ({
      kind: 'reply',
      reply: renderCorrections(view, game, press.direct ? press.club : null),
    })),
  'game-correct-to': (press) => askWhy(press, 'game-correct-to', 'Correct'),
  'game-refuse': (press) => askWhy(press, 'game-refuse', 'Refuse'),
};

/** The forms in which the reason is given. */
export const settleSubmissions: NonNullable<Command['submissions']> = {
  'game-correct-to': (submission) =>
    carryOut(submission, correctGame, {
      game: gameIn(submission.args),
      score: pointsTyped(submission.args[1] ?? ''),
      reason: submission.field('why'),
    }),
  'game-refuse': (submission) =>
    carryOut(submission, refuseGame, {
      game: gameIn(submission.args),
      reason: submission.field('why'),
      both: submission.args[1] === 'both',
    }),
};

/** What of all this may be used from direct messages. */
export const settledFromMessages = [...Object.keys(settlePresses), ...Object.keys(settleSubmissions)];

/** Goes on with the game whose button was pressed. Says what speaks against that before anything is typed. */
const ifAllowed = (
  press: Press,
  against: (view: ClubView, actor: Actor, game: Game) => Refusal[],
  goOn: (game: Game, view: ClubView) => Answer,
): Promise<Answer> =>
  ifFound(
    press,
    (view) => gameFor(view, gameIn(press.args), (game) => against(view, press.actor, game)),
    goOn,
  );

const notToSettle = (view: ClubView, actor: Actor, game: Game): Refusal[] => [
  ...mayNotDecide(view, actor, game),
  ...notOpen(game),
  ...waitsForOpponent(view.state, game),
];

/** A form that asks why. */
const whyForm = (id: string, title: string, label: string): Answer => ({
  kind: 'modal',
  modal: { id, title, fields: [{ id: 'why', label, long: true, maxLength: reasonLimit }] },
});

const askWhyDisputed = (press: Press): Promise<Answer> =>
  ifAllowed(press, mayNotDispute, ({ number }) =>
    whyForm(`game-dispute:${number}`, `Dispute game #${number}`, 'What is wrong with it?'),
  );

const askWhy = (press: Press, action: string, verb: string): Promise<Answer> =>
  ifAllowed(press, notToSettle, ({ number }) => {
    const id = customId(action, press.args, press.direct ? press.club : null);
    return whyForm(id, `${verb} game #${number}`, 'Why? Everybody can read it');
  });
