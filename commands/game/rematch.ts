import { ApplicationCommandOptionType } from 'discord.js';
import type { Options } from '../../src/discord/command.ts';
import {
  overseenOutcomes,
  previewRematch,
  type RematchInput,
  rematchGame,
} from '../../src/ladder/games/rematch-game.ts';
import { renderRematchQuestion } from '../../src/ladder/words/rematches.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';
import { gameOption } from './options.ts';

/** `/game rematch`: its overseer says how a rematch went, after seeing what that does (Act I.6). */
export const rematch: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'rematch',
    description: 'Moderators and Justices: how the rematch went that you oversaw',
    options: [
      gameOption('The game that was objected to'),
      {
        type: ApplicationCommandOptionType.String,
        name: 'outcome',
        description: 'For the player who objected',
        required: true,
        choices: overseenOutcomes.map((outcome) => ({ name: outcome, value: outcome })),
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'untimed',
        description: 'You let them play without the minutes that the Terms set',
      },
    ],
  },
  async execute(request) {
    const { services, club, actor, occasion } = request;
    const input = rematchIn(request.options);
    const view = await services.clubs.view(club);
    const preview = previewRematch(view, actor, input, occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    return {
      kind: 'question',
      reply: renderRematchQuestion(preview.value, view),
      confirm: (press) => carryOut(press, rematchGame, input),
    };
  },
};

function rematchIn(options: Options): RematchInput {
  const typed = options.string('outcome', true);
  const outcome = overseenOutcomes.find((each) => each === typed);
  if (outcome === undefined) throw new Error(`There is no outcome ${typed}`);
  return {
    game: options.string('game', true),
    outcome,
    untimed: options.boolean('untimed') ?? false,
  };
}
