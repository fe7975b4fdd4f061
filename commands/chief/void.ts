import { ApplicationCommandOptionType } from 'discord.js';
import { previewVoidAsChief, voidAsChief } from '../../src/club/chief/void-as-chief.ts';
import { renderVoidQuestion } from '../../src/discord/render/game-questions.ts';
import { carryOut } from '../carry-out.ts';
import { gameOption, reasonOption } from '../game/options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief void`: takes a game off the board for the sake of the Leaderboard, after showing what that does. */
export const chiefVoid: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'void',
    description: 'Take a game off the board that makes the Leaderboard unreliable; it is announced',
    options: [gameOption('Which game'), reasonOption],
  },
  async execute(request) {
    const order = {
      game: request.options.string('game', true),
      reason: request.options.string('reason', true),
    };
    const view = await request.services.clubs.view(request.club);
    const preview = previewVoidAsChief(view, request.actor, order);
    if (!preview.ok) return { kind: 'result', result: preview };
    return {
      kind: 'question',
      reply: renderVoidQuestion(preview.value, view),
      confirm: (press) => carryOut(press, voidAsChief, order),
    };
  },
};
