import { askStatus } from '../src/appeals/docket/docket.ts';
import { caseLogged } from '../src/appeals/hearing-room/transcript.ts';
import { readPetition } from '../src/appeals/petitions/read-petition.ts';
import { plans } from '../src/appeals/plans.ts';
import { renderStatement } from '../src/appeals/words/statement.ts';
import { renderStatus } from '../src/appeals/words/status.ts';
import type { Answer, Press } from '../src/discord/command.ts';
import { asks, lookUp, paged } from './answers.ts';
import { enbanc, file } from './appeal/file.ts';
import { caseIfAny, heard, ownCase } from './court/options.ts';
import { commandOf, subcommand } from './declare.ts';
import { nothing } from './options.ts';

/** `/appeal withdraw`: the person who asked the Court takes that back, after being told what it means (Act III.3). */
const withdraw = subcommand({
  name: 'withdraw',
  description: 'Withdraw your petition to the Court',
  options: {
    case: ownCase(['filed', 'granted', 'asked', ...heard]),
    judged: nothing,
  },
  execute: asks(plans.withdrawal),
});

interface Which {
  /** Null for all of one's own. */
  case: string | null;
}

/** `/appeal status`: how a case stands, as far as the person who asks may know; without one, the cases of their own. */
const status = subcommand({
  name: 'status',
  description: 'How a case is going; without a case, all of yours',
  options: { case: caseIfAny('Which case; leave it out in a case’s thread, or to see all of yours') },
  ...paged(
    'case-status',
    ([year = '', ordinal = '']): Which => ({ case: year === 'own' ? null : `${year}/${ordinal}` }),
    (request, { case: cited }, page = 1) =>
      lookUp(request, {
        find: (view) => askStatus(view, request.actor, cited),
        render: (found, scene) => renderStatus(found, scene, page),
      }),
  ),
});

/** The button below a notice of a petition: what the petitioner, or the person who asks for the whole Court, has to say. */
const readStatement = (press: Press): Promise<Answer> =>
  lookUp(press, {
    find: (view) => readPetition(view, press.actor, press.args[0] ?? ''),
    logs: (view, appeal) => caseLogged(view, press.actor, appeal, 'petition'),
    render: renderStatement,
  });

/** `/appeal`: what people ask of the Court (Act III.3). */
export const appeal = commandOf(
  {
    name: 'appeal',
    description: 'Ask the Court of Appeals to look at a decision',
    presses: { 'petition-read': readStatement },
    fromMessages: ['appeal-open', 'appeal-statement', 'petition-read'],
  },
  [file, enbanc, withdraw, status],
);
