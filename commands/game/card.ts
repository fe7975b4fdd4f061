import type { Answer, Command, Press } from '../../src/discord/command.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { type Result, refused } from '../../src/house/result.ts';
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
import { findGame, mayNotDecide, notOpen } from '../../src/ladder/games/whose.ts';
import { renderCorrections } from '../../src/ladder/words/game-differs.ts';
import { carryOut } from '../answers.ts';
import { pointsTyped } from './options.ts';
import { askSecond } from './second.ts';

/** The game whose button was pressed. */
const gameIn = (args: readonly string[]): string => args[0] ?? '';

/** The buttons of a game's card; each ends in the game's number. */
export const cardPresses: NonNullable<Command['presses']> = {
  'game-confirm': (press) => carryOut(press, confirmGame, { game: gameIn(press.args) }),
  'game-withdraw': (press) => carryOut(press, withdrawGame, { game: gameIn(press.args) }),
  'game-dispute': askWhyDisputed,
  'game-second': askSecond,
};

/** The form that Dispute opens. */
export const cardSubmissions: NonNullable<Command['submissions']> = {
  'game-dispute': (submission) =>
    carryOut(submission, disputeGame, { game: gameIn(submission.args), why: submission.field('why') }),
};

/** Asks why, unless the dispute would be refused anyway. */
async function askWhyDisputed({ club, actor, args, services }: Press): Promise<Answer> {
  const view = await services.clubs.view(club);
  const game = findGame(view.state, gameIn(args));
  if (!game.ok) return { kind: 'result', result: game };
  const refusals = mayNotDispute(view, actor, game.value);
  if (refusals.length > 0) return { kind: 'result', result: refused(...refusals) };
  const { number } = game.value;
  const why = { id: 'why', label: 'What is wrong with it?', long: true, maxLength: reasonLimit };
  return {
    kind: 'modal',
    modal: { id: `game-dispute:${number}`, title: `Dispute game #${number}`, fields: [why] },
  };
}

/** The buttons with which a Moderator settles a game on which its players differ; they work in direct messages too. */
export const settlePresses: NonNullable<Command['presses']> = {
  'game-approve': (press) => carryOut(press, approveGame, { game: gameIn(press.args), overseer: null }),
  'game-correct': (press) =>
    ifStillOpen(press, (game, view) => ({
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

/** Says at once what speaks against a decision, before anything is typed. */
async function ifStillOpen(press: Press, then: (game: Game, view: ClubView) => Answer): Promise<Answer> {
  const view = await press.services.clubs.view(press.club);
  const found = stillOpen(view, press);
  return found.ok ? then(found.value, view) : { kind: 'result', result: found };
}

function stillOpen(view: ClubView, { actor, args }: Press): Result<Game> {
  const found = findGame(view.state, gameIn(args));
  if (!found.ok) return found;
  const game = found.value;
  const refusals = [
    ...mayNotDecide(view, actor, game),
    ...notOpen(game),
    ...waitsForOpponent(view.state, game),
  ];
  return refusals.length > 0 ? refused(...refusals) : found;
}

const askWhy = (press: Press, action: string, verb: string): Promise<Answer> =>
  ifStillOpen(press, ({ number }) => ({
    kind: 'modal',
    modal: {
      id: customId(action, press.args, press.direct ? press.club : null),
      title: `${verb} game #${number}`,
      fields: [{ id: 'why', label: 'Why? Everybody can read it', long: true, maxLength: reasonLimit }],
    },
  }));
