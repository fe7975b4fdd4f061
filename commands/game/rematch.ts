import { done } from '../../src/house/result.ts';
import { objectGame, overseenOutcomes } from '../../src/ladder/games/rematch-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { asks } from '../ask.ts';
import { carryOut } from '../carry-out.ts';
import { booleanOption, choiceOption, chosen, gameOption, needed } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

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
