import { approveGame, correctAsNamed, refuseGame } from '../../src/ladder/games/decide-game.ts';
import { type OverseenOutcome, objectGame, overseenOutcomes } from '../../src/ladder/games/rematch-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { asks, carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { called, choice, flag, optional, person, reason } from '../options.ts';
import { moderatorFirst } from '../whom.ts';
import { game, result, toApprove, toCorrect, toObjectTo, toRefuse, toRematch, toVoid } from './options.ts';

/** `/game approve`: lets a game that waits for a Moderator count. */
export const approve = subcommand({
  name: 'approve',
  description: 'Moderators: let a game that waits for you count',
  options: {
    game: game('Which game', toApprove),
    overseer: optional(person('The Moderator who watched all or part of it', moderatorFirst)),
    reason: optional(reason),
  },
  execute: carries(approveGame),
});

/** `/game refuse`: keeps a game that does not count yet off the board. */
export const refuse = subcommand({
  name: 'refuse',
  description: 'Moderators: keep a game that is still waiting off the board',
  options: { game: game('Which game', toRefuse), reason },
  execute: carries(refuseGame),
});

/** `/game correct`: puts a result right; what followed is replayed. */
export const correct = subcommand({
  name: 'correct',
  description: 'Moderators: put the result of a game right, in its place',
  options: {
    game: game('Which game', toCorrect),
    score: called('result', result('How it ended for the player named first in the game')),
    reason,
  },
  execute: carries(correctAsNamed),
});

/** `/game void`: cancels a game, after showing what that does. */
export const voiding = subcommand({
  name: 'void',
  description: 'Moderators: take a game off the board; its points go back',
  options: { game: game('Which game', toVoid), reason },
  execute: asks(plans.void),
});

/** How a rematch went for the player who objected, as it is chosen. */
const outcomeNames: Readonly<Record<OverseenOutcome, string>> = {
  won: 'won',
  drew: 'drew',
  lost: 'lost',
  'petitioner-absent': 'The player who objected did not play',
  'opponent-absent': 'The opponent did not play',
};

/** `/game rematch`: its overseer says how a rematch went, after seeing what that does (Act I.6). */
export const rematch = subcommand({
  name: 'rematch',
  description: 'Moderators and Justices: how the rematch went that you watched',
  options: {
    game: game('The game that was objected to', toRematch),
    outcome: choice('For the player who objected', overseenOutcomes, outcomeNames),
    untimed: flag('You let them play without the minutes that the Terms set'),
  },
  execute: asks(plans.rematch),
});

/** `/game object`: a player objects to how a game ended, and gets one rematch (Act I.6). */
export const object = subcommand({
  name: 'object',
  description: 'Object to how a game of yours ended: one rematch, at the next session',
  options: { game: game('Which game', toObjectTo) },
  execute: carries(objectGame),
});
