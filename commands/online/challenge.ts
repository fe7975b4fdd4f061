import { ApplicationCommandOptionType } from 'discord.js';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { acceptOnline, declineOnline, previewAcceptance } from '../../src/ladder/online/answer-challenge.ts';
import { challengeOnline, previewChallenge } from '../../src/ladder/online/challenge.ts';
import { renderConsentQuestion } from '../../src/ladder/words/online/questions.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';

/** The longest time for a move: a week. */
const mostMinutes = 7 * 24 * 60;

/** `/online challenge`: asks somebody for a game; whoever has not agreed to Act I.9.4 is asked to first. */
export const challenge: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'challenge',
    description: 'Challenge a Member to a game here; you have White',
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: 'opponent',
        description: 'Whom you would like to play',
        required: true,
      },
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'minutes_per_move',
        description: 'Whoever takes longer for a move has lost',
        min_value: 1,
        max_value: mostMinutes,
      },
    ],
  },
  execute: askOrChallenge,
  presses: {
    'online-accept': askOrAccept,
    'online-decline': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
    'online-withdraw': (press) => carryOut(press, declineOnline, { online: press.args[0] ?? '' }),
  },
};

async function askOrChallenge(request: CommandRequest): Promise<Answer> {
  const { services, club, actor, occasion, options } = request;
  const input = { opponent: options.user('opponent', true), minutes: options.integer('minutes_per_move') };
  const view = await services.clubs.view(club);
  const preview = previewChallenge(view, actor, input, occasion.now);
  if (!preview.ok) return { kind: 'result', result: preview };
  if (!preview.value.asks) return carryOut(request, challengeOnline, { ...input, agrees: false });
  return {
    kind: 'question',
    reply: renderConsentQuestion('challenge'),
    confirm: (press) => carryOut(press, challengeOnline, { ...input, agrees: true }),
  };
}

async function askOrAccept(pressed: Press): Promise<Answer> {
  const { services, club, actor, occasion, args } = pressed;
  const input = { online: args[0] ?? '' };
  const view = await services.clubs.view(club);
  const preview = previewAcceptance(view, actor, input, occasion.now);
  if (!preview.ok) return { kind: 'result', result: preview };
  if (!preview.value.asks) return carryOut(pressed, acceptOnline, { ...input, agrees: false });
  return {
    kind: 'question',
    reply: renderConsentQuestion('accept'),
    confirm: (press) => carryOut(press, acceptOnline, { ...input, agrees: true }),
  };
}
