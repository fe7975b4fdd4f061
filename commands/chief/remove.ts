import { ApplicationCommandOptionType } from 'discord.js';
import type { Options } from '../../src/discord/command.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { removalBases } from '../../src/house/removal/outcomes.ts';
import { previewRemoval, type RemovalInput, removeMember } from '../../src/house/removal/remove-member.ts';
import { done, type Result } from '../../src/house/result.ts';
import { renderRemovalQuestion } from '../../src/house/words/removal.ts';
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
