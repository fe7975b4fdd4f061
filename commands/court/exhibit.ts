import { exhibitLimits, fileExhibit, mayFile } from '../../src/appeals/hearing/file-exhibit.ts';
import { viewExhibit } from '../../src/appeals/hearing/view-exhibit.ts';
import { exhibitAction, exhibitsAction, renderExhibits } from '../../src/appeals/words/exhibits.ts';
import type { Answer, Press } from '../../src/discord/command.ts';
import { whoActs } from '../../src/house/people.ts';
import { notUnderstood } from '../../src/house/result.ts';
import { carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { attachment, flag, optional } from '../options.ts';
import { exhibitOf, heard, theCase } from './options.ts';

/** `/court exhibit`: a file is put before those who hear a case (Act III.3). */
export const exhibit = subcommand({
  name: 'exhibit',
  description: 'Parties and Justices: file a picture, PDF, text or game in a case',
  options: {
    file: attachment('A png, jpg, webp, gif, pdf, txt, md or pgn file, up to 8 MB'),
    case: theCase(heard),
    sealed: flag('True: only the Justices who hear the case can see it'),
    redacts: optional(
      exhibitOf('Chief Justice: this is a redacted copy of which raw exhibit?', ({ raw }) => raw),
    ),
  },
  /** Asks first whether it would be taken, so that nothing is fetched from Discord in vain. */
  execute: async (request, { file, sealed, ...about }) => {
    const { services, club, actor } = request;
    const { name, size } = file;
    const may = mayFile(await services.clubs.view(club), actor, { ...about, name, size });
    if (!may.ok) return { kind: 'result', result: may };
    const downloaded = await file.download(exhibitLimits.size);
    if (!downloaded.ok) return { kind: 'result', result: downloaded };
    return carryOut(request, fileExhibit, { ...about, name, sealed, ...downloaded.value });
  },
  presses: { [exhibitAction]: view, [exhibitsAction]: list },
});

/** The exhibit is in the button, or was chosen. */
function view(press: Press): Promise<Answer> {
  const [number, pressed] = press.args;
  return carryOut(press, viewExhibit, { case: Number(number), exhibit: Number(pressed ?? press.values[0]) });
}

/** The exhibits that the person who presses may look at, below what begins the thread of a case. */
async function list({ services, club, actor, args: [number] }: Press): Promise<Answer> {
  const clubView = await services.clubs.view(club);
  const appeal = clubView.state.cases[Number(number)];
  if (appeal === undefined) return { kind: 'result', result: notUnderstood({ problem: 'lapsed' }) };
  return { kind: 'reply', reply: renderExhibits(clubView, appeal, whoActs(clubView, actor).number) };
}
