import { ApplicationCommandOptionType } from 'discord.js';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { readOwn } from '../../src/ladder/online/find-online.ts';
import { resignOnline } from '../../src/ladder/online/resign.ts';
import { renderResignQuestion } from '../../src/ladder/words/online/questions.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/online resign`: gives up, once that is confirmed. */
export const resign: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'resign',
    description: 'Give up the online game that you are playing',
  },
  execute: (request) => ask(request, null),
  presses: { 'online-resign': (press) => ask(press, press.args[0] ?? '') },
};

/** Asks about the game as it is called then, so that no later one is given up. */
async function ask(request: CommandRequest | Press, typed: string | null): Promise<Answer> {
  const view = await request.services.clubs.view(request.club);
  const own = readOwn(view, request.actor, typed);
  if (!own.ok) return { kind: 'result', result: own };
  const { game } = own.value;
  return {
    kind: 'question',
    reply: renderResignQuestion(game),
    confirm: (press) =>
      carryOut(press, resignOnline, { online: String(game.number), channel: press.channel }),
  };
}
