import { ApplicationCommandOptionType } from 'discord.js';
import { removalBases } from '../../src/club/removal/outcomes.ts';
import { previewRemoval, type RemovalInput, removeMember } from '../../src/club/removal/remove-member.ts';
import { done, type Result } from '../../src/club/result.ts';
import type { Options } from '../../src/discord/command.ts';
import { renderRemovalQuestion } from '../../src/discord/render/removal.ts';
import { sceneOf } from '../../src/discord/render/scene.ts';
import { carryOut } from '../carry-out.ts';
import { aboutShown, namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief remove`: takes a Member off the Leaderboard, after showing what that rests on (Acts II.7 and II.8). */
export const remove: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'remove',
    description: 'Take a Member off the Leaderboard: at their request, or for staying away',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'basis',
        description: 'Why',
        required: true,
        choices: removalBases.map((basis) => ({ name: basis, value: basis })),
      },
      ...personOptions('member', 'Who is to be removed'),
    ],
  },
  async execute(request) {
    const { services, club, actor, occasion } = request;
    const input = removalIn(request.options);
    if (!input.ok) return { kind: 'result', result: input };
    const scene = await sceneOf(services, club, occasion.now);
    const preview = previewRemoval(scene.view, actor, input.value, occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    const order = aboutShown(scene.view, input.value);
    return {
      kind: 'question',
      reply: renderRemovalQuestion(preview.value, scene),
      confirm: (press) => carryOut(press, removeMember, order),
    };
  },
};

function removalIn(options: Options): Result<RemovalInput> {
  const member = namedPerson(options, 'member');
  if (!member.ok) return member;
  const typed = options.string('basis', true);
  const basis = removalBases.find((each) => each === typed);
  if (basis === undefined) throw new Error(`There is no basis ${typed}`);
  return done({ member: member.value, basis });
}
