import type { CommandRequest } from '../../src/discord/command.ts';
import { done } from '../../src/house/result.ts';
import { approveGame, correctGame, refuseGame } from '../../src/ladder/games/decide-game.ts';
import { objectGame, overseenOutcomes } from '../../src/ladder/games/rematch-game.ts';
import type { ToVoid } from '../../src/ladder/games/void-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask, asks, carries, carryOut } from '../answers.ts';
import {
  booleanOption,
  choiceOption,
  chosen,
  gameOption,
  needed,
  personOptions,
  reasonOption,
  whyOption,
  withOptional,
} from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { pointsOf, resultOption } from './options.ts';

/** `/game approve`: lets a game that waits for a Moderator count. */
export const approve: Subcommand = {
  name: 'approve',
  description: 'Moderators: let a game that waits for you count',
  options: [
    gameOption('Which game'),
    ...personOptions('overseer', 'The Moderator who oversaw all or part of it'),
    whyOption,
  ],
  execute: carries(approveGame, ({ options }) =>
    withOptional(options, 'overseer', (overseer) => ({
      game: options.string('game', true),
      overseer,
      reason: options.string('reason'),
    })),
  ),
};

/** `/game refuse`: keeps a game that does not count yet off the board. */
export const refuse: Subcommand = {
  name: 'refuse',
  description: 'Moderators: keep a game that is still waiting off the board',
  options: [gameOption('Which game'), reasonOption],
  execute: (request) =>
    carryOut(request, refuseGame, {
      game: request.options.string('game', true),
      reason: request.options.string('reason', true),
    }),
};

/** `/game correct`: puts a result right; what followed is replayed. */
export const correct: Subcommand = {
  name: 'correct',
  description: 'Moderators: put the result of a game right, in its place',
  options: [
    gameOption('Which game'),
    resultOption('How it ended for the player named first in the game'),
    reasonOption,
  ],
  execute: (request) =>
    carryOut(request, correctGame, {
      game: request.options.string('game', true),
      score: pointsOf(request.options.string('result', true)),
      reason: request.options.string('reason', true),
    }),
};

/** `/game void`: takes a game off the board as though it had never happened, after showing what that does. */
export const voiding: Subcommand = {
  name: 'void',
  description: 'Moderators: take a game off the board; its points go back',
  options: [gameOption('Which game'), reasonOption],
  execute: (request) => ask(request, plans.void, voidIn(request)),
};

/** Which game is to be taken off the board, and why. */
export const voidIn = ({ options }: CommandRequest): ToVoid => ({
  game: options.string('game', true),
  reason: options.string('reason', true),
});

/** `/game rematch`: its overseer says how a rematch went, after seeing what that does (Act I.6). */
export const rematch: Subcommand = {
  name: 'rematch',
  description: 'Moderators and Justices: how the rematch went that you oversaw',
  options: [
    gameOption('The game that was objected to'),
    choiceOption('outcome', 'For the player who objected', overseenOutcomes, needed),
    booleanOption('untimed', 'You let them play without the minutes that the Terms set'),
  ],
  execute: asks(plans.rematch, ({ options }) =>
    done({
      game: options.string('game', true),
      outcome: chosen(overseenOutcomes, options.string('outcome', true)),
      untimed: options.boolean('untimed') ?? false,
    }),
  ),
};

/** `/game object`: a player objects to how a game ended, and gets one rematch (Act I.6). */
export const object: Subcommand = {
  name: 'object',
  description: 'Object to how a game of yours ended: one rematch, at the next session',
  options: [gameOption('Which game')],
  execute: (request) => carryOut(request, objectGame, { game: request.options.string('game', true) }),
};
