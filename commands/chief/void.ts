import { ApplicationCommandOptionType } from 'discord.js';
import type { Answer } from '../../src/discord/command.ts';
import type { Actor } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { previewVoidAsChief, voidAsChief } from '../../src/ladder/games/void-as-chief.ts';
import {
  isOnlineName,
  previewVoidOnline,
  type VoidInput,
  voidOnline,
} from '../../src/ladder/online/void-online.ts';
import { renderVoidOnlineQuestion } from '../../src/ladder/words/online/questions.ts';
import { carryOut } from '../carry-out.ts';
import { gameOption, reasonOption } from '../game/options.ts';
import { askToVoid, voidIn } from '../game/void.ts';
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
    const order = voidIn(request);
    const view = await request.services.clubs.view(request.club);
    if (isOnlineName(order.game)) return askAboutOnline(view, request.actor, order);
    return askToVoid(view, previewVoidAsChief(view, request.actor, order), (press) =>
      carryOut(press, voidAsChief, order),
    );
  },
};

/** Act I.9.10: one that is still going on. */
function askAboutOnline(view: ClubView, actor: Actor, order: VoidInput): Answer {
  const preview = previewVoidOnline(view, actor, order);
  if (!preview.ok) return { kind: 'result', result: preview };
  return {
    kind: 'question',
    reply: renderVoidOnlineQuestion(preview.value, view),
    confirm: (press) => carryOut(press, voidOnline, order),
  };
}
