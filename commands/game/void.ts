import { ApplicationCommandOptionType } from 'discord.js';
import { previewVoid, voidGame } from '../../src/club/games/void-game.ts';
import { renderVoidQuestion } from '../../src/discord/render/game-questions.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';
import { gameOption, reasonOption } from './options.ts';

/** `/game void`: takes a game off the board as though it had never happened, after showing what that does. */
export const voiding: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'void',
    description: 'Moderators: take a game off the board; its points go back',
    options: [gameOption('Which game'), reasonOption],
  },
  async execute(request) {
    const order = {
      game: request.options.string('game', true),
      reason: request.options.string('reason', true),
    };
    const view = await request.services.clubs.view(request.club);
    const preview = previewVoid(view, request.actor, order);
    if (!preview.ok) return { kind: 'result', result: preview };
    return {
      kind: 'question',
      reply: renderVoidQuestion(preview.value, view),
      confirm: (press) => carryOut(press, voidGame, order),
    };
  },
};
