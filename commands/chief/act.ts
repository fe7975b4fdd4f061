import { actAlone } from '../../src/house/chief/act-alone.ts';
import { plans } from '../../src/house/plans.ts';
import { isOnlineName } from '../../src/ladder/online/void-online.ts';
import { plans as onLadder } from '../../src/ladder/plans.ts';
import { ask, asks, carryOut } from '../answers.ts';
import { voidIn } from '../game/decide.ts';
import {
  gameOption,
  needed,
  personOptions,
  reasonOption,
  suggestedOption,
  textOption,
  withMember,
} from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief act`: puts on record what the Chief Justice did alone, and announces it (Acts II.12 and III.4). */
export const act: Subcommand = {
  name: 'act',
  description: 'Put on record what you did alone, and why; it is announced',
  options: [
    reasonOption,
    suggestedOption('act', 'The Act that says it has to happen; without one, a power that nobody else has'),
  ],
  execute: (request) =>
    carryOut(request, actAlone, {
      reason: request.options.string('reason', true),
      act: request.options.string('act'),
    }),
};

/** `/chief breach`: somebody passed on evidence of an online game, which costs every office (Act I.9.5). */
export const breach: Subcommand = {
  name: 'breach',
  description: 'Somebody passed on evidence of an online game: they lose every office at once',
  options: [
    textOption('reason', 'What they did; they are told', needed),
    ...personOptions('member', 'Who it was'),
  ],
  execute: asks(plans.breach, ({ options }) =>
    withMember(options, (member) => ({ member, reason: options.string('reason', true) })),
  ),
};

/** `/chief void`: takes a game off the board for the sake of the Leaderboard, after showing what that does. */
export const chiefVoid: Subcommand = {
  name: 'void',
  description: 'Take a game off the board that makes the Leaderboard unreliable; it is announced',
  options: [gameOption('Which game'), reasonOption],
  execute: (request) => {
    const order = voidIn(request);
    return isOnlineName(order.game)
      ? ask(request, onLadder.voidOnline, order)
      : ask(request, onLadder.voidAsChief, order);
  },
};
