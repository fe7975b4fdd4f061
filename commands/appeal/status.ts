import { askStatus } from '../../src/appeals/docket/status.ts';
import { renderStatus } from '../../src/appeals/words/status.ts';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { caseOption } from '../court/options.ts';
import { caseMeant } from '../court/which-case.ts';
import { lookUp } from '../look-up.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/appeal status`: how a case stands, as far as whoever asks may know; without one, the cases of their own. */
export const status: Subcommand = {
  name: 'status',
  description: 'How a case stands; without one, the cases in which you have a part',
  options: [caseOption('Which case; left out in a thread, that one, else all of yours')],
  execute: async (request) => show(request, await caseMeant(request), 1, 'reply'),
  presses: {
    'case-status': (press) => {
      const [year = '', ordinal = '', page] = press.args;
      return show(press, year === 'own' ? null : `${year}/${ordinal}`, Number(page), 'update');
    },
  },
};

const show = (
  request: CommandRequest | Press,
  cited: string | null,
  page: number,
  kind: 'reply' | 'update',
): Promise<Answer> =>
  lookUp(
    request,
    (view) => askStatus(view, request.actor, cited),
    (found, scene) => renderStatus(found, scene, page),
    kind,
  );
