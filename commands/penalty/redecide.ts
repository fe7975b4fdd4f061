import { plans } from '../../src/appeals/plans.ts';
import { type RedecisionInput, redecisionKinds } from '../../src/appeals/voting/redecide.ts';
import type { CompletionRequest, Options } from '../../src/discord/command.ts';
import { ask } from '../ask.ts';
import { caseOption, completeCases } from '../court/options.ts';
import { inCase } from '../court/which-case.ts';
import { pointsOf, resultOption } from '../game/options.ts';
import { choiceOption, chosen, integerOption, needed, reasonOption, suggestedOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { completeDiscipline } from './complete.ts';

/** `/penalty redecide`: decides again what a panel sent back, as far as it left that open, after showing what that does (Act III.3.8). */
export const redecide: Subcommand = {
  name: 'redecide',
  description: 'Moderators: decide again what the Court has sent back to you',
  options: [
    choiceOption('decision', 'What you do with your first decision', redecisionKinds, needed),
    reasonOption,
    caseOption(),
    integerOption(
      'points',
      'For replace: how many points off the score instead; 0 is a warning',
      [-10_000, 10_000],
    ),
    suggestedOption('until', 'For replace: the ban’s new last day, if the panel left it to you'),
    resultOption('For replace: what the game brought the player named first in it', {}),
  ],
  execute: inCase((request, cited) => ask(request, plans.redecision, redecisionIn(request.options, cited))),
  complete: (request: CompletionRequest) =>
    request.focused.name === 'case' ? completeCases(request) : completeDiscipline(request),
};

const redecisionIn = (options: Options, cited: string): RedecisionInput => ({
  case: cited,
  decision: chosen(redecisionKinds, options.string('decision', true)),
  reason: options.string('reason', true),
  points: options.integer('points'),
  until: options.string('until'),
  result: pointsOf(options.string('result')),
  shown: null,
});
