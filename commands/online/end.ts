import { ApplicationCommandOptionType } from 'discord.js';
import type { CommandRequest } from '../../src/discord/command.ts';
import { endAsJustice, previewEnd } from '../../src/ladder/online/end-as-justice.ts';
import { renderEndQuestion } from '../../src/ladder/words/online/questions.ts';
import type { Winner } from '../../terms/games/online.ts';
import { carryOut } from '../carry-out.ts';
import { reasonOption } from '../game/options.ts';
import type { Subcommand } from '../subcommand.ts';

const winners = ['white', 'black', 'draw'] as const satisfies readonly Winner[];

/** `/online end`: a Justice who does not play it ends a game, after confirming it (Act I.9.6). */
export const end: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'end',
    description: 'Justices: end an online game that you do not play, as the FIDE laws would',
    options: [
      reasonOption,
      {
        type: ApplicationCommandOptionType.String,
        name: 'result',
        description: 'Who wins',
        required: true,
        choices: winners.map((value) => ({ name: value, value })),
      },
    ],
  },
  async execute(request) {
    const { options, services, club, actor, channel } = request;
    const order = {
      online: null,
      winner: winnerIn(request),
      reason: options.string('reason', true),
      channel,
    };
    const view = await services.clubs.view(club);
    const preview = previewEnd(view, actor, order);
    if (!preview.ok) return { kind: 'result', result: preview };
    const online = String(preview.value.game.number);
    return {
      kind: 'question',
      reply: renderEndQuestion(preview.value, view),
      confirm: (press) => carryOut(press, endAsJustice, { ...order, online }),
    };
  },
};

/** Discord vouches for the choice. */
function winnerIn({ options }: CommandRequest): Winner {
  const chosen = options.string('result', true);
  const winner = winners.find((each) => each === chosen);
  if (winner === undefined) throw new Error(`${chosen} is no result that is offered`);
  return winner;
}
