import { askStatus } from '../src/appeals/docket/docket.ts';
import { caseLogged } from '../src/appeals/hearing-room/transcript.ts';
import { readPetition } from '../src/appeals/petitions/read-petition.ts';
import { plans } from '../src/appeals/plans.ts';
import { renderStatement } from '../src/appeals/words/statement.ts';
import { renderStatus } from '../src/appeals/words/status.ts';
import type { Answer, Press } from '../src/discord/command.ts';
import { type Asking, ask, lookUp, lookUpLogged, pageFor } from './answers.ts';
import { enbanc, file } from './appeal/file.ts';
import { caseMeant, caseOption, completeCourt, inCase } from './court/options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** `/appeal withdraw`: whoever asked the Court takes that back, after being told what it means (Act III.3). */
const withdraw: Subcommand = {
  name: 'withdraw',
  description: 'Take back what you asked the Court for',
  options: [caseOption('Which case of yours; in its own thread you can leave this out')],
  execute: inCase((request, cited) => ask(request, plans.withdrawal, { case: cited, judged: null })),
};

/** `/appeal status`: how a case stands, as far as whoever asks may know; without one, the cases of their own. */
const status: Subcommand = {
  name: 'status',
  description: 'How a case stands; without one, the cases in which you have a part',
  options: [caseOption('Which case; left out in a thread, that one, else all of yours')],
  execute: async (request) => show(request, await caseMeant(request), 1),
  presses: {
    'case-status': (press) => {
      const [year = '', ordinal = '', page] = press.args;
      return show(press, year === 'own' ? null : `${year}/${ordinal}`, Number(page));
    },
  },
};

const show = (request: Asking, cited: string | null, page: number): Promise<Answer> =>
  lookUp(
    request,
    (view) => askStatus(view, request.actor, cited),
    (found, scene) => renderStatus(found, scene, page),
    pageFor(request),
  );

/** The button below a notice of a petition: what the petitioner, or whoever asks for the whole Court, has to say. */
const readStatement = (press: Press): Promise<Answer> =>
  lookUpLogged(
    press,
    (view, known) => caseLogged(view, press.actor, known, 'petition'),
    (view) => readPetition(view, press.actor, press.args[0] ?? ''),
    renderStatement,
  );

/** `/appeal`: what people ask of the Court (Act III.3). */
export const appeal = commandOf(
  {
    name: 'appeal',
    description: 'Ask the Court of Appeals to look at what was decided',
    complete: completeCourt,
    presses: { 'petition-read': readStatement },
    fromMessages: ['appeal-open', 'appeal-statement', 'petition-read'],
  },
  [file, enbanc, withdraw, status],
);
