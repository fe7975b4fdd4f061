import { ApplicationCommandOptionType } from 'discord.js';
import { findCase } from '../../src/appeals/find-case.ts';
import { exhibitLimits, fileExhibit, mayFile } from '../../src/appeals/hearing/file-exhibit.ts';
import { exhibitsFor, viewExhibit } from '../../src/appeals/hearing/view-exhibit.ts';
import {
  exhibitAction,
  exhibitsAction,
  exhibitWords,
  renderExhibits,
} from '../../src/appeals/words/exhibits.ts';
import type { Answer, CommandRequest, CompletionRequest, Press } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import { whoActs } from '../../src/house/people.ts';
import { notUnderstood } from '../../src/house/result.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { carryOut } from '../answers.ts';
import { booleanOption, suggestedOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseMeant, caseOption, completeCourt, inCase } from './options.ts';

/** `/court exhibit`: a file is put before those who hear a case (Act III.3). */
export const exhibit: Subcommand = {
  name: 'exhibit',
  description: 'Parties and those who hear a case: put in a picture, PDF, text or game as a file',
  options: [
    {
      type: ApplicationCommandOptionType.Attachment,
      name: 'file',
      description: 'png, jpg, webp, gif, pdf, txt, md or pgn, of at most 8 MB',
      required: true,
    },
    caseOption(),
    booleanOption('sealed', 'True: only those who hear the case may look at it'),
    suggestedOption('redacts', 'Chief Justice: the raw exhibit of which this is a redacted copy'),
  ],
  execute: inCase(file),
  complete: completeExhibit,
  presses: { [exhibitAction]: view, [exhibitsAction]: list },
};

/** Asks first whether it would be taken, so that nothing is fetched from Discord in vain. */
async function file(request: CommandRequest, cited: string): Promise<Answer> {
  const { options, services, club, actor } = request;
  const offered = options.attachment('file', true);
  const { name } = offered;
  const about = { case: cited, name, redacts: options.string('redacts') };
  const may = mayFile(await services.clubs.view(club), actor, { ...about, size: offered.size });
  if (!may.ok) return { kind: 'result', result: may };
  const downloaded = await offered.download(exhibitLimits.size);
  if (!downloaded.ok) return { kind: 'result', result: downloaded };
  const sealed = options.boolean('sealed') ?? false;
  return carryOut(request, fileExhibit, { ...about, sealed, ...downloaded.value });
}

/** The raw exhibits of the case, for whoever may look at them. */
async function completeExhibit(request: CompletionRequest): Promise<readonly Choice[]> {
  const { focused, services, club, actor } = request;
  if (focused.name !== 'redacts') return completeCourt(request);
  const view = await services.clubs.view(club);
  const found = findCase(view, (await caseMeant(request)) ?? '');
  if (!found.ok) return [];
  const exhibits = exhibitsFor(view, found.value, whoActs(view, actor).number).filter(({ raw }) => raw);
  return fitting(
    exhibits.map((each) => ({ name: exhibitWords(each), value: String(each.number) })),
    focused.value,
  );
}

/** The exhibit is in the button, or was chosen. */
function view(press: Press): Promise<Answer> {
  const [number, pressed] = press.args;
  return carryOut(press, viewExhibit, { case: Number(number), exhibit: Number(pressed ?? press.values[0]) });
}

/** The exhibits that whoever presses may look at, below what begins the thread of a case. */
async function list({ services, club, actor, args: [number] }: Press): Promise<Answer> {
  const clubView = await services.clubs.view(club);
  const known = clubView.state.cases[Number(number)];
  if (known === undefined) return { kind: 'result', result: notUnderstood({ problem: 'lapsed' }) };
  return { kind: 'reply', reply: renderExhibits(clubView, known, whoActs(clubView, actor).number) };
}
