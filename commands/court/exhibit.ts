import { ApplicationCommandOptionType } from 'discord.js';
import { exhibitLimits, fileExhibit, mayFile } from '../../src/appeals/hearing/file-exhibit.ts';
import { viewExhibit } from '../../src/appeals/hearing/view-exhibit.ts';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { exhibitAction } from '../../src/discord/render/court/exhibits.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';

/** `/court exhibit`: a file is put before those who hear a case (Act III.3). */
export const exhibit: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'exhibit',
    description: 'Parties and those who hear a case: put in a picture, PDF, text or game as a file',
    options: [
      caseOption('Which case'),
      {
        type: ApplicationCommandOptionType.Attachment,
        name: 'file',
        description: 'png, jpg, webp, gif, pdf, txt, md or pgn, of at most 8 MB',
        required: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'sealed',
        description: 'True: only those who hear the case may look at it',
      },
    ],
  },
  execute: file,
  presses: { [exhibitAction]: view },
};

/** Asks first whether it would be taken, so that nothing is fetched from Discord in vain. */
async function file(request: CommandRequest): Promise<Answer> {
  const { options, services, club, actor } = request;
  const offered = options.attachment('file', true);
  const [cited, name] = [options.string('case', true), offered.name];
  const may = mayFile(await services.clubs.view(club), actor, { case: cited, name, size: offered.size });
  if (!may.ok) return { kind: 'result', result: may };
  const downloaded = await offered.download(exhibitLimits.size);
  if (!downloaded.ok) return { kind: 'result', result: downloaded };
  const sealed = options.boolean('sealed') ?? false;
  return carryOut(request, fileExhibit, { case: cited, name, sealed, ...downloaded.value });
}

/** The exhibit is in the button, or was chosen. */
function view(press: Press): Promise<Answer> {
  const [number, pressed] = press.args;
  return carryOut(press, viewExhibit, { case: Number(number), exhibit: Number(pressed ?? press.values[0]) });
}
