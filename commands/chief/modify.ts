import { ApplicationCommandOptionType } from 'discord.js';
import type { Options } from '../../src/discord/command.ts';
import { done, type Result } from '../../src/house/result.ts';
import {
  type ModificationInput,
  modifyScore,
  previewModification,
} from '../../src/ladder/board/modify-score.ts';
import { renderModificationQuestion } from '../../src/ladder/words/game-questions.ts';
import { carryOut } from '../carry-out.ts';
import { reasonOption } from '../game/options.ts';
import { aboutShown, namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** The most points that one command moves a score by. */
const mostPoints = 10_000;

/** `/chief modify`: changes a score for technical reasons, after showing it (Act III.5). */
export const modify: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'modify',
    description: 'Change a score for technical reasons; it is announced',
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'points',
        description: 'How many more, or fewer with a minus',
        required: true,
        min_value: -mostPoints,
        max_value: mostPoints,
      },
      reasonOption,
      ...personOptions('member', 'Whose score'),
    ],
  },
  async execute(request) {
    const input = modificationIn(request.options);
    if (!input.ok) return { kind: 'result', result: input };
    const view = await request.services.clubs.view(request.club);
    const preview = previewModification(view, request.actor, input.value);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = aboutShown(view, input.value);
    return {
      kind: 'question',
      reply: renderModificationQuestion(preview.value, view),
      confirm: (press) => carryOut(press, modifyScore, order),
    };
  },
};

function modificationIn(options: Options): Result<ModificationInput> {
  const member = namedPerson(options, 'member');
  if (!member.ok) return member;
  return done({
    member: member.value,
    points: options.integer('points', true),
    reason: options.string('reason', true),
  });
}
