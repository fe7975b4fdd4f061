import { ApplicationCommandOptionType } from 'discord.js';
import {
  previewRedecision,
  type RedecisionInput,
  redecide as redecideCase,
  redecisionKinds,
} from '../../src/appeals/voting/redecide.ts';
import { renderRedecisionQuestion } from '../../src/appeals/words/voting-questions.ts';
import type { CompletionRequest, Options } from '../../src/discord/command.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { carryOut } from '../carry-out.ts';
import { caseOption, completeCases } from '../court/options.ts';
import { inCase } from '../court/which-case.ts';
import { pointsOf, reasonOption, resultOption } from '../game/options.ts';
import type { Subcommand } from '../subcommand.ts';
import { completeDiscipline } from './complete.ts';
import { choiceOption, chosen, suggestedOption } from './options.ts';

/** `/penalty redecide`: decides again what a panel sent back, as far as it left that open, after showing what that does (Act III.3.8). */
export const redecide: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'redecide',
    description: 'Moderators: decide again what the Court has sent back to you',
    options: [
      choiceOption('decision', 'What you do with your first decision', redecisionKinds, { required: true }),
      reasonOption,
      caseOption(),
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'points',
        description: 'For replace: how many points off the score instead; 0 is a warning',
        min_value: -10_000,
        max_value: 10_000,
      },
      suggestedOption('until', 'For replace: the ban’s new last day, if the panel left it to you', {
        required: false,
      }),
      {
        ...resultOption('For replace: what the game brought the player named first in it'),
        required: false,
      },
    ],
  },
  execute: inCase(async (request, cited) => {
    const { services, club, occasion, actor } = request;
    const input = redecisionIn(request.options, cited);
    const view = await services.clubs.view(club);
    const preview = previewRedecision(view, actor, input, occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = { ...input, shown: preview.value.seal };
    const scene = { ...(await sceneOf(services, club, occasion.now)), view };
    return {
      kind: 'question',
      reply: await renderRedecisionQuestion(preview.value, scene),
      confirm: (press) => carryOut(press, redecideCase, order),
    };
  }),
  complete: (request: CompletionRequest) =>
    request.focused.name === 'case' ? completeCases(request) : completeDiscipline(request),
};

function redecisionIn(options: Options, cited: string): RedecisionInput {
  const result = options.string('result');
  return {
    case: cited,
    decision: chosen(redecisionKinds, options.string('decision', true)) ?? 'keep',
    reason: options.string('reason', true),
    points: options.integer('points'),
    until: options.string('until'),
    result: result === null ? null : pointsOf(result),
    shown: null,
  };
}
