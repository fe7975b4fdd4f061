import { ApplicationCommandOptionType } from 'discord.js';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Result } from '../../src/house/result.ts';
import { previewVoid, type ToVoid, type VoidPreview, voidGame } from '../../src/ladder/games/void-game.ts';
import { renderVoidQuestion } from '../../src/ladder/words/game-questions.ts';
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
    const order = voidIn(request);
    const view = await request.services.clubs.view(request.club);
    return askToVoid(view, previewVoid(view, request.actor, order), (press) =>
      carryOut(press, voidGame, order),
    );
  },
};

/** Which game is to be taken off the board, and why. */
export const voidIn = ({ options }: CommandRequest): ToVoid => ({
  game: options.string('game', true),
  reason: options.string('reason', true),
});

/** Shows what taking a game off the board would do, before it is done; or says why it would not be. */
export function askToVoid(
  view: ClubView,
  preview: Result<VoidPreview & { own?: boolean }>,
  confirm: (press: Press) => Promise<Answer>,
): Answer {
  if (!preview.ok) return { kind: 'result', result: preview };
  return { kind: 'question', reply: renderVoidQuestion(preview.value, view), confirm };
}
