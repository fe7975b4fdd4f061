import type { Command } from '../src/discord/command.ts';
import { onServers } from '../src/discord/command.ts';
import { completeActs } from '../src/discord/complete.ts';
import { ownTexts } from '../src/house/amendment/own-texts.ts';
import { suggest as suggestChange } from '../src/house/amendment/suggest.ts';
import { carryOut } from './carry-out.ts';
import { suggestedOption, textOption } from './options.ts';

/** `/suggest`: anybody's idea for a change of the Terms, or an officer's finished text of an Act. */
export const suggest: Command = {
  data: {
    name: 'suggest',
    description: 'Suggest a change of the Terms to the Chief Justice',
    ...onServers,
    options: [
      textOption('text', 'What should be different, and why', { required: true, max_length: 4_000 }),
      suggestedOption('act', 'Moderators and Justices: the Act for which this is the finished text'),
    ],
  },
  execute: (request) =>
    carryOut(request, suggestChange, {
      text: request.options.string('text', true),
      act: request.options.string('act'),
    }),
  complete: async ({ club, services, focused }) => {
    const view = await services.clubs.view(club);
    return completeActs(focused.value, view.state.figures, await ownTexts(services.clubs, view));
  },
};
